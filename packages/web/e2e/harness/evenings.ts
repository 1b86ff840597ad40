/** Kept games that stand at moments worth looking at. Bots have played them; the person at seat 1 goes on. */
import { readFileSync } from 'node:fs';
import {
  type Action,
  CHARACTERS,
  engineNow,
  type Game,
  isComplaints,
  seatViewer,
  VERBS,
  type View,
  verbOf,
} from '@room25/engine';
import { importText, isRefusal } from '../../src/saves/import.ts';
import type { SavedTable } from '../../src/saves/saved-table.ts';

const evening = async (name: string): Promise<SavedTable> => {
  const text = readFileSync(new URL(`../evenings/${name}.r25`, import.meta.url), 'utf8');
  const table = await importText(text, { id: name, time: Date.UTC(2026, 10, 15, 20) });
  if (isRefusal(table)) throw new Error(`evenings/${name}.r25, line ${table.line}: ${table.fault}`);
  return table;
};

const SUSPICION = await evening('suspicion');
const ULTIMATE = await evening('ultimate');

/** The first moment at which the person is asked and this is so. */
const standing = (table: SavedTable, id: string, isSo: (view: View, game: Game) => boolean): SavedTable => {
  const game = engineNow(table.rules)!.setUp(table.sheet);
  if (isComplaints(game)) throw new Error('no table');
  const played = table.commands.findIndex((command) => {
    const isAsked = game.awaited.some((who) => game.seatOf(who) === 0);
    if (isAsked && isSo(game.view(seatViewer(0)), game)) return true;
    game.apply(command);
    return false;
  });
  if (played < 0) throw new Error(`no such moment: ${id}`);
  const { outcome: _, ...unfinished } = table;
  const { turn, turnsLeft } = game.view(seatViewer(0));
  return { ...unfinished, id, turn, turnsLeft, commands: table.commands.slice(0, played) };
};

/** The person's slot with this action to be played. */
const hasSlot =
  (action: Action, turn: number) =>
  (view: View, game: Game): boolean => {
    const who = game.awaited[0]!;
    const isOpen = game.answers(who).some((answer) => VERBS[verbOf(answer)] === action);
    return view.turn >= turn && view.phase === 'acting' && view.onAir === CHARACTERS[who] && isOpen;
  };

const isProgramming =
  (turn: number) =>
  (view: View): boolean =>
    view.phase === 'programming' && view.turn === turn;

export const EVENINGS = {
  clue: standing(SUSPICION, 'clue', ({ phase }) => phase === 'clues'),
  programming: standing(SUSPICION, 'programming', isProgramming(7)),
  moving: standing(SUSPICION, 'moving', hasSlot('move', 7)),
  sliding: standing(SUSPICION, 'sliding', hasSlot('control', 6)),
  ultimate: standing(ULTIMATE, 'ultimate', isProgramming(6)),
  over: { ...SUSPICION, id: 'over' },
  ultimateOver: { ...ULTIMATE, id: 'ultimateOver' },
  together: {
    ...standing(SUSPICION, 'together', isProgramming(5)),
    seats: SUSPICION.seats.map((seat, place) => (place < 3 ? { player: 'person' } : seat)),
  },
} as const satisfies Readonly<Record<string, SavedTable>>;
