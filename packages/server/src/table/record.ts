/** A finished game: its record, who was who, and what each could see of it. */
import { EVERYONE, formatFile, recordOf, SPECTATOR, seatViewer, type View, type Viewer } from '@room25/engine';
import { formatProof, type ResultAnswer } from '@room25/protocol';
import { fairnessOf } from './deal.ts';
import type { Body } from './entry.ts';
import type { TableState } from './table-state.ts';

/** The `.r25` text, with the proof of its deal. */
export const recordText = (table: TableState): string => {
  const { game, commands } = table.play!;
  return formatProof(fairnessOf(table)) + formatFile([recordOf(game, commands.from(0), `Table ${table.code}`)]);
};

export const resultOf = (table: TableState): ResultAnswer => {
  const { game, started, ended } = table.play!;
  const { result, score } = game.outcome!;
  const { cast, turn } = game.view(EVERYONE) as View & { turn: number };
  return {
    result,
    ...(score !== undefined && { score }),
    turns: turn,
    started,
    ended: ended!,
    lasted: ended! - started,
    seats: table.seats.map((seat, at) => ({
      player: seat.kind === 'person' ? table.people.nameOf(seat.visitor) : '',
      ...(seat.kind === 'bot' && { bot: seat.level }),
      characters: cast
        .filter((character) => character.seat === at)
        .map(({ name, role, cell }) => ({ name, ...(role && { role }), survived: cell !== undefined })),
    })),
  };
};

export type ReplaySeat = number | 'spectator' | 'everyone';

/** The game as a viewer saw it, a step for each entry at which something happened; as JSON. */
export class Replaying {
  readonly texts: string[] = [];
  readonly #viewer: Viewer;

  constructor(seat: ReplaySeat) {
    this.#viewer = viewerOf(seat);
  }

  take(before: TableState | undefined, { play }: TableState, { at }: Body): void {
    const known = before?.play?.events.length ?? 0;
    if (!play || (play.events.length === known && this.texts.length > 0)) return;
    const events = play.events.from(known).map((event) => play.game.told(event, this.#viewer));
    this.texts.push(JSON.stringify({ at, events, view: play.game.view(this.#viewer) }));
  }
}

const viewerOf = (seat: ReplaySeat): Viewer => {
  if (seat === 'everyone') return EVERYONE;
  return seat === 'spectator' ? SPECTATOR : seatViewer(seat);
};
