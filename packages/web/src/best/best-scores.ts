/** The best scores of the prototype's solo, kept on this device: one for each list of rooms, with open looks and without. */
import { recall, store } from '../app/storage.ts';
import type { SavedTable } from '../saves/saved-table.ts';
import { hasScoreAlone, type Plan } from '../setup/plan.ts';

export interface Best {
  readonly score: number;
  /** The game that reached it first, so that it still counts as new when that game is looked at again. */
  readonly table: string;
  readonly before?: number;
}

/** How a finished game compares with the best one. `other`: it does not count, because it was not dealt and played here. */
export type BestStanding =
  | { readonly kind: 'first' }
  | { readonly kind: 'new'; readonly before: number }
  | { readonly kind: 'equal' | 'below' | 'other'; readonly best: number };

type Game = Pick<Plan, 'edition' | 'mode' | 'composition' | 'options'>;

const NAME = 'best';
const MOST = 3 * 4 + 8;

export const bestFor = (game: Game): number | undefined => {
  const key = keyOf(game);
  return key === undefined ? undefined : kept().get(key)?.score;
};

/** Keeps the score of a game that was played to its end, if it is the best so far. */
export const noteScore = (table: SavedTable): void => {
  const key = keyOf(gameOf(table));
  const score = table.outcome?.score ?? 0;
  if (key === undefined || !counts(table) || score === 0) return;
  const bests = kept();
  const before = bests.get(key)?.score;
  if (before !== undefined && before >= score) return;
  bests.set(key, { score, table: table.id, ...(before !== undefined && { before }) });
  store(NAME, JSON.stringify(Object.fromEntries(bests)));
};

/** All of them, by the kind of game. */
export const allBests = (): Readonly<Record<string, Best>> => Object.fromEntries(kept());

/** The better of each stays. */
export const mergeBests = (others: Readonly<Record<string, Best>>): void => {
  const bests = kept();
  for (const [key, best] of Object.entries(others)) if (best.score > (bests.get(key)?.score ?? 0)) bests.set(key, best);
  store(NAME, JSON.stringify(Object.fromEntries(bests)));
};

export const standingOf = (table: SavedTable): BestStanding | undefined => {
  const key = keyOf(gameOf(table));
  const best = key === undefined ? undefined : kept().get(key);
  if (!best) return undefined;
  if (best.table === table.id)
    return best.before === undefined ? { kind: 'first' } : { kind: 'new', before: best.before };
  if (!counts(table)) return { kind: 'other', best: best.score };
  return { kind: (table.outcome?.score ?? 0) >= best.score ? 'equal' : 'below', best: best.score };
};

const gameOf = ({ sheet: { edition, mode, composition, options = {} } }: SavedTable): Game => ({
  edition,
  mode,
  options,
  ...(composition !== undefined && { composition }),
});

/** A game from a file, from the middle of another game, or with a bot does not count. */
const counts = ({ isDealtHere, seats }: SavedTable): boolean =>
  isDealtHere === true && seats.every(({ player }) => player === 'person');

/** Nothing where a lone player has no score. */
const keyOf = ({ edition, mode, composition, options }: Game): string | undefined => {
  if (!hasScoreAlone({ edition, mode })) return undefined;
  const list = composition ?? SIMPLIFIED;
  return `${typeof list === 'string' ? list : 'own'}${options['open-looks'] === 'on' ? '+open' : ''}`;
};

/** The standard list of the prototype. */
const SIMPLIFIED = 'simplified';

const kept = (): Map<string, Best> => {
  try {
    const found = JSON.parse(recall(NAME) ?? '') as unknown;
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return new Map();
    return new Map(
      Object.entries(found).flatMap(([key, value]) => {
        const best = readBest(value);
        return best ? [[key, best] as const] : [];
      }),
    );
  } catch {
    return new Map();
  }
};

export const readBest = (value: unknown): Best | undefined => {
  const { score, table, before } = (value ?? {}) as Partial<Record<keyof Best, unknown>>;
  if (!isScore(score) || typeof table !== 'string') return undefined;
  return { score, table, ...(isScore(before) && { before }) };
};

const isScore = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST;
