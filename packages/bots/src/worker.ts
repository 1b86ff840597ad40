/** The entry of a browser's worker: gets notes, posts replies (see `worker-loop.ts`). */
import { type Note, openWorkerLoop } from './worker-loop.ts';

interface WorkerScope {
  onmessage: ((message: { readonly data: Note }) => void) | null;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as WorkerScope;
const take = openWorkerLoop((reply) => scope.postMessage(reply), { isPunctual: true });
scope.onmessage = ({ data }) => take(data);
