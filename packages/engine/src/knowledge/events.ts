/**
 * What happens, in words. Each kind says here what it holds and, in `TOLD`, what a viewer is told of it: a new kind
 * without that does not compile. `seats` are those who see the secret part; that they see it is public.
 */

import type { MacCard } from '../notation/mac.ts';
import type { DeathRule, EntryRule, RuleId } from '../rule-ids.ts';
import type { Outcome } from '../table/facts.ts';
import type { Action, Axis, Character, Colour, Direction, Line, Role, RoomCode, Round, Saying } from '../words.ts';
import { onEvent } from './on-event.ts';
import { sees, type Viewer } from './viewer.ts';

/** An event that opens a slot says in which round that is. */
interface Kinds {
  turn: { turn: number; turnsLeft: number; order: readonly Character[] };
  declined: { who: Character };
  programmed: { who: Character; seats: readonly number[]; actions?: readonly Action[]; adrenaline?: true };
  /** The programming phase is over: who has programmed a single action, who has committed adrenaline. */
  laid: { single: readonly Character[]; adrenaline: readonly Character[] };
  played: { who: Character; action: Action; round: Round };
  lost: { who: Character; action: Action; round: Round };
  waited: { who: Character; round: Round };
  passed: { who: Character; round: Round };
  looked: { who: Character; cell: string; seats: readonly number[]; room?: RoomCode };
  moved: { who: Character; from: string; to: string; rule: EntryRule };
  revealed: { cell: string; room: RoomCode };
  concealed: { cell: string; room: RoomCode };
  closed: { cell: string };
  armed: { who: Character; cell: string };
  slid: { who?: Character; line: Line; direction: Direction };
  swapped: { cells: readonly [string, string] };
  died: { who: Character; cell: string; rule: DeathRule };
  shown: { who: Character; role: Role };
  roleSeen: { who: Character; of: Character; seats: readonly number[]; role?: Role };
  reminded: { who: Character; cell: string };
  signalled: { who: Character; cell: string; colour: Colour };
  /** An answer names whom it is for. */
  said: { who: Character; saying: Saying; cell?: string; whom?: Character };
  replaced: { cell: string };
  locked: { cell: string };
  unlocked: { cell: string };
  turned: { cell: string; axis: Axis };
  robotCame: { cell: string };
  robotMoved: { from: string; to: string };
  robotDestroyed: { cell: string };
  returned: { who: Character };
  adrenaline: { who: Character; has: boolean; round?: Round };
  hid: { who: Character };
  reminderBack: { who: Character };
  punished: { who: Character; action: Action };
  paranoid: { who: Character };
  drew: { who: Character; action: Action; round: Round };
  card: { card: MacCard; who?: Character; round?: Round };
  refused: { who: Character };
  key: { who: Character };
  turnLost: { turnsLeft: number };
  alarm: { who: Character; turnsLeft: number };
  over: { outcome: Outcome };
}

export type EventKind = keyof Kinds;
/** Every event names the rule it comes from. */
export type Event = { [K in EventKind]: { readonly kind: K; readonly rule: RuleId } & Readonly<Kinds[K]> }[EventKind];
export type EventOf<K extends EventKind> = Extract<Event, { readonly kind: K }>;

type Telling<K extends EventKind> = (event: EventOf<K>, viewer: Viewer) => EventOf<K>;

const toAll = <K extends EventKind>(event: EventOf<K>): EventOf<K> => event;

const TOLD: { readonly [K in EventKind]: Telling<K> } = {
  turn: toAll,
  declined: toAll,
  programmed: (event, viewer) => {
    const { kind, who, seats, rule } = event;
    return sees(viewer, seats) ? event : { kind, who, seats, rule };
  },
  laid: toAll,
  played: toAll,
  lost: toAll,
  waited: toAll,
  passed: toAll,
  looked: (event, viewer) => {
    const { kind, who, cell, seats, rule } = event;
    return sees(viewer, seats) ? event : { kind, who, cell, seats, rule };
  },
  moved: toAll,
  revealed: toAll,
  concealed: toAll,
  closed: toAll,
  armed: toAll,
  slid: toAll,
  swapped: toAll,
  died: toAll,
  shown: toAll,
  roleSeen: (event, viewer) => {
    const { kind, who, of, seats, rule } = event;
    return sees(viewer, seats) ? event : { kind, who, of, seats, rule };
  },
  reminded: toAll,
  signalled: toAll,
  said: toAll,
  replaced: toAll,
  locked: toAll,
  unlocked: toAll,
  turned: toAll,
  robotCame: toAll,
  robotMoved: toAll,
  robotDestroyed: toAll,
  returned: toAll,
  adrenaline: toAll,
  hid: toAll,
  reminderBack: toAll,
  punished: toAll,
  paranoid: toAll,
  drew: toAll,
  card: toAll,
  refused: toAll,
  key: toAll,
  turnLost: toAll,
  alarm: toAll,
  over: toAll,
};

export const EVENT_KINDS = Object.keys(TOLD) as readonly EventKind[];

/** What a viewer is told of an event. */
export const told = (event: Event, viewer: Viewer): Event => onEvent<Event, [Viewer]>(TOLD, event, viewer);
