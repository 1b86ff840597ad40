/** The entry of a thread that plays games (see `crew.ts`). */
import { parentPort, workerData } from 'node:worker_threads';
import { type Bout, playBout } from './bout.ts';
import type { Settings } from './settings.ts';

parentPort!.on('message', (bout: Bout) => parentPort!.postMessage(playBout(bout, workerData as Settings)));
