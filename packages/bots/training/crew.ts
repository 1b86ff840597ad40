/** Work shared out to threads, and kept in a file line by line, so that it can be cut off at any time and gone on with. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

export interface Crew<Done> {
  readonly threads: number;
  /** Handed to every thread when it begins. */
  readonly data: unknown;
  readonly onDone: (done: Done) => void;
}

/** Does the jobs in threads that run the module at `url`; in which order they are done does not matter. */
export async function shareOut<Job, Done>(url: string, jobs: readonly Job[], crew: Crew<Done>): Promise<void> {
  let next = 0;
  const work = () =>
    new Promise<unknown>((done, failed) => {
      const thread = new Worker(new URL(url), { workerData: crew.data });
      const goOn = (): void => {
        if (next < jobs.length) thread.postMessage(jobs[next++]);
        else void thread.terminate();
      };
      thread.on('message', (result: Done) => {
        crew.onDone(result);
        goOn();
      });
      thread.on('error', failed);
      thread.on('exit', done);
      goOn();
    });
  await Promise.all(Array.from({ length: Math.min(crew.threads, jobs.length) }, work));
}

/** In a thread: what it does with each job. False if this is no thread. */
export function serve<Data, Job, Done>(work: (job: Job, data: Data) => Done): boolean {
  if (isMainThread || !parentPort) return false;
  const port = parentPort;
  port.on('message', (job: Job) => port.postMessage(work(job, workerData)));
  return true;
}

/** Lines of JSON in a file; none keeps nothing. */
export class Ledger<Line> {
  readonly lines: Line[];
  readonly #file: string | undefined;

  constructor(file: string | undefined) {
    this.#file = file;
    if (file) mkdirSync(dirname(file), { recursive: true });
    const text = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
    // What was cut off in the middle of a line is done again.
    if (file && text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
    this.lines = text.split('\n').flatMap(parsed<Line>);
  }

  add(line: Line): void {
    this.lines.push(line);
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}

const parsed = <Line>(text: string): Line[] => {
  try {
    return [JSON.parse(text) as Line];
  } catch {
    return [];
  }
};
