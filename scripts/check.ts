// Everything that is not a test, in one command. Every part runs, even after one has failed.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const PARTS: readonly (readonly [script: string, what: string])[] = [
  ['lint', 'format and lint'],
  ['types', 'types'],
  ['imports', 'import directions'],
  ['unused', 'unused files, exports and dependencies'],
  ['content', 'every room, card and character has its file, and only they'],
  ['classes', 'every class of the page belongs to one folder'],
  ['rules', 'every rule has a scenario'],
  ['rulebook', 'every rule can be read in the page'],
  ['words', 'one word for one thing'],
  ['puzzles', 'every puzzle has one solution'],
];

const waiting = [...PARTS];
const failed: string[] = [];
await Promise.all([work(), work()]);
if (failed.length > 0) {
  console.error(`check: failed: ${failed.join(', ')}`);
  process.exit(1);
}

async function work(): Promise<void> {
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    const [script, what] = part;
    const start = Date.now();
    const { status, output } = await run(script);
    const time = `${((Date.now() - start) / 1000).toFixed(1)} s`;
    if (status === 0) {
      console.log(`check: ${what}: ok (${time})`);
    } else {
      failed.push(what);
      console.error(`check: ${what}: FAILED (${time}), alone: npm run check:${script}\n${output.trimEnd()}\n`);
    }
  }
}

function run(script: string): Promise<{ status: number | null; output: string }> {
  const npm = process.env['npm_execpath'];
  const args = ['run', '--silent', `check:${script}`];
  return new Promise((done) => {
    const child = npm
      ? spawn(process.execPath, [npm, ...args], { cwd: root })
      : spawn('npm', args, { cwd: root, shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.on('error', (error) => done({ status: 1, output: error.message }));
    child.on('close', (status) => done({ status, output }));
  });
}
