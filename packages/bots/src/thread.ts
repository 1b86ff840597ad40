/** The entry of a Node worker thread (see `pool.ts`). */
import { parentPort } from 'node:worker_threads';
import { type Note, openDesk } from './desk.ts';

const take = openDesk((reply) => parentPort!.postMessage(reply));
parentPort!.on('message', (note: Note) => take(note));
