/** The entry of the thread that makes what is told after the end (see `archive.ts`). */
import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { Body } from '../table/entry.ts';
import { Making, type Piece } from './making.ts';

/** One piece after the other: what it is, its log page by page, and that this was all. */
export type Order = { readonly piece: Piece } | { readonly page: readonly Body[] } | { readonly end: true };

export type Made = { readonly gzip: Uint8Array<ArrayBuffer> } | { readonly failed: string };

const tell = (made: Made): void => parentPort!.postMessage(made, 'gzip' in made ? [made.gzip.buffer] : []);

let making: Making | undefined;
let failed: string | undefined;

parentPort!.on('message', (order: Order) => {
  try {
    if ('piece' in order) {
      failed = undefined;
      making = new Making(order.piece);
    } else if ('page' in order) {
      if (failed === undefined) for (const body of order.page) making!.take(body);
    } else if (failed !== undefined) tell({ failed });
    else tell({ gzip: new Uint8Array(gzipSync(making!.text)) });
  } catch (error) {
    failed = (error as Error).stack ?? String(error);
    if ('end' in order) tell({ failed });
  }
});
