/** An answer that lies ready in every form a client may ask for. Sending it again takes no memory and no work. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { NOTHING_ALLOWED, POLICY, SECURITY_HEADERS } from './headers.ts';

export interface Ready {
  readonly tag: string;
  readonly plain: Form;
  readonly br?: Form;
  readonly gzip?: Form;
}

interface Form {
  readonly body: Buffer;
  readonly headers: OutgoingHttpHeaders;
}

interface Making {
  /** Compressing makes it shorter. */
  readonly isSqueezed: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

export const readyOf = async (plain: Buffer, { isSqueezed, headers }: Making): Promise<Ready> => {
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const usual = {
    ...SECURITY_HEADERS,
    [POLICY]: NOTHING_ALLOWED,
    ...headers,
    etag: tag,
    ...(isSqueezed && { vary: 'accept-encoding' }),
  };
  const form = (body: Buffer, encoding?: string): Form => ({
    body,
    headers: { ...usual, 'content-length': body.length, ...(encoding && { 'content-encoding': encoding }) },
  });
  if (!isSqueezed) return { tag, plain: form(plain) };
  const [br, gzipped] = await Promise.all([
    squeezeWell(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    squeeze(plain),
  ]);
  return { tag, plain: form(plain), br: form(br, 'br'), gzip: form(gzipped, 'gzip') };
};

export const sendReady = (ready: Ready, request: IncomingMessage, response: ServerResponse): void => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => ready[name] && accepted.includes(name));
  const { body, headers } = (encoding && ready[encoding]) ?? ready.plain;
  if (request.headers['if-none-match'] === ready.tag) {
    const { 'content-length': _, ...rest } = headers;
    response.writeHead(304, rest).end();
  } else if (request.method === 'HEAD') response.writeHead(200, headers).end();
  else response.writeHead(200, headers).end(body);
};

const squeezeWell = promisify(brotliCompress);
const squeeze = promisify(gzip);
