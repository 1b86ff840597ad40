/** Serves the built page as any plain web server would, from memory: a later build changes nothing for a page that is being tested. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';

export interface PageServer {
  readonly url: string;
  close(): Promise<void>;
}

export const servePage = async (folder: string): Promise<PageServer> => {
  const files = filesOf(folder);
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://page');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const body = files.get(name);
    response.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

const filesOf = (folder: string): ReadonlyMap<string, Buffer> => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(folder, path).replaceAll('\\', '/'), readFileSync(path)];
    }),
  );
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
