// @vitest-environment happy-dom
/** A game survives bots that fail: they get a second chance in a new worker, then somebody answers for them. */
import { type Decision, decide, type Note, type Task, taskOf } from '@room25/bots';
import { newGame } from '@room25/test-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WorkerBots } from '../../src/play/bots.ts';

/** Thinks as a worker does, later; what `fails` says crashes it. */
class FlakyWorker {
  static started = 0;
  static fails: (note: number, worker: number) => boolean = () => false;
  readonly #number = FlakyWorker.started++;
  #isRunning = true;
  onmessage: ((event: { data: { id: number; decision: Decision } }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  onmessageerror: (() => void) | null = null;

  postMessage(note: Note): void {
    if (!('task' in note)) return;
    setTimeout(() => {
      if (!this.#isRunning) return;
      if (FlakyWorker.fails(note.id, this.#number)) this.onerror?.({ preventDefault() {} });
      else this.onmessage?.({ data: { id: note.id, decision: decide(note.task, { steps: 1 }) } });
    }, 0);
  }

  terminate(): void {
    this.#isRunning = false;
  }
}

const open = (): WorkerBots => new WorkerBots(() => new FlakyWorker() as unknown as Worker);

const game = newGame({ edition: 'second', mode: 'suspicion', players: 5, seed: 'bots' });
const tasks: readonly Task[] = [0, 1, 2, 3, 4].map((seat) =>
  taskOf(game, seat, { log: [], level: 'easy', seed: 'bots' }),
);

beforeEach(() => {
  FlakyWorker.started = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('answers what it was asked', async () => {
  FlakyWorker.fails = () => false;
  const answers = await Promise.all(tasks.map((task) => open().decide(task)));
  expect(answers.map(({ isStandIn }) => isStandIn)).toEqual(tasks.map(() => undefined));
});

it('is asked again in a new worker when it fails once, and nobody else notices', async () => {
  FlakyWorker.fails = (_, worker) => worker === 0;
  const bots = open();
  const answers = await Promise.all(tasks.map((task) => bots.decide(task)));
  expect(answers).toEqual(tasks.map((task) => decide(task, { steps: 1 })));
});

it('is answered for when it fails twice, legally and always the same way; the others think on', async () => {
  FlakyWorker.fails = (note) => note === 1;
  const ask = (): Promise<readonly { isStandIn?: true; command: number | undefined }[]> => {
    const bots = open();
    return Promise.all(tasks.map((task) => bots.decide(task)));
  };
  const answers = await ask();
  expect(answers.map(({ isStandIn }) => isStandIn)).toEqual([undefined, true, undefined, undefined, undefined]);
  expect(tasks[1]!.answers).toContain(answers[1]!.command);
  expect((await ask())[1]).toEqual(answers[1]);
});

it('says that a bot failed, and nothing that it may have known', async () => {
  FlakyWorker.fails = () => true;
  await open().decide(tasks[2]!);
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['A bot failed at seat 3, level easy.'],
    ['A bot failed at seat 3, level easy.'],
  ]);
});
