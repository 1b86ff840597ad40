/** Bots that think beside the page, in workers, so that it stays smooth. A game survives a bot that fails. */
import type { Decision, Note, Reply, Task } from '@room25/bots';
import { randomFrom } from '@room25/engine';

export interface Bots {
  decide(task: Task): Promise<BotAnswer>;
  /** A decision may be asked for before it is needed, and again. */
  readonly thinksAhead?: true;
  close(): void;
}

export interface BotAnswer extends Decision {
  /** The bot failed twice: this is just any legal answer. */
  readonly isStandIn?: true;
}

export class WorkerBots implements Bots {
  readonly thinksAhead = true as const;
  readonly #workers: BotWorker[];
  #count = 0;

  constructor(start: () => Worker = startWorker) {
    this.#workers = Array.from({ length: MOST_WORKERS }, () => new BotWorker(start));
  }

  /** By turns; each worker is started when it is first needed. */
  decide(task: Task): Promise<BotAnswer> {
    const id = this.#count++;
    return this.#workers[id % MOST_WORKERS]!.ask(id, task);
  }

  close(): void {
    for (const worker of this.#workers) worker.close();
  }
}

interface Question {
  readonly task: Task;
  readonly answer: (answer: BotAnswer) => void;
  failures: number;
}

/** A worker, and what it was asked. */
class BotWorker {
  readonly #start: () => Worker;
  readonly #questions = new Map<number, Question>();
  #worker: Worker | undefined;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  ask(id: number, task: Task): Promise<BotAnswer> {
    return new Promise((answer) => {
      this.#questions.set(id, { task, answer, failures: 0 });
      this.#post(id, task);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#questions.clear();
  }

  #post(id: number, task: Task): void {
    this.#worker ??= this.#open();
    this.#worker.postMessage({ id, task } satisfies Note);
  }

  #open(): Worker {
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#settle(data.id, data.decision);
    worker.onerror = (event) => {
      // The warning below leaves out the error itself, which may hold what the bot had in mind.
      event.preventDefault();
      this.#restart();
    };
    worker.onmessageerror = () => this.#restart();
    return worker;
  }

  /** It was thinking about its oldest question, which gets a second chance in a new worker, then an answer without thought. */
  #restart(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const [oldest] = this.#questions;
    if (oldest) {
      const [id, question] = oldest;
      question.failures++;
      console.warn(`A bot failed at seat ${question.task.seat + 1}, level ${question.task.level}.`);
      if (question.failures > 1) this.#settle(id, standIn(question.task));
    }
    for (const [id, { task }] of this.#questions) this.#post(id, task);
  }

  #settle(id: number, answer: BotAnswer): void {
    this.#questions.get(id)?.answer(answer);
    this.#questions.delete(id);
  }
}

const startWorker = (): Worker => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });

const standIn = ({ answers, seed }: Task): BotAnswer => ({
  command: answers[randomFrom(seed, 'stand-in').below(Math.max(1, answers.length))],
  isStandIn: true,
});

/** One core is left to the page. */
const MOST_WORKERS = Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));
