/** A finished game, told from its tape: everything that happened, with nothing hidden, and what was claimed. */
import {
  type Character,
  type Colour,
  colourOf,
  EVERYONE,
  type Event,
  type Line,
  type RoomCode,
  seatViewer,
  unpacked,
  type View,
} from '@room25/engine';
import { viewAfter } from '../play/view-after.ts';
import { standing } from '../told/standing.ts';
import type { Tape } from './tape.ts';

export interface Happening {
  readonly event: Event;
  readonly turn: number;
  /** How many events had happened then, including this one: where a replay shows it. */
  readonly at: number;
  /** A bot chose it while sitting in for somebody: it counts neither for nor against anybody. */
  readonly isSubstitutes?: true;
}

/** Somebody said what a hidden room is. */
export interface PastClaim {
  readonly who: Character;
  readonly cell: string;
  readonly said: Colour;
  readonly room: RoomCode;
  readonly turn: number;
  readonly at: number;
  /** Is the room of this colour? */
  readonly isTrue: boolean;
  /** They had been shown the room. */
  readonly knew: boolean;
}

export interface History {
  readonly happenings: readonly Happening[];
  readonly claims: readonly PastClaim[];
  /** The table at the end. */
  readonly last: View;
  /** Who died last, and in which room: that may have been slid elsewhere since. */
  readonly lastDeath?: { readonly who: Character; readonly room: RoomCode };
  /** The slide with which it ended, if it did: no event tells of it, for nothing has moved. */
  readonly lastSlide?: { readonly who: Character; readonly line: Line; readonly happening: Happening };
}

/** `substituted`: the places of the commands that a bot chose in somebody's place. */
export const historyOf = (tape: Tape, substituted: readonly number[] = []): History => {
  const happenings = tape.frames.map(
    ({ event, turn, command }, place): Happening => ({
      event,
      turn,
      at: place + 1,
      ...(command !== undefined && substituted.includes(command) && { isSubstitutes: true }),
    }),
  );
  const stand = new Set(standing(happenings).map(({ at }) => at));
  const claims = claimsOn(tape).filter(({ at }) => stand.has(at) && !happenings[at - 1]!.isSubstitutes);
  const lastDeath = lastDeathOn(tape);
  const lastSlide = lastSlideOn(tape, happenings.at(-1));
  const last = tape.viewAt(tape.length, EVERYONE);
  return { happenings, claims, last, ...(lastDeath && { lastDeath }), ...(lastSlide && { lastSlide }) };
};

const lastSlideOn = ({ commands }: Tape, happening: Happening | undefined): History['lastSlide'] => {
  const command = commands.at(-1);
  const said = command === undefined ? undefined : unpacked(command);
  return said && happening && 'line' in said ? { who: said.who, line: said.line, happening } : undefined;
};

const lastDeathOn = (tape: Tape): History['lastDeath'] => {
  const at = tape.frames.findLastIndex(({ event }) => event.kind === 'died');
  const death = tape.frames[at]?.event;
  if (death?.kind !== 'died') return undefined;
  const { room, known } = tape.viewAt(at, EVERYONE).board.find(({ cell }) => cell === death.cell)!;
  return { who: death.who, room: (room ?? known)! };
};

export const isLie = ({ isTrue, knew }: PastClaim): boolean => knew && !isTrue;

const claimsOn = (tape: Tape): readonly PastClaim[] => {
  const memories = new Map<number, readonly View[]>();
  return tape.frames.flatMap((frame, place) => {
    const { event, turn } = frame;
    if (event.kind !== 'signalled') return [];
    const { who, cell, colour: said } = event;
    const { edition, cast, board } = tape.viewAt(place, EVERYONE);
    const at = board.findIndex((each) => each.cell === cell);
    const room = board[at]!.room ?? board[at]!.known!;
    const { seat } = cast.find(({ name }) => name === who)!;
    const memory = memories.get(seat) ?? memoryOf(tape, seat);
    memories.set(seat, memory);
    const knew = memory[place]!.board[at]!.known !== undefined;
    return [{ who, cell, said, room, turn, at: place + 1, isTrue: colourOf(edition, room) === said, knew }];
  });
};

/** The table after each event, as a player who forgets nothing sees it: this tells a lie from a mistake. */
const memoryOf = (tape: Tape, seat: number): readonly View[] => {
  const viewer = seatViewer(seat);
  const first = tape.viewAt(0, viewer);
  let view: View = { ...first, options: { ...first.options, memory: true } };
  return [view, ...tape.frames.map(({ event }) => (view = viewAfter(view, tape.told(event, viewer))))];
};
