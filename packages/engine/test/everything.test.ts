/** Random games from random positions until every effect, power and ending of an edition has been seen; what never came is named. */

import { anyCommand, gameFrom } from '@room25/test-kit';
import { describe, expect, it } from 'vitest';
import { columnLine, isAdjacent, rowLine } from '../src/board.ts';
import {
  ACTIONS,
  actionOf,
  CELLS,
  type Character,
  type Command,
  EDITION_RULES,
  type Edition,
  type Game,
  MAC_SYMBOLS,
  type MacCard,
  MODES,
  NONE,
  PLAIN_CARDS,
  type Random,
  type Role,
  type RoomCode,
  type Sheet,
  type Square,
  shuffle,
  VERB,
  VERBS,
  verbOf,
  whoOf,
} from '../src/index.ts';
import { aOf, bOf, cOf, tableOf } from '../src/inside.ts';
import { dueAction } from '../src/table/slot.ts';
import { nameOf, PLACES, type Place, randomAt, sheetAt } from './tables.ts';

const MOST_GAMES = 20_000;

/** Events as `kind rule`, special plays by their power, endings as `mode result`. */
const BASE_EFFECTS = [
  'looked LOOK-1',
  'looked SET-CLUE',
  'declined SET-CLUE',
  'lost LOOK-DARK',
  'moved MOVE-1',
  'moved PUSH-1',
  'lost PUSH-CENTRAL',
  'slid CTRL-1',
  'lost CTRL-CENTRAL',
  'looked ROOM-VISION',
  'swapped ROOM-MOVING',
  'slid ROOM-CONTROL',
  'moved ROOM-TUNNEL',
  'moved ROOM-VORTEX',
  'lost ACT-MUST',
  'armed ROOM-TRAPPED-1',
  'died ROOM-TRAPPED-1',
  'closed ROOM-FLOODED-2',
  'died ROOM-FLOODED-1',
  'died ROOM-ACID',
  'died ROOM-MORTAL',
  'swapped ROOM-ILLUSION',
  'revealed ROOM-ILLUSION',
  'alarm ALERT-1',
  'shown DEATH-SECRET',
  'shown MASKS',
  'shown GUARD-REVEAL',
  'reminded REMIND-PLACE',
  'signalled COMM-DANGER',
  'said COMM-PHRASE',
  'said COMM-ANSWER',
  'waited PROG-ONE',
  'waited FREE-CHOICE',
  'passed ACT-ORDER',
  'one action in the cold',
  'kept in prison',
  'suspicion prisoners',
  'suspicion guards',
  'suspicion complex',
  'cooperation complete',
  'cooperation partial',
  'cooperation lost',
  'competition side',
  'competition nobody',
  'team side',
  'team draw',
  'solo complete',
  'solo lost',
];
const PROTOTYPE_EFFECTS = [
  'looked LOOK-1',
  'revealed LOOK-1',
  'lost LOOK-DARK',
  'moved MOVE-1',
  'moved PUSH-1',
  'lost PUSH-CENTRAL',
  'slid CTRL-1',
  'looked ROOM-VISION',
  'swapped ROOM-MOVING',
  'slid ROOM-CONTROL',
  'moved ROOM-VORTEX',
  'lost ACT-MUST',
  'closed ROOM-FLOODED-2',
  'died ROOM-FLAMMABLE',
  'died ROOM-ACID',
  'died ROOM-MORTAL',
  'swapped ROOM-ILLUSION',
  'revealed ROOM-ILLUSION',
  'roleSeen ROOM-SECRETS',
  'shown DEATH-SECRET',
  'shown MASKS',
  'shown GUARD-REVEAL',
  'reminded REMIND-PLACE',
  'signalled COMM-DANGER',
  'said COMM-PHRASE',
  'said COMM-ANSWER',
  'waited PROG-ONE',
  'passed ACT-ORDER',
  'one action in the cold',
  'kept in prison',
  'a line far away',
  'two pushed',
  'a room far away',
  'concealed GUARD-POWER',
  'two rooms',
  'another action',
  'suspicion prisoners',
  'suspicion guards',
  'suspicion complex',
  'cooperation complete',
  'cooperation partial',
  'cooperation lost',
  'competition side',
  'competition nobody',
  'solo complete',
  'solo partial',
  'solo lost',
];
const ULTIMATE_EFFECTS = [
  ...BASE_EFFECTS.filter((fact) => !['solo complete', 'cooperation partial', 'suspicion complex'].includes(fact)),
  'solo complete',
  'key ROOM-KEY',
  'replaced ROOM-KEY',
  'robotCame ROOM-ROBOT',
  'robotMoved ROBOT-MOVE',
  'revealed ROBOT-MOVE',
  'robotDestroyed ROBOT-RED',
  'moved ROBOT-PUSH',
  'died ROBOT-RED',
  'returned ROOM-REGENERATION',
  'replaced ROOM-REGENERATION',
  'card ROOM-MAC',
  'card MAC-DRAW',
  'turned ROOM-PIVOTING',
  'walled in',
  'adrenaline ROOM-MIRROR',
  'jammed',
  'died ROOM-SHREDDER-1',
  'closed ROOM-SHREDDER-2',
  'paranoid ROOM-PARANOIA',
  'drew ROOM-PARANOIA',
  'turnLost ROOM-TIMER',
  'died ROOM-TIMER',
  'replaced ROOM-TIMER',
  'adrenaline ADR-2',
  'adrenaline GUARD-REVEAL',
  'call',
  'hide',
  'carry',
  'reactivate',
  'lock',
  'a lock moved',
  'swap',
  'order move',
  'order push',
  'sabotageRoom',
  'sabotageRobot',
  'recover',
  'refused ALICE',
  'refused BRUCE',
  'hid ALICE',
  'unlocked EMMETT',
  'replaced SARAH',
  'replaced BRUCE',
  'robotDestroyed SARAH',
  'moved JENNIFER',
  'moved MAX',
  'swapped KEVIN',
  'concealed EMMETT',
  'slid MAC-MOVE',
  'punished MAC-PUNISH',
  'lost MAC-PUNISH',
  'replaced MAC-BLACKOUT',
  'robotDestroyed MAC-BLACKOUT',
  'moved MAC-REWIND',
  'robotCame MAC-ROBOT',
  'robotMoved MAC-ROBOT',
  'moved MAC-ROBOT',
  'died MAC-BOMB',
  'locked MAC-LOCK',
  'unlocked MAC-LOCK',
  'concealed MAC-DISABLED',
  'turned MAC-CHAOS',
  'slid MAC-ACCELERATION',
  'adrenaline MAC-PANIC',
  'moved MAC-PANIC',
  'swapped MAC-PANIC',
  'locked MAC-PANIC',
  'replaced MAC-PANIC',
  'reminderBack MAC-JAMMING',
];
const EFFECTS: Readonly<Record<Edition, readonly string[]>> = {
  prototype: PROTOTYPE_EFFECTS,
  first: BASE_EFFECTS,
  second: BASE_EFFECTS,
  ultimate: ULTIMATE_EFFECTS,
};

