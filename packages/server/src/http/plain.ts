/** A short answer that is made for the moment. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { NOTHING_ALLOWED, POLICY, SECURITY_HEADERS } from './headers.ts';

export interface Plain {
  readonly status: number;
  readonly text: string;
  readonly type: string;
  readonly headers?: OutgoingHttpHeaders;
}

export const sendPlain = (response: ServerResponse, { status, text, type, headers }: Plain): void => {
  const usual = { ...SECURITY_HEADERS, [POLICY]: NOTHING_ALLOWED, 'cache-control': 'no-store' };
  const described = { 'content-type': type, 'content-length': Buffer.byteLength(text) };
  response.writeHead(status, { ...usual, ...described, ...headers }).end(text);
};
