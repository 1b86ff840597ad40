/** The entry of a Node worker thread (see `pool.ts`). */
import { parentPort } from 'node:worker_threads';
import { type Note, openWorkerLoop } from './worker-loop.ts';

const take = openWorkerLoop((reply) => parentPort!.postMessage(reply));
parentPort!.on('message', (note: Note) => take(note));
