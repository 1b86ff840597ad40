/** What is shown in one go: events that change nothing, or that belong together, are not waited for one by one. */
import type { Event, EventKind } from '@room25/engine';
import type { Told } from './played-game.ts';
import { STILL, TIMING, TOGETHER } from './timing.ts';

export interface Scene {
  readonly told: readonly Told[];
  /** What it is about. */
  readonly main: Event;
  /** At speed 1. */
  readonly ms: number;
}

/** When an event of a scene is on, in fractions of it: sight lines before a slide, a way before the room at its end. */
export const spanOf = (events: readonly Event[], event: Event): readonly [from: number, to: number] => {
  const has = (...kinds: readonly EventKind[]): boolean => events.some(({ kind }) => kinds.includes(kind));
  if (event.kind === 'revealed' && has('moved')) return [0.4, 1];
  if (event.kind === 'moved' && has('revealed')) return [0, 0.5];
  if (has('slid') && has('looked')) return event.kind === 'slid' ? [BEFORE_SLIDE, 1] : [0, BEFORE_SLIDE];
  return [0, 1];
};

const BEFORE_SLIDE = TOGETHER.sight / (TOGETHER.sight + TIMING.slid);

/** In milliseconds; in stillness only as long as it takes to see what has changed, unless there is something to read. */
export const lengthOf = ({ told, ms }: Scene, isStill: boolean): number =>
  isStill && !told.some(({ event }) => READ.includes(event.kind)) ? Math.min(ms, STILL) : ms;

const READ: readonly EventKind[] = ['looked', 'lost', 'died', 'shown', 'roleSeen', 'card', 'alarm', 'turnLost', 'over'];

/** Each event by itself. */
export const singleScene = ([first]: readonly Told[]): Scene | undefined =>
  first && { told: [first], main: first.event, ms: TIMING[first.event.kind] };

/**
 * The first scene of what waits. `isPrivate`: somebody at this screen is shown something by it that others are not, so it is not
 * shown together with what others do.
 */
export const nextScene = (waiting: readonly Told[], isPrivate: (event: Event) => boolean): Scene | undefined => {
  const first = lookingScene(lookingRun(waiting, isPrivate));
  const action = actionScene(waiting.slice(first?.told.length ?? 0));
  if (!action || (first && (isPrivate(action.main) || !isSeenBeside(first, action.main)))) return first;
  const scene = first ? both(first, action) : action;
  const last = lookingScene(lookingRun(waiting.slice(scene.told.length), isPrivate));
  return last && action.main.kind === 'moved' && isSeenBeside(last, action.main) ? both(last, scene, true) : scene;
};

const both = (looking: Scene, { told, main, ms }: Scene, isAfter = false): Scene => ({
  told: isAfter ? [...told, ...looking.told] : [...looking.told, ...told],
  main,
  ms: isSlide(main) && looking.main.kind === 'looked' ? TOGETHER.sight + ms : Math.max(looking.ms, ms),
});

/** A word about a room is seen beside nearly anything; who looks, beside what leaves the sight lines where they are. */
const isSeenBeside = ({ told }: Scene, main: Event): boolean => {
  const lookers = told.flatMap(({ event }) => (event.kind === 'looked' ? [event.who] : []));
  if (APART.includes(main.kind)) return false;
  if (lookers.length === 0) return true;
  return (main.kind === 'moved' && !lookers.includes(main.who)) || isSlide(main);
};

/** What is grave stands alone; a new turn is begun behind what is asked. */
const APART: readonly EventKind[] = ['over', 'died', 'alarm', 'turn'];

/** Sight lines are gone before rooms move. */
const isSlide = ({ kind }: Event): boolean => kind === 'slid';

const actionScene = (waiting: readonly Told[]): Scene | undefined =>
  stepOf(waiting) ?? actionOf(waiting) ?? singleScene(waiting);

/** Somebody goes somewhere, and the room opens. */
const stepOf = (waiting: readonly Told[]): Scene | undefined => {
  const start = waiting[0]?.event.kind === 'played' ? 1 : 0;
  const [moved, revealed] = waiting.slice(start);
  if (moved?.event.kind !== 'moved') return undefined;
  const { event: main } = moved;
  const isOpened = revealed?.event.kind === 'revealed' && revealed.event.cell === main.to;
  if (isOpened) return { told: waiting.slice(0, start + 2), main, ms: TOGETHER.entry };
  return { told: waiting.slice(0, start + 1), main, ms: TIMING.moved };
};

/** That somebody plays an action is seen by what comes of it. */
const actionOf = (waiting: readonly Told[]): Scene | undefined => {
  const [played, then] = waiting;
  if (played?.event.kind !== 'played' || !then || OPENERS.includes(then.event.kind)) return undefined;
  return { told: [played, then], main: then.event, ms: TIMING[then.event.kind] };
};

/** They begin somebody's slot, or a turn: nothing before them leads to them. */
const OPENERS: readonly EventKind[] = ['turn', 'played', 'lost', 'waited', 'passed', 'drew', 'card', 'over'];

/** Others who look, one after the other, and what they say of it. */
const lookingRun = (waiting: readonly Told[], isPrivate: (event: Event) => boolean): readonly Told[] => {
  let end = 0;
  while (end < waiting.length) {
    const { event } = waiting[end]!;
    const next = waiting[end + 1]?.event;
    if (event.kind === 'played') {
      if (event.action !== 'look' || next?.kind !== 'looked' || isPrivate(next)) break;
      end += 2;
    } else if (isQuiet(event) && !isPrivate(event)) end++;
    else break;
  }
  return waiting.slice(0, end);
};

const lookingScene = (told: readonly Told[]): Scene | undefined => {
  const looks = told.filter(({ event }) => event.kind === 'looked');
  const claims = told.filter(({ event }) => event.kind === 'signalled');
  const lost = told.filter(({ event }) => event.kind === 'lost');
  const main = (looks[0] ?? lost[0] ?? claims[0])?.event;
  if (!main) return undefined;
  return { told, main, ms: looks.length > 1 ? TOGETHER.looks : TIMING[main.kind] };
};

/** Is so little still to be shown that bots may go on? One step at most, besides what moves nothing. */
export const isShort = (waiting: readonly Told[]): boolean => {
  const loud = waiting.filter(({ event }) => !isQuiet(event));
  const step = stepOf(loud);
  return loud.length === (step?.told.length ?? 0);
};

/** It moves nothing on the table. */
const isQuiet = (event: Event): boolean =>
  event.kind === 'played' ? event.action === 'look' : QUIET.includes(event.kind);

const QUIET: readonly EventKind[] = [
  'looked',
  'lost',
  'declined',
  'waited',
  'passed',
  'signalled',
  'reminded',
  'reminderBack',
  'programmed',
  'laid',
];

/** Nobody needs to have seen it before they choose, so it is shown while they do. */
export const isAside = (event: Event): boolean => event.kind === 'turn' || isQuiet(event);
