// Makes a fresh clone ready: checks Node, installs what package-lock.json lists, builds. Needs nothing but Node, npm and git.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const STAMP = join(root, 'node_modules/.cache/room25-built');
const PAGE = join(root, 'packages/web');

/** Builds if a package is unbuilt or older than its sources; says so on stderr, leaving stdout to the program. */
export function ensureBuilt() {
  requireNode();
  if (!isInstalled()) install();
  if (!isBuilt()) build();
}

function requireNode() {
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.replace('>=', '');
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(`Room 25 needs Node ${wanted} or later; this is Node ${process.versions.node}. See https://nodejs.org`);
}

/** npm writes node_modules/.package-lock.json last, so an interrupted install does not count. */
function isInstalled() {
  const installed = modified(join(root, 'node_modules/.package-lock.json'));
  const wanted = modified(join(root, 'package-lock.json'));
  const writtenTogether = 5_000; // `npm install` writes both files, a moment apart
  return installed + writtenTogether >= wanted;
}

/** The compiler writes files also when it finds errors, so what counts is the start of the last build without any. */
function isBuilt() {
  const built = modified(STAMP);
  return [...compiledPackages(), PAGE].every(
    (dir) => existsSync(join(dir, 'dist')) && built >= newest(join(dir, 'src')),
  );
}

function compiledPackages() {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.build.json'), 'utf8'));
  return references.map(({ path }) => join(root, path));
}

function install() {
  const npm = process.env.npm_execpath; // set when npm started this script: the same npm, without a shell
  const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  step('installing what package-lock.json lists (npm ci)', command, args);
}

function build() {
  const start = new Date();
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  step('building (tsc -b)', process.execPath, [tsc, '-b', join(root, 'tsconfig.build.json')]);
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  step('making it fast (own-imports)', process.execPath, [tsx, join(root, 'scripts/own-imports.ts')]);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = join(PAGE, 'vite.config.ts');
  step('building the page (vite build)', process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn']);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, '');
  utimesSync(STAMP, start, start);
}

function step(what, command, args) {
  say(`${what} …`);
  const start = Date.now();
  const needsShell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell: needsShell });
  if (status !== 0) fail(`${what} failed${error ? `: ${error.message}` : ''}`);
  say(`${what}: done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

function modified(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}

function newest(dir) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.max(...files.map(({ parentPath, name }) => modified(join(parentPath, name))));
}

function say(text) {
  process.stderr.write(`room25 setup: ${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  requireNode();
  if (isInstalled()) say('everything in package-lock.json is installed');
  else install();
  build();
}
