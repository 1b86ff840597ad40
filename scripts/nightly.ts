/** The laws in their large size: `npm run nightly`. */
import { spawnSync } from 'node:child_process';

const SIZES = {
  LEAK_PAIRS: '70',
  LAW_GAMES: '40',
  BOT_MOMENTS: '30',
  WIRE_LEAK_PAIRS: '40',
  SOLVER_POSITIONS: '150',
  PUZZLES: 'all',
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
    'packages/server/test/wire-leak.test.ts',
    'packages/solver/test/solve.test.ts',
    'packages/web/e2e/puzzles.test.ts',
    ...['opening', 'tell', 'suspicion', 'program'].map((name) => `packages/web/e2e/${name}.test.ts`),
    '--testTimeout=600000',
  ],
  { stdio: 'inherit', env: { ...process.env, ...SIZES } },
);
process.exitCode = status ?? 1;
