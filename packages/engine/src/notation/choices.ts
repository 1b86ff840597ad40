/** What a table chose of who plays whom: `wish SEAT NAME+NAME…`, `begins SEAT`; and `players N`, where the rest is drawn. */

import type { Draft, Sheet } from '../sheet.ts';
import { readGroup } from './groups.ts';
import type { SourceLine } from './line.ts';
import { read, readKind } from './pattern.ts';

export function readPlayers(line: SourceLine, draft: Draft): void {
  const { players } = read(line, 'players players:number');
  draft.players = players;
}

export function readWish(line: SourceLine, draft: Draft): void {
  const { seat } = read(line, 'wish seat:seat ...');
  const wishes = [...(draft.wishes ?? [])];
  while (wishes.length <= seat) wishes.push([]);
  wishes[seat] = readGroup(line, new Set());
  draft.wishes = wishes;
}

export function formatWishes({ wishes = [] }: Sheet): string[] {
  return wishes.flatMap((names, seat) => (names.length > 0 ? [`wish ${formatSeat(seat)} ${names.join('+')}`] : []));
}

export function readSeat(line: SourceLine): number {
  return readKind(line, 'seat');
}

export function formatSeat(seat: number): string {
  return String(seat + 1);
}
