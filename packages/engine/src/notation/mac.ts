/** M.A.C. cards: `move 1 left x2, punish look max alice, blackout`. */
import type { Action, Character, Colour, Direction, Line, MacSymbol } from '../words.ts';
import type { SourceLine } from './line.ts';
import { capturesOf, compile, match, type Pattern, writePattern } from './pattern.ts';

/** The cards whose name says everything. */
export const PLAIN_CARDS = [
  'blackout',
  'jamming',
  'rewind',
  'robot',
  'bomb',
  'lock',
  'chaos',
  'acceleration',
  'panic',
] as const;
export type PlainCard = (typeof PLAIN_CARDS)[number];

export type MacCard =
  | { readonly kind: 'move'; readonly line: Line; readonly direction: Direction; readonly symbol?: MacSymbol }
  | { readonly kind: 'punish'; readonly action: Action; readonly names: readonly Character[] }
  | { readonly kind: 'disabled'; readonly colour: Colour }
  | { readonly kind: PlainCard };

export function readMacCards(line: SourceLine): MacCard[] {
  const cards: MacCard[] = [];
  do {
    const found = match(line, ALL);
    cards.push({ kind: found.pattern.kind, ...capturesOf(line, found) } as MacCard);
  } while (line.skip(','));
  return cards;
}

export function formatMacCards(cards: readonly MacCard[]): string {
  return cards.map((card) => writePattern(PATTERNS[card.kind], { ...card })).join(', ');
}

interface CardPattern extends Pattern {
  readonly kind: MacCard['kind'];
}

const PATTERNS = {
  move: pattern('move', 'line:line direction:direction symbol:symbol?'),
  punish: pattern('punish', 'action:action names:character+'),
  disabled: pattern('disabled', 'colour:colour'),
  ...Object.fromEntries(PLAIN_CARDS.map((kind) => [kind, pattern(kind)])),
} as Readonly<Record<MacCard['kind'], CardPattern>>;
const ALL = Object.values(PATTERNS);

function pattern(kind: MacCard['kind'], gaps = ''): CardPattern {
  return { ...compile(`${kind} ${gaps}`), kind };
}
