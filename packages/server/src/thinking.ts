/** A process that only thinks, for the bots of servers at the same database; and what it logs. */
import { pino } from 'pino';
import { Seldom, THINKING_FAILURES } from './failure.ts';

export const startThinking = async (url: string, threads: number): Promise<{ close(): Promise<void> }> => {
  const { PostgresThinker } = await import('./store/postgres-jobs.ts');
  const log = pino({ base: { pid: process.pid } }, pino.destination({ dest: 1, sync: true }));
  const seldom = new Seldom(() => performance.now());
  return PostgresThinker.connect(url, threads, (what, error) => {
    const again = seldom.since(what);
    if (again !== undefined) log.error({ err: error, what, ...(again > 0 && { again }) }, THINKING_FAILURES[what]);
  });
};
