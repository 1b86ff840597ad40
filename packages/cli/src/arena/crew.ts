/** Threads that play games, a whole one each. The outcome of a game does not depend on how many threads there are. */
import { setMaxListeners } from 'node:events';
import { startThread } from '@room25/bots/pool';
import { type Bout, nameOf, type PlayedBout } from './bout.ts';
import type { Settings } from './settings.ts';

export interface Orders {
  readonly bouts: readonly Bout[];
  readonly settings: Settings;
  readonly threads: number;
  readonly onPlayed: (played: PlayedBout) => void;
  /** Aborting it ends the threads; what they were playing is lost. */
  readonly signal: AbortSignal;
}

export const playAll = async ({ bouts, settings, threads, onPlayed, signal }: Orders): Promise<void> => {
  const waiting = bouts[Symbol.iterator]();
  const crew = Math.min(threads, bouts.length);
  // Each thread listens to it; more than ten listeners are no mistake.
  setMaxListeners(crew + 1, signal);
  const work = (): Promise<void> =>
    new Promise((done, failed) => {
      const thread = startThread('./bout-thread', import.meta.url, { workerData: settings });
      const leave = (): void => void thread.terminate();
      let current: Bout | undefined;
      const goOn = (): void => {
        current = signal.aborted ? undefined : waiting.next().value;
        if (current) thread.postMessage(current);
        else leave();
      };
      signal.addEventListener('abort', leave, { once: true });
      thread.on('message', (played: PlayedBout) => {
        onPlayed(played);
        goOn();
      });
      thread.on('error', (error: Error) => {
        error.message = `${error.message}; in the game ${current && nameOf(current)}`;
        failed(error);
      });
      thread.on('exit', () => {
        signal.removeEventListener('abort', leave);
        done();
      });
      goOn();
    });
  await Promise.all(Array.from({ length: crew }, work));
};
