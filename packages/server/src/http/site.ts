/** The page's files, if they have been built. Read and compressed once, when first asked for. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { contentSecurityPolicy, POLICY } from './headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const SQUEEZED = ['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'];
/** The names of these change when they do. */
const IMMUTABLE = /^\/assets\//;

interface Page {
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export class Site {
  /** Only what stands here is ever read: no path of a request reaches the disk. */
  readonly #files: ReadonlyMap<string, string>;
  readonly #pages = new Map<string, Page>();

  constructor(folder: string | undefined) {
    this.#files = folder !== undefined && existsSync(folder) ? filesIn(folder) : new Map();
  }

  answer(c: Context): Response | undefined {
    const path = c.req.path === '/' ? '/index.html' : c.req.path;
    if (path === '/index.html' && this.#files.size === 0) return c.html(UNBUILT, 200);
    const page = this.#page(path);
    if (!page) return undefined;
    if (c.req.header('if-none-match') === page.headers['etag']) return c.body(null, 304, page.headers);
    const accepted = c.req.header('accept-encoding') ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => page[name] && accepted.includes(name));
    return c.body(encoding ? new Uint8Array(page[encoding]!) : new Uint8Array(page.plain), 200, {
      ...page.headers,
      ...(encoding && { 'content-encoding': encoding }),
    });
  }

  #page(path: string): Page | undefined {
    const known = this.#pages.get(path);
    const file = this.#files.get(path);
    if (known || file === undefined) return known;
    const page = pageOf(path, readFileSync(file));
    this.#pages.set(path, page);
    return page;
  }
}

const UNBUILT = '<!doctype html><title>Room 25</title><p>The server runs; its page has not been built.</p>';

const filesIn = (folder: string): Map<string, string> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => join(folder, name)).filter((path) => statSync(path).isFile());
  return new Map(files.map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]));
};

const pageOf = (path: string, file: Buffer): Page => {
  const extension = extname(path);
  const plain = extension === '.html' ? marked(file) : file;
  const isSqueezed = SQUEEZED.includes(extension);
  return {
    plain,
    ...(isSqueezed && {
      br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: gzipSync(plain),
    }),
    headers: {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      ...(isSqueezed && { vary: 'accept-encoding' }),
      // Scripts too: a worker is held to the policy that came with its own file.
      [POLICY]: contentSecurityPolicy(extension === '.html' ? inlineScripts(plain) : []),
    },
  };
};

/** So that the page knows that it can be played with others: the same files may lie where there is no server. */
const marked = (html: Buffer): Buffer => Buffer.from(html.toString().replace('<html ', '<html data-server '));

const inlineScripts = (html: Buffer): string[] =>
  [...html.toString().matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `sha256-${createHash('sha256').update(script!).digest('base64')}`,
  );
