/** The entry of a Node worker thread (see `pool.ts`). */
import { parentPort } from 'node:worker_threads';
import type { UntoldTask } from './task.ts';
import { eventsIn, type Told } from './told-log.ts';
import { type Note, openWorkerLoop } from './worker-loop.ts';

/** What has happened is sent, or is where it can be read. */
export type ThreadNote =
  | Note
  | {
      readonly id: number;
      readonly task: UntoldTask;
      readonly told: Told;
      readonly milliseconds: number;
    };

const take = openWorkerLoop((reply) => parentPort!.postMessage(reply));
parentPort!.on('message', (note: ThreadNote) => take('told' in note ? heard(note) : note));

const heard = ({ told, task, ...note }: Extract<ThreadNote, { told: Told }>): Note => ({
  ...note,
  task: { ...task, events: eventsIn(told) },
});
