/** What is shipped as an image: nothing that only builds or tests it, and as little power as it needs. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const EXACT = /^(?:[\w./-]+:)?\d+\.\d+(?:\.\d+)?(?:-[\w.-]+)?(?:@sha256:[0-9a-f]{64})?$/;

describe('the image', () => {
  let image: string;
  beforeAll(() => {
    image = mkdtempSync(join(tmpdir(), 'room25-image-'));
    // Any command of the program builds it first, if it is not built.
    execFileSync(process.execPath, [join(root, 'packages/cli/bin/room25.js'), '--version']);
    execFileSync(process.execPath, [
      join(root, 'node_modules/tsx/dist/cli.mjs'),
      join(root, 'scripts/image.ts'),
      image,
    ]);
  }, 600_000);
  afterAll(() => rmSync(image, { recursive: true, force: true }));

  it('holds no package that only builds or tests, and all that it needs to run', () => {
    const { packages } = JSON.parse(text('package-lock.json')) as { packages: Record<string, { dev?: true }> };
    const shipped = Object.keys(packages).filter(
      (path) => path.startsWith('node_modules/') && existsSync(join(image, path)),
    );
    expect(shipped.length).toBeGreaterThan(40);
    expect(shipped.filter((path) => packages[path]!.dev)).toEqual([]);
    expect(shipped).not.toContain('node_modules/typescript');
  });

  it('holds no sources, tests, maps or notes of the compiler', () => {
    const files = readdirSync(image, { recursive: true, encoding: 'utf8' });
    expect(files.filter((path) => /\.([cm]?tsx?|map|tsbuildinfo)$|\.test\./.test(path))).toEqual([]);
    const own = files.filter((path) => /^packages\/\w[\w-]*\/\w+$/.test(path)).map((path) => path.split('/')[2]!);
    expect([...new Set(own)].sort()).toEqual(['bin', 'dist', 'frozen']);
    expect(readdirSync(image).sort()).toEqual(['node_modules', 'package.json', 'packages']);
  });

  it('runs, with the page, and writes nowhere but where its data lie', async () => {
    const data = mkdtempSync(join(tmpdir(), 'room25-image-data-'));
    const before = readdirSync(image, { recursive: true }).length;
    const { NODE_OPTIONS: _, DATABASE_URL: __, ...env } = process.env;
    const [program, ...args] = /^CMD (\[.*\])$/m
      .exec(text('Dockerfile'))!
      .slice(1)
      .flatMap((line) => JSON.parse(line));
    expect(program).toBe('node');
    const server = spawn(process.execPath, [...args, '--port', '0'], {
      cwd: image,
      env: { ...env, ROOM25_DATA: data },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = await new Promise<number>((done, failed) => {
      let log = '';
      server.stdout.setEncoding('utf8').on('data', (said: string) => {
        log += said;
        const listening = /"port":(\d+)/.exec(log);
        if (listening) done(Number(listening[1]));
      });
      server.once('exit', () => failed(new Error(`it has ended: ${log}`)));
    });
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<script');
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(readdirSync(image, { recursive: true }).length).toBe(before);
    rmSync(data, { recursive: true, force: true });
  });
});

describe('the Dockerfile', () => {
  it('has an exact base, and runs as nobody in particular without npm', () => {
    const lines = text('Dockerfile').split('\n');
    const [, base] = /^ARG NODE=(.*)$/m.exec(text('Dockerfile'))!;
    expect(base).toMatch(EXACT);
    const bases = lines.filter((line) => line.startsWith('FROM '));
    for (const line of bases) expect(line).toMatch(/^FROM node:\$\{NODE\}/);
    const last = lines.slice(lines.lastIndexOf(bases.at(-1)!));
    expect(last).toContain('USER node');
    expect(last.filter((line) => /^(RUN|CMD|ENTRYPOINT) .*\bnpm\b/.test(line))).toEqual([]);
  });

  it('is given no secret of whoever builds it', () => {
    expect(text('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.env', '.env.*', '.git', 'room25-data']),
    );
  });
});

it('operators are told how to pin the bases that there are', () => {
  const [, node] = /^ARG NODE=(.*)$/m.exec(text('Dockerfile'))!;
  const others = [...text('compose.yaml').matchAll(/^ {4}image: (\S+:\S+)$/gm)].map(([, image]) => image!);
  expect(others.length).toBeGreaterThan(2);
  for (const base of [node!, ...others]) expect(text('docs/operate.md')).toContain(base);
});

it('the service of the documentation shows nobody else its keys, and has limits', () => {
  const unit = text('docs/operate.md')
    .split('\n')
    .map((line) => line.trim());
  for (const line of ['StateDirectoryMode=0700', 'UMask=0077', 'NoNewPrivileges=yes', 'ProtectSystem=strict'])
    expect(unit).toContain(line);
  for (const limit of ['MemoryMax=', 'TasksMax=']) expect(unit.some((line) => line.startsWith(limit))).toBe(true);
});

describe('compose.yaml', () => {
  /** By name, the lines of each service that is not the same as another. */
  const services = (/^services:\n([\s\S]*?)^\S/m.exec(text('compose.yaml'))![1] ?? '')
    .split(/^ {2}(?=\w)/m)
    .filter((block) => /^\w+:(?: &\w+)?\n/.test(block))
    .map((block) => [block.split(':', 1)[0]!, block.split('\n').map((line) => line.trim())] as const);

  it('has them all', () => {
    expect(services.map(([name]) => name)).toEqual(['database', 'archive', 'one', 'proxy']);
  });

  it.each(services)('%s has an exact version, limits, and as little power as it needs', (_, lines) => {
    const image = lines.find((line) => line.startsWith('image: '))!.slice('image: '.length);
    if (!lines.includes('build: .')) expect(image).toMatch(EXACT);
    for (const line of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: [no-new-privileges:true]'])
      expect(lines).toContain(line);
    for (const limit of ['mem_limit: ', 'pids_limit: '])
      expect(lines.some((line) => line.startsWith(limit))).toBe(true);
    expect(lines.some((line) => line.startsWith('privileged'))).toBe(false);
  });
});
