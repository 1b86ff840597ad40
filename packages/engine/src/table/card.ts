/** An M.A.C. card as a number: its kind (4 bits), then what it says. */
import type { MacCard } from '../notation/mac.ts';
import { ACTIONS, CHARACTERS, COLOURS, DIRECTIONS, LINES, MAC_SYMBOLS, type MacSymbol } from '../words.ts';

export const CARD_KINDS = [
  'move',
  'punish',
  'blackout',
  'jamming',
  'rewind',
  'robot',
  'bomb',
  'lock',
  'disabled',
  'chaos',
  'acceleration',
  'panic',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Of a move: line, direction, symbol + 1. Of a punishment: action, characters as bits. Of disabled rooms: colour. */
export const lineOf = (card: number): number => (card >> 4) & 15;
export const directionOf = (card: number): number => (card >> 8) & 15;
export const symbolOf = (card: number): MacSymbol | undefined => MAC_SYMBOLS[((card >> 12) & 3) - 1];
export const actionOfCard = (card: number): number => (card >> 4) & 15;
export const namedBy = (card: number): number => (card >> 8) & 255;
export const colourOf = (card: number): number => (card >> 4) & 15;
export const kindOf = (card: number): number => card & 15;

const numberOf = (kind: CardKind): number => CARD_KINDS.indexOf(kind);

/** Cards that lie on the table until the turn ends. */
export const JAMMING_CARD = numberOf('jamming');
export const BOMB_CARD = numberOf('bomb');
export const ACCELERATION_CARD = numberOf('acceleration');

export const cardFrom = (card: MacCard): number => {
  const kind = numberOf(card.kind);
  switch (card.kind) {
    case 'move': {
      const symbol = card.symbol === undefined ? 0 : MAC_SYMBOLS.indexOf(card.symbol) + 1;
      return kind | (LINES.indexOf(card.line) << 4) | (DIRECTIONS.indexOf(card.direction) << 8) | (symbol << 12);
    }
    case 'punish': {
      const names = card.names.reduce((mask, name) => mask | (1 << CHARACTERS.indexOf(name)), 0);
      return kind | (ACTIONS.indexOf(card.action) << 4) | (names << 8);
    }
    case 'disabled':
      return kind | (COLOURS.indexOf(card.colour) << 4);
    default:
      return kind;
  }
};

export const cardInWords = (card: number): MacCard => {
  const kind = CARD_KINDS[kindOf(card)];
  switch (kind) {
    case 'move': {
      const symbol = symbolOf(card);
      return {
        kind,
        line: LINES[lineOf(card)],
        direction: DIRECTIONS[directionOf(card)],
        ...(symbol !== undefined && { symbol }),
      };
    }
    case 'punish':
      return {
        kind,
        action: ACTIONS[actionOfCard(card)],
        names: CHARACTERS.filter((_, who) => namedBy(card) & (1 << who)),
      };
    case 'disabled':
      return { kind, colour: COLOURS[colourOf(card)] };
    default:
      return { kind };
  }
};
