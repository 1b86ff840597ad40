/** Bots in Node's worker threads: whoever asks is never blocked. */
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Decision } from './bot.ts';
import type { Note, Reply } from './desk.ts';
import { startThread } from './start-thread.ts';
import { posted, type Task } from './task.ts';

export { startThread } from './start-thread.ts';

interface Asked {
  readonly thread: Worker;
  readonly done: (decision: Decision) => void;
  readonly failed: (error: Error) => void;
}

export interface AskOptions {
  /** Aborting it gives the best answer so far. */
  readonly signal?: AbortSignal;
  /** Instead of the level's own. */
  readonly milliseconds?: number;
}

export class BotPool {
  readonly #threads: Worker[] = [];
  readonly #load = new Map<Worker, number>();
  readonly #asked = new Map<number, Asked>();
  #next = 0;

  /** Threads are started when they are needed. */
  readonly #most: number;
  constructor(threads = Math.max(1, availableParallelism() - 1)) {
    this.#most = threads;
  }

  async decide(task: Task, { signal, milliseconds }: AskOptions = {}): Promise<Decision> {
    const thread = this.#freest();
    const id = this.#next++;
    const note: Note = { id, task: posted(task), ...(milliseconds !== undefined && { milliseconds }) };
    const stop = (): void => thread.postMessage({ id, stop: true } satisfies Note);
    this.#load.set(thread, this.#load.get(thread)! + 1);
    try {
      return await new Promise<Decision>((done, failed) => {
        this.#asked.set(id, { thread, done, failed });
        thread.postMessage(note);
        if (signal?.aborted) stop();
        else signal?.addEventListener('abort', stop, { once: true });
      });
    } finally {
      signal?.removeEventListener('abort', stop);
      this.#asked.delete(id);
      if (this.#load.has(thread)) this.#load.set(thread, this.#load.get(thread)! - 1);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map((thread) => thread.terminate()));
  }

  #freest(): Worker {
    const idle = this.#threads.find((thread) => this.#load.get(thread) === 0);
    if (idle) return idle;
    if (this.#threads.length < this.#most) return this.#start();
    return this.#threads.reduce((best, thread) => (this.#load.get(thread)! < this.#load.get(best)! ? thread : best));
  }

  #start(): Worker {
    const thread = startThread('./thread', import.meta.url);
    thread.unref();
    thread.on('message', ({ id, decision }: Reply) => this.#asked.get(id)?.done(decision));
    thread.on('error', (error) => this.#lose(thread, error as Error));
    thread.on('exit', () => this.#lose(thread, new Error('the thread of a bot has ended')));
    this.#threads.push(thread);
    this.#load.set(thread, 0);
    return thread;
  }

  /** Whoever waits for it hears of it; the next task starts another. */
  #lose(thread: Worker, error: Error): void {
    this.#load.delete(thread);
    if (this.#threads.includes(thread)) this.#threads.splice(this.#threads.indexOf(thread), 1);
    for (const asked of this.#asked.values()) if (asked.thread === thread) asked.failed(error);
  }
}
