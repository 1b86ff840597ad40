/** The laws at full size, and the page in all browsers: `npm run nightly`; `-- --without firefox,webkit` leaves some out. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { without = '' } = parseArgs({ options: { without: { type: 'string' } } }).values;

const SIZES = {
  LEAK_PAIRS: '70',
  LAW_GAMES: '40',
  BOT_MOMENTS: '30',
  WIRE_LEAK_PAIRS: '40',
  STEPS_TO_A_KILL: '1',
  SOLVER_POSITIONS: '150',
  PROOFS: 'all',
};

console.log(
  `laws at full size: ${Object.entries(SIZES)
    .map((size) => size.join(' = '))
    .join(', ')}; this takes a while`,
);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'packages/engine/test/leak.test.ts',
    'packages/engine/test/laws.test.ts',
    'packages/bots/test/law.test.ts',
    'packages/bots/test/bots.test.ts',
    'packages/server/test/wire-leak.test.ts',
    'packages/server/test/crash.test.ts',
    'packages/solver/test/solve.test.ts',
    'packages/web/test/presenter/facts.test.ts',
    ...largerAtNight(),
  ],
  { stdio: 'inherit', env: { ...process.env, ...SIZES, WITHOUT: without } },
);
process.exitCode = status ?? 1;

/** Browser proofs that cover fewer combinations by day. */
function largerAtNight(): readonly string[] {
  const folder = 'packages/web/e2e';
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  return files.map((name) => `${folder}/${name}`).filter((path) => readFileSync(path, 'utf8').includes('/by-night.ts'));
}
