/** What fails is named in the log, and what fails again and again does not fill it. */
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FAILURES } from '../src/failure.ts';
import { openStore } from '../src/index.ts';
import { TestServer, temporaryFolder } from './test-server.ts';

test('a store that fails at every look is logged once, then counted', async () => {
  const folder = temporaryFolder();
  const store = await openStore(undefined, folder);
  vi.spyOn(store, 'due').mockRejectedValue(new Error('no answer'));
  let time = Date.now();
  const log: string[] = [];
  const server = await TestServer.open(
    { store, now: () => time, log: 'error', logTo: { write: (line) => log.push(line) } },
    folder,
  );
  onTestFinished(() => server.close());
  const said = () => log.map((line) => JSON.parse(line) as { msg: string; what: string; again?: number });
  for (let look = 0; look < 5; look++) await server.running.sweep();
  expect(said()).toMatchObject([{ msg: 'the sweep failed', what: 'sweep' }]);
  time += 10_000;
  await server.running.sweep();
  expect(said()).toHaveLength(2);
  expect(said()[1]).toMatchObject({ what: 'sweep', again: 4 });
});

test('whoever runs a server finds every failure named where the metrics are', () => {
  const guide = readFileSync(new URL('../../../docs/operate.md', import.meta.url), 'utf8');
  const line = guide.split('\n').find((each) => each.startsWith('| `room25_errors_total{what}`'))!;
  expect([...line.matchAll(/`([\w-]+)`/g)].map(([, what]) => what)).toEqual(Object.keys(FAILURES));
});
