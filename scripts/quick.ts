/**
 * The quick tests: `npm run test:quick`. Without the browser, without those that start servers, databases and programs, and with
 * the laws on fewer games and a third of the tables.
 */
import { spawnSync } from 'node:child_process';

/** `QUICK`: see vitest.config.ts. */
const SIZES = { QUICK: '1', LEAK_PAIRS: '1', LAW_GAMES: '1', BOT_MOMENTS: '1', SOLVER_POSITIONS: '4' };
const FOLDERS = ['engine', 'text', 'protocol', 'solver', 'bots', 'web/test'].map((folder) => `packages/${folder}`);

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project=pure', '--project=node', ...FOLDERS, ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, ...SIZES } },
);
process.exitCode = status ?? 1;
