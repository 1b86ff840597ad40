/** What a replay is made of: a record, and what stands beside it. */
import { EVERYONE, SPECTATOR, seatViewer, type Viewer } from '@room25/engine';
import type { Phrase } from '@room25/protocol';
import type { SavedTable, Thought } from '../saves/saved-table.ts';

export interface Recording {
  readonly table: SavedTable;
  /** The record as `.r25`, with the proof of its deal if it has one; nothing while its secrets are kept. */
  readonly text?: string;
  /** The name by which a link finds it: a table of a server, or the packed record itself; nothing if it is to stay here. */
  readonly address?: string;
  readonly chat: readonly ChatAt[];
}

/** Something that was said, in own words or as a ready phrase, and how many events had happened by then. */
export interface ChatAt {
  readonly seat: number;
  readonly text?: string;
  readonly phrase?: Phrase;
  readonly events: number;
  readonly team?: true;
}

export const isOver = ({ table }: Recording): boolean => table.outcome !== undefined;

/**
 * Whose eyes it may be seen through. An unfinished game shows only what the people at this screen have seen together, or the one
 * who is alone.
 */
export const viewersOf = (recording: Recording): readonly Viewer[] => {
  const { seats } = recording.table;
  if (isOver(recording)) return [EVERYONE, SPECTATOR, ...seats.map((_, seat) => seatViewer(seat))];
  const people = seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  return [people.length === 1 ? seatViewer(people[0]!) : SPECTATOR];
};

/** What bots thought is told only after the end. */
export const thoughtsOf = (recording: Recording): readonly Thought[] =>
  isOver(recording) ? (recording.table.thoughts ?? []) : [];
