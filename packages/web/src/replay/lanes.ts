/** The game as a table: a lane for each character, a column for each part of a turn, and in it what they did, saw and said. */
import type { Action, Character, Colour, Event, Role, RoomCode, View } from '@room25/engine';
import type { Told } from '../play/played-game.ts';
import type { PastClaim } from '../record/history.ts';
import type { ChatAt } from '../record/recording.ts';

/** Clues and programs are the part before the first round. */
export type TurnPart = 0 | 1 | 2 | 3;

export interface Column {
  readonly turn: number;
  readonly part: TurnPart;
  /** The position at which it begins. */
  readonly from: number;
}

/** `at`: the position that shows it. */
export type Clip = { readonly at: number } & (
  | { readonly kind: 'programmed'; readonly actions: readonly Action[]; readonly adrenaline?: true }
  | { readonly kind: 'played' | 'lost' | 'drew'; readonly action: Action; readonly target?: string }
  | { readonly kind: 'waited' | 'died' | 'returned' }
  | { readonly kind: 'shown'; readonly role: Role }
  | { readonly kind: 'saw'; readonly cell: string; readonly room: RoomCode }
  | { readonly kind: 'said'; readonly cell: string; readonly colour: Colour; readonly claim?: PastClaim }
  | { readonly kind: 'chat'; readonly line: ChatAt }
);

export interface Lane {
  readonly who: Character;
  readonly seat: number;
  /** For each column. */
  readonly cells: readonly (readonly Clip[])[];
}

export interface Lanes {
  readonly columns: readonly Column[];
  readonly lanes: readonly Lane[];
}

interface Sources {
  /** As the viewer was told. */
  readonly told: readonly Told[];
  readonly cast: View['cast'];
  /** What those who signalled knew, if it may be told. */
  readonly claims: readonly PastClaim[];
  readonly chat: readonly ChatAt[];
}

export const lanesOf = ({ told, cast, claims, chat }: Sources): Lanes => {
  const columns: Column[] = [];
  const lanes = cast.map(({ name, seat }) => ({ who: name, seat, cells: [] as Clip[][] }));
  const open = (column: Column): void => {
    columns.push(column);
    for (const { cells } of lanes) cells.push([]);
  };
  const put = (who: Character, clip: Clip): void => {
    lanes
      .find((lane) => lane.who === who)
      ?.cells.at(-1)
      ?.push(clip);
  };
  const laneOf = (seat: number, who: Character): Character => {
    const mine = cast.filter((one) => one.seat === seat).map(({ name }) => name);
    return mine.includes(who) ? who : mine[0]!;
  };
  const said = [...chat].sort((one, other) => one.events - other.events);
  for (const [place, { event, turn, round = 0 }] of told.entries()) {
    const at = place + 1;
    const now = event.kind === 'turn' ? { turn: event.turn, part: 0 as TurnPart } : { turn, part: round as TurnPart };
    const last = columns.at(-1);
    // What ends a turn comes after its last round, and opens no column of its own.
    const isNew = !last || now.turn > last.turn || (now.turn === last.turn && now.part > last.part);
    if (isNew) open({ ...now, from: place });
    while (said[0] && said[0].events < at) {
      const line = said.shift()!;
      put(laneOf(line.seat, cast[0]!.name), { kind: 'chat', at: line.events, line });
    }
    if (event.kind === 'looked' && event.room) {
      for (const seat of event.seats)
        put(laneOf(seat, event.who), { kind: 'saw', at, cell: event.cell, room: event.room });
      continue;
    }
    const clip = clipOf(event, at, { rest: told.slice(at), claims });
    if (clip && 'who' in event && event.who) put(event.who, clip);
  }
  for (const line of said) put(laneOf(line.seat, cast[0]!.name), { kind: 'chat', at: line.events, line });
  return { columns, lanes };
};

/** The column that a position stands in. */
export const columnAt = ({ columns }: Lanes, position: number): number =>
  Math.max(
    0,
    columns.findLastIndex(({ from }) => from < position),
  );

const clipOf = (
  event: Event,
  at: number,
  { rest, claims }: { rest: readonly Told[]; claims: readonly PastClaim[] },
): Clip | undefined => {
  switch (event.kind) {
    case 'programmed':
      // ROOM-PARANOIA: nothing at all, or adrenaline alone.
      return event.actions?.length || event.adrenaline
        ? {
            kind: 'programmed',
            at,
            actions: event.actions ?? [],
            ...(event.adrenaline && { adrenaline: true }),
          }
        : undefined;
    case 'lost':
      return { kind: 'lost', at, action: event.action };
    case 'played':
    case 'drew': {
      const effect = effectOf(event.who, rest);
      return {
        kind: event.kind,
        at: at + (effect?.after ?? 0),
        action: event.action,
        ...(effect && { target: effect.target }),
      };
    }
    case 'signalled': {
      const claim = claims.find((each) => each.at === at);
      return { kind: 'said', at, cell: event.cell, colour: event.colour, ...(claim && { claim }) };
    }
    case 'waited':
    case 'died':
    case 'returned':
      return { kind: event.kind, at };
    case 'shown':
      return { kind: 'shown', at, role: event.role };
    default:
      return undefined;
  }
};

const ARROWS = { up: '↑', down: '↓', left: '←', right: '→' } as const;

/** What an action was played on: the first thing that came of it. */
const effectOf = (who: Character, rest: readonly Told[]): { target: string; after: number } | undefined => {
  for (const [place, { event }] of rest.entries()) {
    const after = place + 1;
    switch (event.kind) {
      case 'looked':
      case 'locked':
      case 'closed':
      case 'replaced':
      case 'concealed':
        return { target: event.cell, after };
      case 'moved':
        return { target: event.to, after };
      case 'robotMoved':
        return { target: event.to, after };
      case 'slid':
        return { target: `${event.line} ${ARROWS[event.direction]}`, after };
      case 'swapped':
        return { target: event.cells.join(' '), after };
      case 'played':
      case 'lost':
      case 'turn':
      case 'over':
        return undefined;
      default:
        if ('who' in event && event.who !== who) return undefined;
    }
  }
  return undefined;
};
