/** What others install: the packages as npm packs them, in a folder that has nothing else. */
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { newFolder } from './room25.ts';

const PACKED = ['engine', 'text', 'bots', 'solver', 'protocol', 'server', 'cli'];
const MINUTES = 60_000;
const GAME = `
import { Game, newSheet } from '@room25/engine';
const game = Game.setUp(newSheet({ edition: 'second', mode: 'cooperation', players: 4, seed: 'packed' }));
while (game.outcome === undefined) game.apply(game.answers(game.awaited[0])[0]);
console.log(game.outcome.result);
`;

const folder = newFolder();
const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

beforeAll(() => {
  run('node', pathOf('../../../scripts/setup.mjs'));
  const from = PACKED.map((name) => pathOf(`../../${name}`));
  run('npm', 'pack', '--silent', '--pack-destination', folder, ...from);
  writeFileSync(join(folder, 'package.json'), '{ "name": "elsewhere", "private": true, "type": "module" }');
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs.map((name) => `./${name}`));
}, 5 * MINUTES);

it('plays a game with three lines of code', () => {
  writeFileSync(join(folder, 'game.js'), GAME);
  expect(run('node', 'game.js')).toMatch(/^(complete|partial|lost)\n$/);
});

it('lets bots play', () => {
  expect(run('npx', '--no-install', 'room25', 'simulate', '--games', '3', '--bots', 'easy')).toContain('3 games');
});

it('holds nothing that only a developer needs', () => {
  const files = readdirSync(join(folder, 'node_modules/@room25'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /(^|\/)(src|test|bench|conformance)\//.test(name))).toEqual([]);
});