describe.each(Object.keys(EDITION_RULES) as Edition[])('%s', (edition) => {
  it('has every effect, power and ending', { timeout: 120_000 }, () => {
    const missing = new Set(EFFECTS[edition]);
    const places = PLACES.filter((place) => place.edition === edition);
    for (let played = 0; played < MOST_GAMES && missing.size > 0; played++) {
      const place = places[played % places.length] as Place;
      const random = randomAt(`everything ${nameOf(place)} ${played}`);
      playAndNote(place, random, `${played}`, (fact) => missing.delete(fact));
    }
    expect([...missing]).toEqual([]);
  });

  it('plays every mode', () => {
    expect(MODES.filter((mode) => EDITION_RULES[edition]?.modes[mode]).length).toBeGreaterThanOrEqual(4);
  });
});

const playAndNote = (place: Place, random: Random, seed: string, note: (fact: string) => void): void => {
  const dealt = sheetAt(place, seed);
  const game = gameFrom(random.below(4) === 0 ? dealt : anyPosition(dealt, random));
  game.listen((event) => note(`${event.kind} ${event.rule}`));
  while (!game.outcome) {
    noteRooms(game, note);
    const command = anyCommand(game, random);
    notePower(game, command, note);
    game.apply(command);
  }
  note(`${place.mode} ${game.outcome.result}`);
};

const noteRooms = (game: Game, note: (fact: string) => void): void => {
  for (const { cell, actions } of game.view({ kind: 'spectator' }).cast)
    if (cell && actions === 1) note('one action in the cold');
  if (game.isJammed) note('jammed');
  for (const who of game.awaited)
    if (tableOf(game).isAlive(who) && tableOf(game).wallBar(tableOf(game).tileOf(who), 0) === 'ROOM-PIVOTING')
      note('walled in');
  for (const who of game.awaited)
    if (tableOf(game).isAlive(who) && tableOf(game).roomOf(who).bars?.(tableOf(game), who, 0) === 'ROOM-PRISON')
      note('kept in prison');
};

