/** What is shown in one go: events that change nothing, or that belong together, do not wait for each other. */
import type { Event, EventKind } from '@room25/engine';
import type { Beat, Told } from './played-game.ts';
import { STILL, TIMING, TOGETHER } from './timing.ts';

export interface Scene {
  readonly told: readonly Told[];
  /** What it is about. */
  readonly main: Event;
  /** At speed 1. */
  readonly ms: number;
}

/** When an event of a scene is shown, in fractions of it: sight lines before a slide, a step before the room at its end. */
export const spanOf = (events: readonly Event[], event: Event): readonly [from: number, to: number] => {
  const has = (...kinds: readonly EventKind[]): boolean => events.some(({ kind }) => kinds.includes(kind));
  if (EFFECTS.includes(event.kind) && has('moved')) return [0.6, 1];
  if (event.kind === 'revealed' && has('moved')) return [0.4, 1];
  if (event.kind === 'moved' && has('revealed')) return [0, 0.5];
  if (has('card')) return [TOGETHER.card / (TOGETHER.card + TIMING[event.kind]), 1];
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
 * The first scene of what waits. `isPrivate`: somebody at this screen is shown something by it that others are not, or loses their
 * action, so it is not combined with what others do.
 */
export const nextScene = (waiting: readonly Told[], isPrivate: (event: Event) => boolean): Scene | undefined => {
  const first = lookingScene(lookingRun(waiting, isPrivate));
  const action = actionScene(waiting.slice(first?.told.length ?? 0));
  if (!action || (first && (isPrivate(action.main) || !isSeenBeside(first, action.main)))) return first;
  const scene = first ? both(first, action) : action;
  if (action.main.kind === 'moved') return withFollowers(scene, waiting, isPrivate);
  return isSlide(action.main) ? withSlides(scene, waiting) : scene;
};

/** Parallel lines slide at once: none is in another's way. */
const withSlides = (scene: Scene, waiting: readonly Told[]): Scene => {
  const next = actionOf(waiting.slice(scene.told.length));
  const slides = scene.told.flatMap(({ event }) => (event.kind === 'slid' ? [event] : []));
  const { main } = next ?? {};
  if (!next || main?.kind !== 'slid' || slides.length === MOST_STEPS) return scene;
  const isBeside = slides.every(({ line }) => line !== main.line && isRow(line) === isRow(main.line));
  return isBeside ? withSlides({ ...scene, told: [...scene.told, ...next.told] }, waiting) : scene;
};

/** Rows are named by digits. */
const isRow = (line: string): boolean => /\d/.test(line);

/** How many may move at once: nobody could follow more. */
const MOST_STEPS = 3;

/** Others who move or look after somebody has moved, as long as nothing comes of it. */
const withFollowers = (scene: Scene, waiting: readonly Told[], isPrivate: (event: Event) => boolean): Scene => {
  const rest = waiting.slice(scene.told.length);
  const looking = lookingScene(lookingRun(rest, isPrivate));
  const seen = looking && isSeenBeside(looking, ...goersIn(scene)) ? both(looking, scene, true) : scene;
  if (looking && seen === scene) return scene;
  const step = stepOf(waiting.slice(seen.told.length));
  if (!step || hasEffect(scene) || goersIn(scene).length === MOST_STEPS || !isApart(seen, step)) return seen;
  const told = [...seen.told, ...step.told];
  const ms = Math.max(TOGETHER.steps, step.ms);
  return withFollowers({ told, main: scene.main, ms }, waiting, isPrivate);
};

const hasEffect = ({ told }: Scene): boolean => told.some(({ event }) => EFFECTS.includes(event.kind));

const goersIn = ({ told }: Scene): readonly (Event & { kind: 'moved' })[] =>
  told.flatMap(({ event }) => (event.kind === 'moved' ? [event] : []));

/** Another one moves to another room, and was not just seen looking from their own. */
const isApart = (scene: Scene, step: Scene): boolean => {
  const goers = goersIn(scene);
  return goersIn(step).every(
    (event) => isSeenBeside(scene, event) && goers.every(({ who, to }) => who !== event.who && to !== event.to),
  );
};

const both = (looking: Scene, { told, main, ms }: Scene, isAfter = false): Scene => ({
  told: isAfter ? [...told, ...looking.told] : [...looking.told, ...told],
  main,
  ms: isSlide(main) && looking.main.kind === 'looked' ? TOGETHER.sight + ms : Math.max(looking.ms, ms),
});

/** A claim about a room can be seen beside nearly anything; a look, beside what leaves the sight lines where they are. */
const isSeenBeside = ({ told }: Scene, ...mains: readonly Event[]): boolean => {
  const lookers = told.flatMap(({ event }) => (event.kind === 'looked' ? [event.who] : []));
  return mains.every((main) => {
    if (APART.includes(main.kind)) return false;
    if (lookers.length === 0) return true;
    return (main.kind === 'moved' && !lookers.includes(main.who)) || isSlide(main);
  });
};

/** What is grave stands alone; a new turn begins behind what is asked. */
const APART: readonly EventKind[] = ['over', 'died', 'alarm', 'turn'];

/** Sight lines are gone before rooms move. */
const isSlide = ({ kind }: Event): boolean => kind === 'slid';

const actionScene = (waiting: readonly Told[]): Scene | undefined =>
  stepOf(waiting) ?? actionOf(waiting) ?? cardOf(waiting) ?? lossOf(waiting) ?? singleScene(waiting);

/** What precedes somebody's action: using or drawing adrenaline, and playing it. */
const leadIn = (waiting: readonly Told[]): number => {
  const kind = waiting[0]?.event.kind;
  const start = (kind === 'adrenaline' || kind === 'drew') && waiting[1]?.event.kind === 'played' ? 1 : 0;
  return waiting[start]?.event.kind === 'played' ? start + 1 : start;
};

/** Somebody moves, and the room opens. */
const stepOf = (waiting: readonly Told[]): Scene | undefined => {
  const start = leadIn(waiting);
  const [moved, revealed] = waiting.slice(start);
  if (moved?.event.kind !== 'moved') return undefined;
  const { event: main } = moved;
  const isOpened = revealed?.event.kind === 'revealed' && revealed.event.cell === main.to;
  const end = start + (isOpened ? 2 : 1);
  const effect = waiting[end]?.event;
  const has = effect && EFFECTS.includes(effect.kind) && 'cell' in effect && effect.cell === main.to;
  const ms = isOpened ? TOGETHER.entry : TIMING.moved;
  return has
    ? { told: waiting.slice(0, end + 1), main, ms: ms + TOGETHER.effect }
    : { told: waiting.slice(0, end), main, ms };
};

/** What a room does to itself when somebody enters. */
const EFFECTS: readonly EventKind[] = ['turned', 'closed', 'armed'];

/** That somebody plays an action is seen by what comes of it. */
const actionOf = (waiting: readonly Told[]): Scene | undefined => {
  const start = leadIn(waiting);
  const then = waiting[start]?.event;
  if (start === 0 || !then || OPENERS.includes(then.kind) || APART.includes(then.kind)) return undefined;
  return { told: waiting.slice(0, start + 1), main: then, ms: TIMING[then.kind] };
};

/** A card is read, and then it acts. */
const cardOf = (waiting: readonly Told[]): Scene | undefined => {
  const [card, then] = waiting;
  if (card?.event.kind !== 'card' || !then || !AFTER_CARD.includes(then.event.kind)) return undefined;
  return { told: [card, then], main: then.event, ms: TOGETHER.card + TIMING[then.event.kind] };
};

/** Those who lose an action read why. */
const lossOf = (waiting: readonly Told[]): Scene | undefined => {
  const scene = singleScene(waiting);
  return scene?.main.kind === 'lost' ? { ...scene, ms: TOGETHER.loss } : undefined;
};

const AFTER_CARD: readonly EventKind[] = ['slid', 'punished', 'paranoid', 'turned', 'swapped'];

/** These begin somebody's slot, or a turn: nothing before them leads to them. */
const OPENERS: readonly EventKind[] = ['turn', 'played', 'lost', 'waited', 'passed', 'drew', 'card', 'over'];

/** Others who look, one after the other, and what they say about it. */
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
  const losses = Math.min(TOGETHER.losses, TIMING.lost + TOGETHER.another * (lost.length - 1));
  return { told, main, ms: Math.max(looks.length > 1 ? TOGETHER.looks : TIMING[main.kind], losses) };
};

/** Bots go on while no more than this waits to be shown, not counting what moves nothing. */
const AHEAD = 2;

/** Is so little left to be shown that bots may go on? A few steps and slides at most. */
export const isShort = (waiting: readonly Told[]): boolean => {
  // What somebody draws is shown with what they do with it.
  let loud = waiting.filter(({ event }, place) => !isQuiet(event) && !(event.kind === 'drew' && !waiting[place + 1]));
  for (let scenes = 0; scenes < AHEAD && loud.length > 0; scenes++) {
    const scene = stepOf(loud) ?? actionOf(loud);
    if (!scene || (scene.main.kind !== 'moved' && !isSlide(scene.main))) return false;
    loud = loud.slice(scene.told.length);
  }
  return loud.length === 0;
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
  'said',
  'reminded',
  'reminderBack',
  'programmed',
  'laid',
];

/** Nobody needs to have seen it before they choose, so it is shown while they do. */
export const isAside = (event: Event): boolean => event.kind === 'turn' || isQuiet(event);

/** Is nothing being shown that anybody would watch before they go on talking? */
export const isBeside = (beat: Beat | undefined): boolean =>
  beat === undefined || beat.events.every((event) => isAside(event) && event.kind !== 'looked');
