/** What everybody was, saw and did. */
import { type Character, type Event, isEscape, type Role, type RoomCode } from '@room25/engine';
import { type Happening, type History, isLie, type PastClaim } from '../record/history.ts';

export const FATES = ['out', 'inside', 'dead'] as const;
export type Fate = (typeof FATES)[number];

export interface Story {
  readonly name: Character;
  readonly seat: number;
  readonly role?: Role;
  readonly fate: Fate;
  /** The death from which they did not come back. */
  readonly death?: Happening;
  /** The rooms that they were shown while hidden, in that order. */
  readonly saw: readonly Sight[];
  readonly did: Readonly<Record<Deed, number>>;
  readonly claims: readonly PastClaim[];
  /** A bot sat in for them for a while; what it did is not counted. */
  readonly hadSubstitute?: true;
}

export interface Sight {
  readonly room: RoomCode;
  readonly cell: string;
  readonly turn: number;
}

export const DEEDS = ['looked', 'moved', 'pushed', 'wasPushed', 'slid', 'lost', 'lied'] as const;
export type Deed = (typeof DEEDS)[number];

export const storiesOf = (history: History): readonly Story[] =>
  history.last.cast.map(({ name, seat, role }) => {
    const death = deathOf(name, history);
    const claims = history.claims.filter(({ who }) => who === name);
    return {
      name,
      seat,
      ...(role && { role }),
      fate: death ? 'dead' : isOut(name, history) ? 'out' : 'inside',
      ...(death && { death }),
      saw: sightsOf(seat, history),
      did: deedsOf(name, history, claims),
      claims,
      ...(hadSubstitute(name, history) && { hadSubstitute: true }),
    };
  });

const hadSubstitute = (name: Character, { happenings }: History): boolean =>
  happenings.some(({ event, isSubstitutes }) => isSubstitutes && event.kind === 'played' && event.who === name);

/** By an action that ended the game: a side may also win as the last one alive, or by numbers when time runs out. */
const isOut = (name: Character, { happenings, last: { outcome, turnsLeft, cast, board } }: History): boolean => {
  if (!outcome || !isEscape(outcome.result) || turnsLeft === 0) return false;
  const decider = happenings.findLast(({ event: { kind } }) => kind === 'played' || kind === 'died');
  if (decider?.event.kind !== 'played') return false;
  if (outcome.side) return outcome.side.includes(name);
  const cell = cast.find((each) => each.name === name)?.cell;
  return board.some((place) => place.cell === cell && place.room === '25');
};

const deathOf = (name: Character, { happenings, last }: History): Happening | undefined => {
  if (!last.dead.includes(name) && last.cast.find((each) => each.name === name)?.cell !== undefined) return undefined;
  return happenings.findLast(({ event }) => event.kind === 'died' && event.who === name);
};

const sightsOf = (seat: number, { happenings }: History): readonly Sight[] =>
  happenings.flatMap(({ event, turn }) =>
    event.kind === 'looked' && event.room && event.seats.includes(seat)
      ? [{ room: event.room, cell: event.cell, turn }]
      : [],
  );

const deedsOf = (name: Character, { happenings }: History, claims: readonly PastClaim[]): Story['did'] => {
  const count = (does: (event: Event) => boolean): number =>
    happenings.filter(({ event, isSubstitutes }) => !isSubstitutes && does(event)).length;
  return {
    looked: count((event) => event.kind === 'looked' && event.who === name),
    moved: count((event) => event.kind === 'moved' && event.who === name && !isPush(event)),
    pushed: pushesOf(happenings).filter(({ by }) => by === name).length,
    wasPushed: count((event) => isPush(event) && event.who === name),
    slid: count((event) => event.kind === 'slid' && event.who === name),
    lost: count((event) => event.kind === 'lost' && event.who === name),
    lied: claims.filter(isLie).length,
  };
};

type Moved = Extract<Event, { readonly kind: 'moved' }>;

const isPush = (event: Event): event is Moved => event.kind === 'moved' && event.rule === 'PUSH-1';

interface Push {
  readonly by: Character;
  readonly whom: Character;
  readonly to: string;
  readonly at: number;
}

/** The last character to play is the one who pushed. */
export const pushesOf = (happenings: readonly Happening[]): readonly Push[] => {
  let by: Character | undefined;
  return happenings.flatMap(({ event, isSubstitutes }, at) => {
    if (event.kind === 'played') by = event.who;
    return by && !isSubstitutes && isPush(event) && event.who !== by ? [{ by, whom: event.who, to: event.to, at }] : [];
  });
};
