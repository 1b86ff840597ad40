/** Kept games that stand at moments worth looking at. Bots have played them; the person at seat 1 goes on. */
import { readFileSync } from 'node:fs';
import {
  type Action,
  CHARACTERS,
  engineNow,
  type Game,
  isComplaints,
  type Mode,
  seatViewer,
  VERBS,
  type View,
  verbOf,
} from '@room25/engine';
import { importText, isRefusal } from '../../src/saves/import.ts';
import type { SavedTable } from '../../src/saves/saved-table.ts';
import { guardsWin } from '../../test/end/guards-win.ts';
import { knownTable, tableFrom } from './kept.ts';

const gameIn = async (name: string): Promise<SavedTable> => {
  const text = readFileSync(new URL(`../games/${name}.r25`, import.meta.url), 'utf8');
  const table = await importText(text, { id: name, time: Date.UTC(2026, 10, 15, 20) });
  if (isRefusal(table)) throw new Error(`games/${name}.r25, line ${table.line}: ${table.fault}`);
  return table;
};

const SUSPICION = await gameIn('suspicion');
const ULTIMATE = await gameIn('ultimate');

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

/** Franck and Jennifer have looked into b3, a Trapped room; Jennifer calls it safe. */
const DOUBTED = `${knownTable('suspicion', 'easy', 'role jennifer guard')}

franck: program look
jennifer: program look
max: program look
alice: program look
franck: look b3
jennifer: look b3
jennifer: signal b3 green
max: look d3
alice: look d3
`;

/** Franck, a person, is to go: around him is nothing but what kills, or Room 25. */
const goingTo = (code: 'MR' | '25', other: 'MR' | '25'): string => `# players person random random random
edition second
mode suspicion
order franck jennifer max alice
at franck d1
board
  (EM) (EM) (VI) EM   (${code})
  (EM) (EM) (EM) (MR) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (${other}) (EM) (EM) (EM) (EM)
role alice guard

franck: program move
rest: program look
`;

/** At its start, with the board that tests know. `seats`: who has several characters. */
const start = (mode: Mode, players: string, seats?: string): Promise<SavedTable> => {
  const text = knownTable('cooperation', 'easy')
    .replace('mode cooperation', `mode ${mode}`)
    .replace('person easy easy easy', players)
    .replace('\nboard', seats === undefined ? '\nboard' : `\nseats ${seats}\nboard`);
  return tableFrom(text, mode);
};

export const GAMES = {
  clue: standing(SUSPICION, 'clue', ({ phase }) => phase === 'clues'),
  programming: standing(SUSPICION, 'programming', isProgramming(7)),
  moving: standing(SUSPICION, 'moving', hasSlot('move', 7)),
  sliding: standing(SUSPICION, 'sliding', hasSlot('control', 6)),
  ultimate: standing(ULTIMATE, 'ultimate', isProgramming(6)),
  adrenaline: standing(ULTIMATE, 'adrenaline', ({ phase, round }) => phase === 'acting' && round === 3),
  doubted: await tableFrom(DOUBTED, 'doubted'),
  dying: await tableFrom(goingTo('MR', '25'), 'dying'),
  finding: await tableFrom(goingTo('25', 'MR'), 'finding'),
  over: { ...SUSPICION, id: 'over', isDealtHere: true },
  ultimateOver: { ...ULTIMATE, id: 'ultimateOver', isDealtHere: true },
  asking: await tableFrom(knownTable('suspicion', 'easy', 'role jennifer guard'), 'asking'),
  talking: { ...standing(SUSPICION, 'talking', isProgramming(5)), isTalking: true },
  newer: { ...standing(SUSPICION, 'newer', isProgramming(5)), rules: 99 },
  asGuard: await tableFrom(knownTable('suspicion', 'easy', 'role franck guard'), 'asGuard'),
  cooperation: await start('cooperation', 'person easy easy easy'),
  competition: await start('competition', 'person easy', 'franck+jennifer max+alice'),
  team: await start('team', 'person easy easy easy'),
  teamOver: { ...(await gameIn('team')), id: 'teamOver', isDealtHere: true },
  guardsOver: await tableFrom(guardsWin('person person easy easy'), 'guardsOver'),
  together: {
    ...standing(SUSPICION, 'together', isProgramming(5)),
    seats: SUSPICION.seats.map((seat, place) => (place < 3 ? { player: 'person' } : seat)),
  },
} as const satisfies Readonly<Record<string, SavedTable>>;
