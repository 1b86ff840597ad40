/** The entry of the thread that makes what is told after the end (see `stories.ts`). */
import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { Body } from '../table/entry.ts';
import type { Person } from '../table/people.ts';
import { Making, type Piece } from './making.ts';

/** One story after the other: what it is, its log page by page, and the end of the log. */
export type Order =
  | { readonly piece: Piece; readonly people: readonly Person[] }
  | { readonly page: readonly Body[] }
  | { readonly end: true };

export type Made = { readonly gzip: Uint8Array<ArrayBuffer> } | { readonly failed: string };

const tell = (made: Made): void => parentPort!.postMessage(made, 'gzip' in made ? [made.gzip.buffer] : []);

let making: Making | undefined;
let failed: string | undefined;

const obey = async (order: Order): Promise<void> => {
  try {
    if ('piece' in order) {
      failed = undefined;
      making = new Making(order.piece, order.people);
    } else if ('page' in order) {
      if (failed === undefined) await making!.takeAll(order.page);
    } else if (failed !== undefined) tell({ failed });
    else tell({ gzip: new Uint8Array(gzipSync(making!.text)) });
  } catch (error) {
    failed = (error as Error).stack ?? String(error);
    if ('end' in order) tell({ failed });
  }
};

let queue: Promise<void> = Promise.resolve();
parentPort!.on('message', (order: Order) => {
  queue = queue.then(() => obey(order));
});
