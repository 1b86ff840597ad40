/**
 * npm run siege: a hostile client against a server that it starts itself, on this machine only. It prints what it tried, what
 * others noticed meanwhile, and whether it held; so does its exit status.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ServerProcess } from '@room25/test-kit/server';
import type { Attack } from './attack.ts';
import { jumpingClock } from './attacks/clocks.ts';
import { FLOODS } from './attacks/floods.ts';
import { TABLES } from './attacks/tables.ts';
import { VISITS } from './attacks/visits.ts';
import { beside } from './beside.ts';
import { Fort } from './fort.ts';
import { isHeld, reportOf, type Tried } from './report.ts';

const HELP = `Usage: npm run siege [-- options]

  --seconds S   how long each flood goes on (default: 5)
  --wait MS     others are answered within, 99 of 100 times (default: 100)
  --growth MB   that the process may grow by during each attack (default: 50)
  --only TEXT   only what has this in its name
  --help        this text

For Linux: each attacker has an address of its own, 127.0.0.2 and on.`;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    wait: { type: 'string', default: '100' },
    growth: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const bounds = { wait: Number(values.wait), growth: Number(values.growth) };
const seconds = Number(values.seconds);

/** Each against a server that knows nothing of the one before. */
const tried = async (attack: Attack): Promise<Tried> => {
  const folder = mkdtempSync(join(tmpdir(), 'room25-siege-'));
  const options = attack.gate === 'usual' ? { limits: 1 } : { limits: 100_000 };
  const server = await ServerProcess.start({ folder, options: { ...options, log: 'error' } });
  const fort = new Fort(server, seconds);
  try {
    await fort.warmUp();
    const { result, noticed } = await beside(fort, () => attack.run(fort));
    return { name: attack.name, growth: attack.growth, verdicts: result, noticed };
  } finally {
    fort.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};

const all: Tried[] = [];
for (const attack of [...FLOODS, ...VISITS, ...TABLES]) {
  if (!attack.name.includes(values.only)) continue;
  process.stderr.write(`${attack.name} …\n`);
  all.push(await tried(attack));
}
if ('a clock that jumps'.includes(values.only))
  all.push({ name: 'a clock that jumps', verdicts: await jumpingClock() });
console.log(reportOf(all, bounds));
const failed = all.filter((each) => !isHeld(each, bounds)).length;
console.log(`\n${all.length} tried, ${failed === 0 ? 'all held' : `${failed} did not hold`}`);
process.exit(failed === 0 ? 0 : 1);
