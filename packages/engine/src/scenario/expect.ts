/** What a line `? …` expects, held against the game. */
import type { Command } from '../command.ts';
import type { Cell, Who } from '../content.ts';
import { type Game, tableOf } from '../game.ts';
import type { Event } from '../knowledge/events.ts';
import type { CharacterView } from '../knowledge/view.ts';
import { SPECTATOR } from '../knowledge/viewer.ts';
import { sizeOf } from '../mechanisms/party.ts';
import { formatAnswer, formatSaying } from '../notation/commands.ts';
import { type Expectation, type ExpectationKind, formatExpectation } from '../notation/expectations.ts';
import { formatSquare } from '../notation/square.ts';
import { answerOf } from '../table/sayings.ts';
import { KNOWN, LOST, MOVED, ORDER, ROLE, ROLE_KNOWN, TO_ALL } from '../table/state.ts';
import type { Table } from '../table/table.ts';
import { ACTIONS, AXES, CELLS, CHARACTERS, type Character, type Colour, DIRECTIONS, LINES, ROLES } from '../words.ts';
import type { Fault } from './run.ts';

/** Whether it holds, and what was found instead. `fails`: whether its negation holds, where that is more than the opposite. */
interface Finding {
  readonly holds: boolean;
  readonly fails?: boolean;
  readonly found: string;
}
/** The game; its table, which tells more than anybody may ask; and what the latest played line led to. */
interface Held {
  readonly game: Game;
  readonly table: Table;
  readonly events: readonly Event[];
}
type Check<K extends ExpectationKind> = (held: Held, expectation: Extract<Expectation, { kind: K }>) => Finding;

interface Asked {
  readonly expectation: Expectation;
  readonly not: boolean;
}

export const findFault = (game: Game, events: readonly Event[], { expectation, not }: Asked): Fault | undefined => {
  const check = CHECKS[expectation.kind] as (held: Held, expectation: Expectation) => Finding;
  const { holds, found, fails = !holds } = check({ game, table: tableOf(game), events }, expectation);
  return (not ? fails : holds)
    ? undefined
    : { expected: `${not ? 'not ' : ''}${formatExpectation(expectation)}`, found };
};

const numberOf = (name: Character): Who => CHARACTERS.indexOf(name);
const equal = (actual: number | string, expected: number | string): Finding => ({
  holds: actual === expected,
  found: `${actual}`,
});
const isTrue = (holds: boolean, yes: string, no: string): Finding => ({ holds, found: holds ? yes : no });

const whereIs = (table: Table, who: Who): string => (table.isAlive(who) ? CELLS[table.cellOf(who)] : 'dead');

/** The rooms and roles that a player has been shown. */
const knowsRoom = (table: Table, who: Who, cell: Cell): boolean =>
  (table.s[KNOWN + table.tileAt(cell)] & (TO_ALL | (1 << table.terms.seatOf[who]))) !== 0;
const knowsRole = (table: Table, who: Who, of: Who): boolean =>
  (table.s[ROLE_KNOWN + of] & (TO_ALL | (1 << table.terms.seatOf[who]))) !== 0;

/** What everybody sees of a character. */
const publicly = (game: Game, who: Character): CharacterView =>
  game.view(SPECTATOR).cast.find(({ name }) => name === who)!;

