/** A finished game: its record, who was who, and what each could see of it. */
import {
  EVERYONE,
  type Event,
  formatFile,
  recordOf,
  SPECTATOR,
  seatViewer,
  told,
  type View,
  type Viewer,
} from '@room25/engine';
import { formatProof, type ResultAnswer } from '@room25/protocol';
import { fairnessOf } from './deal.ts';
import type { Body } from './entry.ts';
import { fold } from './fold.ts';
import type { Table } from './table.ts';

/** The `.r25` text, with the proof of its deal. */
export const recordText = (table: Table): string => {
  const { game, commands } = table.play!;
  return formatProof(fairnessOf(table)) + formatFile([recordOf(game, commands.from(0), `Table ${table.code}`)]);
};

export const resultOf = (table: Table): ResultAnswer => {
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
      player: seat.kind === 'person' ? seat.name : '',
      ...(seat.kind === 'bot' && { bot: seat.level }),
      characters: cast
        .filter((character) => character.seat === at)
        .map(({ name, role, cell }) => ({ name, ...(role && { role }), survived: cell !== undefined })),
    })),
  };
};

export type ReplaySeat = number | 'spectator' | 'everyone';

export interface ReplayStep {
  readonly at: number;
  readonly events: readonly Event[];
  readonly view: View;
}

/** The game again as this viewer saw it, a step for each entry at which something happened. */
export const replayOf = (bodies: readonly Body[], seat: ReplaySeat): readonly ReplayStep[] => {
  const viewer = viewerOf(seat);
  const steps: ReplayStep[] = [];
  let table: Table | undefined;
  for (const body of bodies) {
    const before = table?.play?.events.length ?? 0;
    table = fold(table, body);
    const { play } = table;
    if (!play || (play.events.length === before && steps.length > 0)) continue;
    steps.push({
      at: body.at,
      events: play.events.from(before).map((event) => told(event, viewer)),
      view: play.game.view(viewer),
    });
  }
  return steps;
};

const viewerOf = (seat: ReplaySeat): Viewer => {
  if (seat === 'everyone') return EVERYONE;
  return seat === 'spectator' ? SPECTATOR : seatViewer(seat);
};
