/** What the presenter has something to say about, and how often. Only what everybody may know is looked at. */
import {
  type Character,
  type DeathRule,
  type EntryRule,
  type Event,
  type EventKind,
  type EventOf,
  ROOMS,
} from '@room25/engine';

/** `every`: one line for that many events of the kind. `grave`: said even if only deaths and alarms are commented on. */
interface Manner {
  readonly every: number;
  readonly grave?: true;
}

export const OCCASIONS = {
  turn: { every: 1 },
  lastTurn: { every: 1, grave: true },
  declined: { every: 1 },
  programmed: { every: 4 },
  played: { every: 7 },
  lost: { every: 1 },
  waited: { every: 2 },
  passed: { every: 2 },
  looked: { every: 2 },
  moved: { every: 3 },
  pushed: { every: 1 },
  brought: { every: 1 },
  whirled: { every: 1 },
  tunnelled: { every: 1 },
  revealed: { every: 2 },
  hindering: { every: 1 },
  deadly: { every: 1 },
  exitFound: { every: 1, grave: true },
  concealed: { every: 1 },
  closed: { every: 1 },
  armed: { every: 1 },
  slid: { every: 2 },
  slidAlone: { every: 2 },
  swapped: { every: 1 },
  died: { every: 1, grave: true },
  drowned: { every: 1, grave: true },
  dissolved: { every: 1, grave: true },
  sprung: { every: 1, grave: true },
  shredded: { every: 1, grave: true },
  burned: { every: 1, grave: true },
  shown: { every: 1 },
  unmasked: { every: 1, grave: true },
  roleSeen: { every: 1 },
  reminded: { every: 1 },
  signalled: { every: 2 },
  replaced: { every: 1 },
  locked: { every: 1 },
  unlocked: { every: 1 },
  turned: { every: 1 },
  robotCame: { every: 1 },
  robotMoved: { every: 2 },
  robotDestroyed: { every: 1 },
  returned: { every: 1 },
  adrenaline: { every: 1 },
  adrenalineGone: { every: 1 },
  adrenalineBack: { every: 1 },
  hid: { every: 1 },
  reminderBack: { every: 1 },
  punished: { every: 1 },
  paranoid: { every: 1 },
  drew: { every: 2 },
  card: { every: 1 },
  refused: { every: 1 },
  key: { every: 1, grave: true },
  turnLost: { every: 1, grave: true },
  alarm: { every: 1, grave: true },
  out: { every: 1, grave: true },
  inside: { every: 1, grave: true },
  sideWon: { every: 1, grave: true },
  nobody: { every: 1, grave: true },
} as const satisfies Readonly<Record<string, Manner>>;

export type Occasion = keyof typeof OCCASIONS;

/** Lines with `{who}`, `{cell}` and `{line}` in them; at most `LONGEST` characters once these are filled in. */
export type Lines = Readonly<Record<Occasion, readonly string[]>>;
export const LONGEST = 70;

/** What she explains once on each device. */
export const FIRSTS = ['clue', 'plan', 'claim', 'control', 'alarm', 'ability', 'masks'] as const;
export type First = (typeof FIRSTS)[number];
export type Firsts = Readonly<Record<First, string>> & {
  /** Instead, where nobody has a reason to lie. */
  readonly together: Readonly<Partial<Record<First, string>>>;
};

export const isGrave = (occasion: Occasion | undefined): boolean =>
  occasion !== undefined && 'grave' in OCCASIONS[occasion];

/** What the event itself does not say. */
export interface OccasionContext {
  /** The last character to play an action. */
  readonly actor?: Character | undefined;
  /** A room that somebody looks at is turned face up at once: she comments on that instead, and nobody keeps it to themselves. */
  readonly opensLooks?: boolean;
}

/** None, if there is nothing to say about it. */
export const occasionOf = (event: Event, context: OccasionContext): Occasion | undefined => {
  const finer = FINER[event.kind] as ((event: Event, context: OccasionContext) => Occasion | undefined) | undefined;
  return finer ? finer(event, context) : (event.kind as Occasion);
};

/** A kind that is no occasion by its own name must be told apart here. */
type Finer = {
  readonly [K in Exclude<EventKind, Occasion>]: (event: EventOf<K>, context: OccasionContext) => Occasion | undefined;
} & {
  readonly [K in EventKind & Occasion]?: (event: EventOf<K>, context: OccasionContext) => Occasion | undefined;
};

const WAYS: Readonly<Record<EntryRule, Occasion>> = {
  'MOVE-1': 'moved',
  'PUSH-1': 'pushed',
  'ROBOT-PUSH': 'pushed',
  'MAC-ROBOT': 'pushed',
  'GUARD-POWER': 'brought',
  JENNIFER: 'brought',
  BRUCE: 'brought',
  MAX: 'brought',
  'MAC-PANIC': 'brought',
  'ROOM-VORTEX': 'whirled',
  'ROOM-ILLUSION': 'whirled',
  'MAC-REWIND': 'whirled',
  'ROOM-TUNNEL': 'tunnelled',
};

const ON_FOOT: readonly EntryRule[] = ['GUARD-POWER', 'MAX'];

const DEATHS: Readonly<Record<DeathRule, Occasion>> = {
  'ROOM-FLOODED-1': 'drowned',
  'ROOM-ACID': 'dissolved',
  'ROBOT-RED': 'dissolved',
  'ROOM-TRAPPED-1': 'sprung',
  'ROOM-SHREDDER-1': 'shredded',
  'ROOM-FLAMMABLE': 'burned',
  'ROOM-MORTAL': 'died',
  'ROOM-TIMER': 'died',
  'MAC-BOMB': 'died',
};

const COLOURS = { blue: 'revealed', green: 'revealed', yellow: 'hindering', red: 'deadly' } as const;

const RESULTS = {
  prisoners: 'out',
  complete: 'out',
  partial: 'out',
  guards: 'inside',
  complex: 'inside',
  lost: 'inside',
  side: 'sideWon',
  draw: 'nobody',
  nobody: 'nobody',
} as const;

const FINER: Finer = {
  turn: ({ turnsLeft }) => (turnsLeft === 1 ? 'lastTurn' : 'turn'),
  laid: () => undefined,
  // People speak for themselves.
  said: () => undefined,
  // What several players are shown is nobody’s secret.
  looked: ({ seats }, { opensLooks }) => (opensLooks || seats.length > 1 ? undefined : 'looked'),
  // Adrenaline is for a third action; if none is possible the token is lost, and that is no joke.
  played: ({ round }) => (round === 3 ? 'adrenaline' : 'played'),
  // A guard’s second step, and a character who carries somebody, enter on purpose; a second victim, and a carried character, do
  // not.
  moved: ({ rule, who }, { actor }) => (ON_FOOT.includes(rule) && who === actor ? 'moved' : WAYS[rule]),
  revealed: ({ room }) => (room === '25' ? 'exitFound' : COLOURS[ROOMS[room].colour]),
  slid: ({ who }) => (who ? 'slid' : 'slidAlone'),
  died: ({ rule }) => DEATHS[rule],
  adrenaline: ({ rule, has }) => (has ? 'adrenalineBack' : rule === 'ADR-2' ? undefined : 'adrenalineGone'),
  shown: ({ role }) => (role === 'prisoner' ? 'shown' : 'unmasked'),
  over: ({ outcome }) => RESULTS[outcome.result],
};