const CHECKS: { readonly [K in ExpectationKind]: Check<K> } = {
  at: ({ table }, { who, cell }) => equal(whereIs(table, numberOf(who)), CELLS[cell]),
  alive: ({ table }, { who }) => isTrue(table.isAlive(numberOf(who)), 'alive', 'dead'),
  dead: ({ table }, { who }) => isTrue(!table.isAlive(numberOf(who)), 'dead', 'alive'),
  is: ({ table }, { cell, square }) => {
    const tile = table.tileAt(cell);
    // An axis counts only where the line names one.
    const axis = square.axis && AXES[table.isUpright(tile) ? 1 : 0];
    const found = formatSquare({ room: table.codeOf(tile), hidden: !table.isVisible(tile), ...(axis && { axis }) });
    return equal(found, formatSquare(square));
  },
  can: ({ game }, { who, commands }) => {
    const answers = game.answers(numberOf(who));
    const holds = answers.length === commands.length && commands.every((code) => answers.includes(code));
    return { holds, found: answers.length === 0 ? 'nothing' : answers.map(formatAnswer).join('; ') };
  },
  lost: ({ table }, { who, action }) => equal(ACTIONS[table.s[LOST + numberOf(who)] - 1] ?? 'nothing', action),
  knowsRoom: ({ table }, { who, cell, room }) => {
    const isKnown = !table.isHiddenAt(cell) || knowsRoom(table, numberOf(who), cell);
    return equal(isKnown ? table.codeOf(table.tileAt(cell)) : 'unaware', room);
  },
  knowsRole: ({ table }, { who, whom, role }) => {
    const found = knowsRole(table, numberOf(who), numberOf(whom)) ? ROLES[table.s[ROLE + numberOf(whom)]] : 'unaware';
    return equal(found, role);
  },
  unaware: ({ table }, { who, cell }) => isTrue(!knowsRoom(table, numberOf(who), cell), 'unaware', 'knows it'),
  reminder: ({ table }, { who, cell }) => {
    const tile = table.reminderOf(numberOf(who));
    return equal(tile === undefined ? 'not on the board' : CELLS[table.cellOfTile(tile)], CELLS[cell]);
  },
  shown: ({ table }, { who, role }) =>
    equal(table.isShown(numberOf(who)) ? ROLES[table.s[ROLE + numberOf(who)]] : 'secret', role),
  secret: ({ table }, { who }) => isTrue(!table.isShown(numberOf(who)), 'secret', 'shown'),
  turnsLeft: ({ table }, { count }) => equal(table.turnsLeft, count),
  turn: ({ table }, { count }) => equal(table.turn, count),
  first: ({ table }, { who }) => equal(CHARACTERS[table.s[ORDER]], who),
  line: ({ table }, { line, direction }) =>
    equal(DIRECTIONS[table.s[MOVED + LINES.indexOf(line)] - 1] ?? 'not moved', direction),
  running: ({ game: { outcome } }) => isTrue(!outcome, 'running', `over ${outcome?.result}`),
  over: ({ game: { outcome } }, { result, names }) => {
    const found = outcome ? [outcome.result, ...(outcome.side ?? [])].join(' ') : 'running';
    return equal(found, [result, ...names].join(' '));
  },
  score: ({ game: { outcome } }, { count }) => equal(outcome?.score ?? 'none', count),
  closed: ({ table }, { cell }) => isTrue(table.isClosed(table.tileAt(cell)), 'closed', 'open'),
  guards: ({ table }, { count }) => equal(sizeOf(table.guards), count),
  robot: ({ table }, { cell }) => isTrue(table.hasRobot(table.tileAt(cell)), 'a robot', 'no robot'),
  robots: ({ table }, { count }) => equal(table.robotTiles.length, count),
  locked: ({ table }, { cell }) => isTrue(table.isLocked(table.tileAt(cell)), 'locked', 'no lock'),
  adrenaline: ({ table }, { who }) => isTrue(table.hasAdrenaline(numberOf(who)), 'adrenaline', 'no adrenaline'),
  noAdrenaline: ({ table }, { who }) => isTrue(!table.hasAdrenaline(numberOf(who)), 'no adrenaline', 'adrenaline'),
  committed: ({ game }, { who }) =>
    isTrue(publicly(game, who).committed === true, 'committed', 'not that anybody sees'),
  tokens: ({ game }, { who, count }) => equal(publicly(game, who).tokens ?? 'not that anybody sees', count),
  hidden: ({ table }, { who }) => isTrue(table.isHiding(numberOf(who)), 'hidden', 'in plain sight'),
  key: ({ table }) => isTrue(table.hasKey, 'the key', 'no key'),
  axis: ({ table }, { cell, axis }) => equal(AXES[table.isUpright(table.tileAt(cell)) ? 1 : 0], axis),
  signals: ({ game, table }, { cell, signals }) => {
    const { signals: lying = [] } = game.view(SPECTATOR).board[cell];
    const wordsOf = (seat: number, colour: Colour): string => `${table.terms.setup.seats[seat].join('+')} ${colour}`;
    const found = lying.map(({ seat, colour }) => wordsOf(seat, colour)).sort();
    const expected = signals.map(({ who, colour }) => wordsOf(table.terms.seatOf[numberOf(who)], colour)).sort();
    return equal(found.join('; ') || 'nothing', expected.join('; ') || 'nothing');
  },
  says: ({ table }, { who, command: expected }) => {
    const standing = table.sayingOf(table.terms.seatOf[numberOf(who)]);
    const words = (code: Command | undefined): string => (code === undefined ? 'nothing' : formatSaying(code));
    return equal(words(standing), words(expected));
  },
  answers: ({ table }, { who, whom, answer }) => {
    const [seat, to] = [who, whom].map((name) => table.terms.seatOf[numberOf(name)]);
    return equal(answerOf(table, seat, to) ?? 'nothing', answer);
  },
  told: ({ events }, expectation) => {
    const expected = expectation.events.map(({ event, rule }) => `${event} ${rule}`);
    const all = events.map(({ kind, rule }) => `${kind} ${rule}`);
    const named = all.filter((event) => expected.includes(event));
    return { holds: named.join() === expected.join(), fails: named.length === 0, found: all.join('; ') || 'nothing' };
  },
};
