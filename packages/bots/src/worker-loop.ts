/** Where a worker thinks: slice by slice, so that it can be told to stop. */
import type { Decision } from './bot.ts';
import { decide } from './decide.ts';
import { MILLISECONDS } from './levels.ts';
import { isQuick } from './schedule.ts';
import type { Task } from './task.ts';
import { botsOf } from './versions.ts';

/** What a worker is sent. */
export type Note =
  | { readonly id: number; readonly task: Task; readonly milliseconds?: number }
  | { readonly id: number; readonly stop: true };

/** What it sends back. */
export interface Reply {
  readonly id: number;
  readonly decision: Decision;
}

export interface WorkerLoopOptions {
  /** Where roles are secret, answers come when their time is over: how long the bot thought would hint at them. */
  readonly isPunctual?: boolean;
}

/** Milliseconds: a program is worth more thought than what it leads to. */
const usualTime = ({ level, view }: Task): number => (view.phase === 'programming' ? 1 : 0.3) * MILLISECONDS[level];

const hasSecretRoles = ({ view }: Task): boolean => view.mode === 'suspicion';

/** Takes notes and replies to them through `reply`, one after the other, except those that need no search, which never wait. */
export const openWorkerLoop = (
  reply: (reply: Reply) => void,
  { isPunctual = false }: WorkerLoopOptions = {},
): ((note: Note) => void) => {
  const waiting: Extract<Note, { task: Task }>[] = [];
  const stopped = new Set<number>();
  let isBusy = false;
  const work = async (): Promise<void> => {
    isBusy = true;
    for (let note = waiting.shift(); note; note = waiting.shift()) {
      const { id, task, milliseconds = usualTime(task) } = note;
      const end = performance.now() + milliseconds;
      const isStopped = (): boolean => stopped.has(id);
      try {
        const decision = await think(task, end, isStopped);
        if (isPunctual && hasSecretRoles(task)) await waitUntil(end, isStopped);
        reply({ id, decision });
      } catch (error) {
        crash(error);
      }
      stopped.delete(id);
    }
    isBusy = false;
  };
  const answer = async ({ id, task }: Extract<Note, { task: Task }>): Promise<void> => {
    try {
      await botsOf(task.rules);
      reply({ id, decision: decide(task) });
    } catch (error) {
      crash(error);
    }
  };
  return (note) => {
    if ('stop' in note) stopped.add(note.id);
    else if (isQuick(note.task.level)) void answer(note);
    else {
      waiting.push(note);
      if (!isBusy) void work();
    }
  };
};

/** Outside any promise: whoever started the worker gets its `error` event, in Node and in a page. */
const crash = (error: unknown): void =>
  void setTimeout(() => {
    throw error;
  }, 0);

const SLICE = 15;

const waitUntil = async (end: number, isStopped: () => boolean): Promise<void> => {
  while (performance.now() < end && !isStopped()) await new Promise((done) => setTimeout(done, SLICE));
};

const think = async (task: Task, end: number, isStopped: () => boolean): Promise<Decision> => {
  const thinking = (await botsOf(task.rules))[task.level](task);
  let isPrepared = false;
  for (let sliceEnd = 0; ; ) {
    const now = performance.now();
    if (now >= end || isStopped()) break;
    if (now >= sliceEnd) {
      // Lets notes come in.
      await new Promise((done) => setTimeout(done, 0));
      sliceEnd = performance.now() + SLICE;
    }
    if (!isPrepared) isPrepared = !thinking.prepare?.();
    else if (!thinking.goOn()) break;
  }
  return thinking.decision;
};
