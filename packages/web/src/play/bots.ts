/** Bots that think beside the page, in workers, so that it stays smooth while they do. */
import type { Decision, Note, Reply, Task } from '@room25/bots';

export interface Bots {
  decide(task: Task): Promise<Decision>;
  close(): void;
}

export class WorkerBots implements Bots {
  readonly #workers: Worker[] = [];
  readonly #asked = new Map<number, (decision: Decision) => void>();
  #count = 0;

  decide(task: Task): Promise<Decision> {
    const id = this.#count++;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#workerFor(id).postMessage({ id, task } satisfies Note);
    });
  }

  close(): void {
    for (const worker of this.#workers.splice(0)) worker.terminate();
    this.#asked.clear();
  }

  /** In turn; each is started when it is first needed. */
  #workerFor(id: number): Worker {
    const place = id % MOST_WORKERS;
    this.#workers[place] ??= this.#start();
    return this.#workers[place];
  }

  #start(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      this.#asked.get(data.id)?.(data.decision);
      this.#asked.delete(data.id);
    };
    return worker;
  }
}

/** One core stays with the page. */
const MOST_WORKERS = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));
