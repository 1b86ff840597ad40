/** The entry of a browser's worker: gets notes, posts replies (see `desk.ts`). */
import { type Note, openDesk } from './desk.ts';

interface WorkerScope {
  onmessage: ((message: { readonly data: Note }) => void) | null;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as WorkerScope;
const take = openDesk((reply) => scope.postMessage(reply));
scope.onmessage = ({ data }) => take(data);
