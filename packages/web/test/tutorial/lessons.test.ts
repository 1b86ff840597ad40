/** Each lesson is played on the engine: its own solution, what others do meanwhile, and every way to miss it. */
import {
  CHARACTERS,
  type Command,
  formatCommand,
  readCommand,
  readFile,
  runScript,
  VERB,
  verbOf,
  whoOf,
} from '@room25/engine';
import { describe, expect, it } from 'vitest';
import type { Lesson, LessonMoment, LessonStep } from '../../src/tutorial/lesson.ts';
import { stepOf } from '../../src/tutorial/lesson.ts';
import { LESSON_IDS, LESSONS, type LessonId } from '../../src/tutorial/lessons/index.ts';
import { startLesson } from '../../src/tutorial/start.ts';

type Faults<L> = L extends Lesson<LessonStep, infer Fault> ? Fault : never;

/** How each can be missed: what the learner does instead. */
const MISSED: { readonly [L in LessonId]: Readonly<Record<Faults<(typeof LESSONS)[L]>, readonly string[]>> } = {
  opening: { declined: ['clue none'] },
  'first-steps': {
    noMove: ['program look push'],
    elsewhere: ['program move', 'move b3'],
  },
  looking: {
    order: ['program move look'],
    died: ['program look move', 'look a2', 'move a2'],
    elsewhere: ['program look move', 'look a2', 'move c2'],
  },
  colours: {
    red: ['program move', 'move a2'],
    vortex: ['program move', 'move b1'],
    dark: ['program move', 'move c2'],
    stayed: ['program look push'],
  },
  pushing: {
    order: ['program move push'],
    astray: ['program push move', 'push max c1'],
    elsewhere: ['program push move', 'push max a1', 'move c1'],
  },
  control: {
    order: ['program move control'],
    wrongWay: ['program control move', 'control 1 left'],
    elsewhere: ['program control move', 'control 1 right', 'move b1'],
  },
  'way-out': {
    noControl: ['program look push'],
    wrongWay: ['program control', 'control a up'],
    left: ['program push control', 'push max a1'],
  },
  deadlines: {
    trapped: ['program control move', 'control 2 right'],
    mortal: ['program move', 'move a2'],
    acid: ['program move', 'move b1'],
  },
  signals: {
    believed: ['program look move', 'look b1', 'move b1'],
    noLook: ['program move push'],
    lied: ['program look move', 'look b1', 'signal b1 green'],
    silent: ['program look control', 'look b1', 'control b down', 'program push', 'wait', 'push kevin b4'],
  },
  guards: {
    noPush: ['program look move'],
    astray: ['program push', 'push kevin c2'],
    died: ['program move push', 'move a2'],
  },
  tokens: {
    program: ['program move special'],
    elsewhere: ['program move special adrenaline', 'move b1'],
    wrongWay: ['program move special adrenaline', 'move a2', 'special call max', 'control a up'],
    wasted: ['program move special adrenaline', 'move a2', 'special call max', 'look a3'],
  },
};

interface Played {
  readonly verdict: string | undefined;
  /** What the learner was asked on the way. */
  readonly asked: readonly (LessonStep | undefined)[];
}

/** Plays the learner's lines at a table of the page, until there is a verdict. */
const play = async (id: LessonId, lines: readonly Command[]): Promise<Played> => {
  const lesson: Lesson = LESSONS[id];
  const game = startLesson(id, lesson);
  const now = (): LessonMoment => ({ view: game.view.value, events: game.log.value.map(({ event }) => event) });
  const asked: (LessonStep | undefined)[] = [];
  const left = [...lines];
  let verdict: string | undefined;
  for (let idle = 0; verdict === undefined && idle < 50; idle++) {
    game.pace.skip();
    await new Promise((done) => setTimeout(done, 0));
    verdict = lesson.verdict(now());
    const isToTell = game.toTell?.now.value !== undefined;
    if (verdict !== undefined || left.length === 0 || (game.answers.value.length === 0 && !isToTell)) continue;
    const isSignal = verbOf(left[0]!) === VERB.signal;
    if (isToTell && !isSignal) game.toTell?.keepSilent();
    if (isToTell !== isSignal) continue;
    if (!isSignal) asked.push(stepOf(now(), lesson.me));
    const line = left.shift()!;
    expect(await game.send(line), `${id}: ${formatCommand(line)}`).toBeUndefined();
    idle = 0;
  }
  game.close();
  return { verdict, asked };
};

const sourceOf = (id: LessonId) => {
  const { games, errors } = readFile(LESSONS[id].position);
  expect(errors).toEqual([]);
  return games[0]!;
};

const linesOf = (id: LessonId, lines: readonly string[]): readonly Command[] =>
  lines.map((line) => readCommand(`${LESSONS[id].me}: ${line}`) as Command);

describe.each(LESSON_IDS)('%s', (id) => {
  it('has a solution that the rules allow', () => {
    const { failures, passed } = runScript(sourceOf(id));
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(0);
  });

  it('is passed by it, and says something at each step of it', async () => {
    const { me, steps }: Lesson = LESSONS[id];
    const lines = sourceOf(id)
      .script.flatMap((line) => (line.kind === 'command' ? [line.command] : []))
      .filter((command) => CHARACTERS[whoOf(command)] === me);
    const { verdict, asked } = await play(id, lines);
    expect(verdict).toBe('done');
    expect(asked.filter((step) => step === undefined || !steps.includes(step))).toEqual([]);
  });

  it.each(Object.entries<readonly string[]>(MISSED[id]))('is missed, and says why: %s', async (fault, lines) => {
    expect((await play(id, linesOf(id, lines))).verdict).toBe(fault);
  });
});
