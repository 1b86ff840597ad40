/** The page's files, if they have been built. Read and compressed once, when first asked for. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { contentSecurityPolicy, POLICY } from './headers.ts';
import { type Ready, readyOf } from './ready.ts';

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
/** The names of these files change with their content. */
const IMMUTABLE = /^\/assets\//;

export class Site {
  /** Only files listed here are ever read: no path of a request reaches the disk. */
  readonly #files: ReadonlyMap<string, string>;
  readonly #pages = new Map<string, Promise<Ready>>();

  constructor(folder: string | undefined) {
    this.#files = folder !== undefined && existsSync(folder) ? filesIn(folder) : new Map();
  }

  /** The file of this path, if there is one. */
  at(path: string): Promise<Ready> | undefined {
    const name = path === '/' ? '/index.html' : path;
    const known = this.#pages.get(name);
    if (known) return known;
    const file = this.#files.get(name);
    if (file === undefined && (name !== '/index.html' || this.#files.size > 0)) return undefined;
    const page =
      file === undefined ? pageOf(name, Buffer.from(UNBUILT)) : readFile(file).then((text) => pageOf(name, text));
    this.#pages.set(name, page);
    page.catch(() => this.#pages.delete(name));
    return page;
  }
}

const UNBUILT = '<!doctype html><title>Room 25</title><p>The server runs; its page has not been built.</p>';

const filesIn = (folder: string): Map<string, string> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => join(folder, name)).filter((path) => statSync(path).isFile());
  return new Map(files.map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]));
};

const pageOf = (path: string, file: Buffer): Promise<Ready> => {
  const extension = extname(path);
  const plain = extension === '.html' ? marked(file) : file;
  return readyOf(plain, {
    isSqueezed: SQUEEZED.includes(extension),
    headers: {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      // Scripts too: a worker is bound by the policy that came with its own file.
      [POLICY]: contentSecurityPolicy(extension === '.html' ? inlineScripts(plain) : []),
    },
  });
};

/** Tells the page that it can be played with others: the same files may be served where there is no game server. */
const marked = (html: Buffer): Buffer => Buffer.from(html.toString().replace('<html ', '<html data-server '));

const inlineScripts = (html: Buffer): string[] =>
  [...html.toString().matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `sha256-${createHash('sha256').update(script!).digest('base64')}`,
  );