const notePower = (game: Game, command: Command, note: (fact: string) => void): void => {
  const table = tableOf(game);
  const who = whoOf(command);
  const verb = verbOf(command);
  const action = actionOf(verb);
  if (action === 'special') note(VERBS[verb] as string);
  if (verb === VERB.order || verb === VERB.chooseOrder) note(cOf(command) === NONE ? 'order move' : 'order push');
  if (verb === VERB.lock && bOf(command) !== NONE) note('a lock moved');
  if (action === undefined || !table.isAlive(who)) return;
  const cell = table.cellOf(who);
  if (verb === VERB.control && ![rowLine(cell), columnLine(cell)].includes(aOf(command))) note('a line far away');
  if (verb === VERB.push && cOf(command) !== NONE) note('two pushed');
  if (verb === VERB.look && !isAdjacent(cell, aOf(command))) note('a room far away');
  if (verb === VERB.move && bOf(command) !== NONE) note('two rooms');
  const due = dueAction(table, who);
  if (due !== undefined && ACTIONS[due] !== action) note('another action');
};

/** Any rooms of the box, some of them open; people anywhere, often in Room 25 near its edge; any number of turns left. */
const anyPosition = (sheet: Sheet, random: Random): Sheet => {
  const { inventory, guards, modes } = EDITION_RULES[sheet.edition];
  const codes = Object.entries(inventory).flatMap(([code, count]) => new Array<RoomCode>(count).fill(code as RoomCode));
  const rooms = shuffle(codes, random).slice(0, 24);
  const exit = [0, 1, 3, 4, 5, 9, 15, 19, 20, 21, 23, 24][random.below(12)] as number;
  const isGathered = random.below(2) === 0;
  const board: Square[] = CELLS.map((_, cell) => {
    if (cell === 12) return { room: 'CE', hidden: false };
    if (cell === exit) return { room: '25', hidden: !isGathered && random.below(2) === 0 };
    return { room: rooms[cell] ?? 'EM', hidden: random.below(3) > 0 };
  });
  const open = board.flatMap(({ room, hidden }, cell) => (hidden || room === 'MR' || room === 'AC' ? [] : [cell]));
  const at = sheet.order.map((name) => {
    const cell = isGathered && random.below(8) > 0 ? exit : (open[random.below(open.length)] as number);
    return [name, { cell, entered: random.below(2) }] as const;
  });
  const role = modes[sheet.mode]?.pool && anyRoles(sheet.order, guards, random);
  return {
    ...sheet,
    board,
    at: Object.fromEntries(at),
    turnsLeft: 1 + random.below(8),
    ...(role && { role }),
    ...(EDITION_RULES[sheet.edition].hasUltimate && anyUltimate(sheet, open, random)),
  };
};

/** Cards in any order; robots and locks anywhere. */
const anyUltimate = (sheet: Sheet, open: readonly number[], random: Random): Partial<Sheet> => {
  const any = <T>(items: readonly T[]): T => items[random.below(items.length)] as T;
  const plain = PLAIN_CARDS.map((kind): MacCard => ({ kind }));
  const cards: MacCard[] = [
    ...plain,
    { kind: 'bomb' },
    { kind: 'move', line: any(['1', '2', '4', '5'] as const), direction: any(['left', 'right'] as const) },
    {
      kind: 'move',
      line: any(['a', 'b', 'd', 'e'] as const),
      direction: any(['up', 'down'] as const),
      symbol: any(MAC_SYMBOLS),
    },
    { kind: 'punish', action: any(['look', 'control', 'special'] as const), names: sheet.order.slice(0, 2) },
    { kind: 'disabled', colour: any(['green', 'yellow', 'red'] as const) },
  ];
  return {
    ...(sheet.options?.mac !== 'none' && { mac: shuffle(cards, random) }),
    ...(random.below(2) === 0 && { robots: [any(open)] }),
    ...(random.below(2) === 0 && {
      locked: [any(open.filter((cell) => cell !== 12))].filter((cell) => cell !== undefined),
    }),
    ...(random.below(2) === 0 && { key: true as const }),
    ...(random.below(2) === 0 && { noAdrenaline: sheet.order.slice(0, 3) }),
    dead: random.below(4) === 0 ? deadFor(sheet, random) : [],
  };
};

/** Somebody may be dead already where that does not end the game. */
const deadFor = (sheet: Sheet, random: Random): Character[] =>
  sheet.mode === 'suspicion' ? [sheet.order[random.below(sheet.order.length)] as Character] : [];

const anyRoles = (order: readonly Character[], guards: readonly Role[], random: Random): Sheet['role'] => {
  const cards = shuffle([...guards], random).slice(0, random.below(3));
  return Object.fromEntries(order.slice(0, cards.length).map((name, place) => [name, cards[place] as Role]));
};
