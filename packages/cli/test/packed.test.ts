/** What others install: the packages as npm packs them, in a folder that has nothing else. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from './room25.ts';

const PACKED = ['engine', 'text', 'bots', 'solver', 'protocol', 'server', 'cli'];
const GAME = `
import { Game, newSheet } from '@room25/engine';
const game = Game.setUp(newSheet({ edition: 'second', mode: 'cooperation', players: 4, seed: 'packed' }));
while (game.outcome === undefined) game.apply(game.answers(game.awaited[0])[0]);
console.log(game.outcome.result);
`;
const FACES = `
import { decide, taskOf } from '@room25/bots';
import { Game, newSheet } from '@room25/engine';
import { act, read } from '@room25/protocol';
import { barTo } from '@room25/solver';
import { loadLanguage } from '@room25/text';
const game = Game.setUp(newSheet({ edition: 'second', mode: 'cooperation', players: 4, seed: 'packed' }));
const { command } = decide(taskOf(game, 0, { log: [], level: 'random', seed: 'packed' }));
const { rooms } = await loadLanguage('fr');
console.log(game.answers(game.awaited[0]).includes(command), barTo(game), read(act, { do: 'start' }).value.do, rooms.CE.name);
`;

const folder = newFolder();
const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

beforeAll(() => {
  // The program builds what is not built.
  run('node', pathOf('../bin/room25.js'), '--version');
  const from = PACKED.map((name) => pathOf(`../../${name}`));
  run('npm', 'pack', '--silent', '--pack-destination', folder, ...from);
  writeFileSync(join(folder, 'package.json'), '{ "name": "elsewhere", "private": true, "type": "module" }');
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs.map((name) => `./${name}`));
});

it('plays a game with three lines of code', () => {
  writeFileSync(join(folder, 'game.js'), GAME);
  expect(run('node', 'game.js')).toMatch(/^(complete|partial|lost)\n$/);
});

it('gives every package by its name', () => {
  writeFileSync(join(folder, 'faces.js'), FACES);
  expect(run('node', 'faces.js')).toBe('true dealt start Salle centrale\n');
});

it('carries the licence in every package', () => {
  const licence = readFileSync(pathOf('../../../LICENSE'), 'utf8');
  const names = PACKED.map((name) => (name === 'cli' ? 'room25' : `@room25/${name}`));
  for (const name of names) expect(readFileSync(join(folder, 'node_modules', name, 'LICENSE'), 'utf8')).toBe(licence);
});

it('lets bots play', () => {
  expect(run('npx', '--no-install', 'room25', 'simulate', '--games', '3', '--bots', 'easy')).toContain('3 games');
});

describe('The image of the server', () => {
  const image = join(folder, 'image');
  const files = (): string[] => readdirSync(image, { recursive: true, encoding: 'utf8' }).sort();

  beforeAll(() => {
    run('node', pathOf('../../../node_modules/tsx/dist/cli.mjs'), pathOf('../../../scripts/image.ts'), image);
  });

  it('holds nothing that builds or tests, and no sources', () => {
    expect(files()).toContain('packages/cli/bin/room25.js');
    const isLeftOver = (name: string): boolean =>
      /\.([cm]?ts|map|tsbuildinfo)$|(^|\/)(tests?|e2e|typescript|vitest|vite)$/.test(name);
    expect(files().filter(isLeftOver)).toEqual([]);
    const own = new Set(files().flatMap((name) => /^packages\/[^/]+\/([^/]+)$/.exec(name)?.[1] ?? []));
    expect([...own].sort()).toEqual(['bin', 'dist', 'frozen', 'package.json']);
  });

  it('is ready by itself, and writes nowhere but into its data', async () => {
    const before = files();
    const server = spawn('node', ['packages/cli/bin/room25.js', 'serve', '--port', '0', '--data', newFolder()], {
      cwd: image,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = await new Promise<number>((done, fail) => {
      server.once('exit', () => fail(new Error('it ended')));
      createInterface(server.stdout).on('line', (line) => {
        if (line.startsWith('{') && 'port' in JSON.parse(line)) done(JSON.parse(line).port);
      });
    });
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<html');
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(files()).toEqual(before);
  });
});

it('holds nothing that only a developer needs', () => {
  const files = readdirSync(join(folder, 'node_modules/@room25'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /(^|\/)(src|test|bench|conformance)\//.test(name))).toEqual([]);
});
