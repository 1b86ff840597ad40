/** The M.A.C. deck: which cards are in it, how one is drawn, and where it goes (MAC-DRAW). */
import { LINE_DIRECTIONS, MOVABLE_LINES } from '../board.ts';
import type { Card, Drawn, Party, Source, Who } from '../content.ts';
import { draw, type Random, shuffle, streamKey } from '../random.ts';
import type { Terms } from '../setup/terms.ts';
import { type Action, CHARACTERS, type Character, type Colour, DIRECTIONS, LINES } from '../words.ts';
import { cardFrom, cardInWords, kindOf, namedBy } from './card.ts';
import { DRAW_SOURCE } from './sources.ts';
import {
  DECK,
  DECK_COUNT,
  DECK_DRAWS,
  DISCARD_COUNT,
  DISCARDS,
  LYING,
  LYING_COUNT,
  ORDER,
  ORDER_LENGTH,
} from './state.ts';
import type { Table } from './table.ts';

/** The source that draws a card when its turn has come. */

const PUNISHED_PAIRS: readonly (readonly [Character, Character])[] = [
  ['franck', 'jennifer'],
  ['max', 'alice'],
  ['emmett', 'kevin'],
  ['sarah', 'bruce'],
];

const MOVES = MOVABLE_LINES.flatMap((line) =>
  LINE_DIRECTIONS[line].flatMap((direction) => {
    const card = { kind: 'move', line: LINES[line], direction: DIRECTIONS[direction] } as const;
    return [cardFrom(card), cardFrom({ ...card, symbol: line < 5 ? 'x2' : 'again' })];
  }),
);

const punishments = (actions: readonly Action[]): number[] =>
  actions.flatMap((action) => PUNISHED_PAIRS.map((names) => cardFrom({ kind: 'punish', action, names })));

const MADNESS: readonly number[] = [
  ...(
    [
      'bomb',
      'bomb',
      'robot',
      'robot',
      'blackout',
      'jamming',
      'rewind',
      'lock',
      'chaos',
      'acceleration',
      'panic',
    ] as const
  ).map((kind) => cardFrom({ kind })),
  ...(['green', 'yellow', 'red'] satisfies Colour[]).map((colour) => cardFrom({ kind: 'disabled', colour })),
];

/** The cards of a table, in no order. One that names nobody in play is set aside. */
export const cardsOf = ({ cast, abilities, setup }: Terms): number[] => {
  if (setup.options.mac === 'none') return [];
  const inPlay = cast.reduce((party, who) => party | (1 << who), 0);
  const actions: Action[] = abilities.length > 0 ? ['look', 'control', 'special'] : ['look', 'control'];
  const punishing = punishments(actions).filter((card) => namedBy(card) & inPlay);
  return [...MOVES, ...punishing, ...(setup.options.mac === 'all' ? MADNESS : [])];
};

export const shuffleDeck = (table: Table): void => {
  const { s } = table;
  const key = streamKey(table.seed, 'deck');
  const random: Random = { below: (limit) => draw(key, s[DECK_DRAWS]++, limit) };
  shuffle(s.subarray(DECK, DECK + s[DECK_COUNT]), random);
};

/** Cards are due for whoever is first when they come. Each is an event of its own. */
export const drawLater = (table: Table, count: number): void => {
  for (let card = 0; card < count; card++) table.next(DRAW_SOURCE, table.s[ORDER]);
};

/** A card is due for the party of `who`, who entered an M.A.C. room. */
export const drawForEntrant = (table: Table, who: Who, party: Party): void =>
  table.later(DRAW_SOURCE, who, FROM_ROOM, party);

/** One more card is due for the same party. */
export const drawAgain = (table: Table, { who, party, isFromRoom }: Drawn): void =>
  table.later(DRAW_SOURCE, who, isFromRoom ? FROM_ROOM : 0, party);

const FROM_ROOM = 1;

export const drawSource = (cards: readonly Card[]): Source => ({
  onResume(table, who, party, detail) {
    const card = takeCard(table);
    if (card === undefined) return;
    const isFromRoom = detail === FROM_ROOM;
    const subject = isFromRoom ? who : firstAlive(table);
    table.listener?.({
      kind: 'card',
      card: cardInWords(card),
      ...(isFromRoom && { who: CHARACTERS[subject] }),
      ...table.inRound,
      rule: isFromRoom ? 'ROOM-MAC' : 'MAC-DRAW',
    });
    cards[kindOf(card)].onDraw(table, { card, who: subject, party: isFromRoom ? party : 1 << subject, isFromRoom });
  },
});

const firstAlive = (table: Table): Who => {
  for (let place = 0; place < table.s[ORDER_LENGTH]; place++)
    if (table.isAlive(table.s[ORDER + place])) return table.s[ORDER + place];
  return table.s[ORDER];
};

/** The top card; from the discards, shuffled, when the deck is empty. A position has just the cards that it names. */
const takeCard = (table: Table): number | undefined => {
  const { s } = table;
  if (s[DECK_COUNT] === 0 && !table.terms.setup.sheet.board) {
    s.copyWithin(DECK, DISCARDS, DISCARDS + s[DISCARD_COUNT]);
    s[DECK_COUNT] = s[DISCARD_COUNT];
    s[DISCARD_COUNT] = 0;
    shuffleDeck(table);
  }
  if (s[DECK_COUNT] === 0) return undefined;
  const card = s[DECK + --s[DECK_COUNT]];
  s[DISCARDS + s[DISCARD_COUNT]++] = card;
  return card;
};

/** The card just drawn stays on the table until the turn ends. */
export const layDown = (table: Table): void => {
  const { s } = table;
  s[LYING + s[LYING_COUNT]++] = s[DISCARDS + --s[DISCARD_COUNT]];
};

export const clearLying = (table: Table): void => {
  const { s } = table;
  while (s[LYING_COUNT] > 0) s[DISCARDS + s[DISCARD_COUNT]++] = s[LYING + --s[LYING_COUNT]];
};
