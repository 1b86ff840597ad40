/** A game that is over, told from its record: everything that happened, with nothing hidden. */
import {
  type Character,
  type Colour,
  colourOf,
  EVERYONE,
  type Event,
  engineNow,
  type Game,
  isComplaints,
  type RoomCode,
  type Sheet,
  type View,
} from '@room25/engine';
import type { SavedTable } from '../saves/saved-table.ts';

export interface Happening {
  readonly event: Event;
  readonly turn: number;
  readonly turnsLeft: number;
  /** How many events had happened then, this one too: where a replay shows it. */
  readonly at: number;
}

/** Somebody said what a hidden room is. */
export interface Claim {
  readonly who: Character;
  readonly cell: string;
  readonly said: Colour;
  readonly room: RoomCode;
  readonly turn: number;
  readonly at: number;
  /** Is the room of this colour? */
  readonly isTrue: boolean;
  /** Had been shown the room. */
  readonly knew: boolean;
}

export interface Replay {
  readonly happenings: readonly Happening[];
  readonly claims: readonly Claim[];
  /** The table as it stood when it was over. */
  readonly last: View;
}

export const replayOf = ({ rules, sheet, commands }: Pick<SavedTable, 'rules' | 'sheet' | 'commands'>): Replay => {
  const happenings: Happening[] = [];
  const claims: Claim[] = [];
  const heard: Event[] = [];
  // Memory only shows again what somebody was shown: here it tells a lie from a mistake.
  const remembered: Sheet = { ...sheet, options: { ...sheet.options, memory: 'on' } };
  const game = engineNow(rules)?.setUp(remembered, (event) => heard.push(event));
  if (!game || isComplaints(game)) throw new Error('a record of a table that cannot be set up');
  const take = (before: View): void => {
    for (const event of heard.splice(0)) {
      const { turn, turnsLeft } = event.kind === 'turn' ? event : before;
      const at = happenings.push({ event, turn, turnsLeft, at: happenings.length + 1 });
      if (event.kind === 'signalled') claims.push(claimOf(event, { view: before, turn, at, game }));
    }
  };
  take(game.view(EVERYONE));
  for (const command of commands) {
    const before = game.view(EVERYONE);
    if (game.apply(command)) throw new Error('a record that these rules do not play');
    take(before);
  }
  return { happenings, claims, last: game.view(EVERYONE) };
};

type Signalled = Extract<Event, { readonly kind: 'signalled' }>;

const claimOf = (
  { who, cell, colour }: Signalled,
  { view, turn, at, game }: { view: View; turn: number; at: number; game: Game },
): Claim => {
  const place = view.board.findIndex((each) => each.cell === cell);
  const room = view.board[place]!.room ?? view.board[place]!.known!;
  const seat = view.cast.find(({ name }) => name === who)!.seat;
  const seen = game.view({ kind: 'seat', seat }).board[place]!;
  const isTrue = colourOf(view.edition, room) === colour;
  return { who, cell, said: colour, room, turn, at, isTrue, knew: seen.known !== undefined };
};

export const isLie = ({ isTrue, knew }: Claim): boolean => knew && !isTrue;
