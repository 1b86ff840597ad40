/** What somebody's finished games add up to. The server uses it for games played there, the page for these and its own together. */
import type { SeatTally } from './tally.ts';

/** A finished game, as far as it concerns one person. */
export interface PlayedResult extends SeatTally {
  readonly edition: string;
  readonly mode: string;
  readonly ended: number;
  readonly left?: true;
}

export interface Kind {
  readonly edition: string;
  readonly mode: string;
  readonly role?: string;
  readonly games: number;
  readonly won: number;
}

export interface Statistics {
  readonly games: number;
  readonly won: number;
  /** Games that they had left before the end. */
  readonly left: number;
  /** The longest row of games won, and the current one. */
  readonly streak: number;
  readonly streakNow: number;
  readonly kinds: readonly Kind[];
  readonly deaths: readonly { readonly rule: string; readonly count: number }[];
  readonly claims: { readonly made: number; readonly lies: number; readonly believed: number; readonly misled: number };
  /** Whom they saved, the most often saved first. */
  readonly saved: readonly { readonly name: string; readonly count: number }[];
}

export const statisticsOf = (results: readonly PlayedResult[]): Statistics => {
  const sum = (of: (one: PlayedResult) => number): number => results.reduce((total, one) => total + of(one), 0);
  const characters = results.flatMap((one) => one.characters);
  return {
    games: results.length,
    won: sum(({ won }) => (won ? 1 : 0)),
    left: sum(({ left }) => (left ? 1 : 0)),
    ...streaksOf(results),
    kinds: kindsOf(results),
    deaths: counted(characters.flatMap(({ death }) => death ?? [])).map(([rule, count]) => ({ rule, count })),
    claims: {
      made: sum(({ claims }) => claims),
      lies: sum(({ lies }) => lies),
      believed: sum(({ believed }) => believed),
      misled: sum(({ misled }) => misled),
    },
    saved: counted(results.flatMap(({ saved = [] }) => saved)).map(([name, count]) => ({ name, count })),
  };
};

/** The role somebody had: one for all their characters, nothing where there are none. */
export const roleIn = ({ characters }: Pick<PlayedResult, 'characters'>): string | undefined =>
  characters.find(({ role }) => role !== undefined)?.role;

/** How the share of games won developed: after each game, the oldest first, over the last `span` of them. */
export const formOf = (results: readonly PlayedResult[], span: number): readonly number[] => {
  const wins = inTime(results).map(({ won }) => (won ? 1 : 0));
  return wins.map((_, at) => {
    const last = wins.slice(Math.max(0, at + 1 - span), at + 1);
    return last.reduce<number>((one, other) => one + other, 0) / last.length;
  });
};

/** The oldest first. */
export const inTime = <T extends Pick<PlayedResult, 'ended'>>(results: readonly T[]): readonly T[] =>
  [...results].sort((one, other) => one.ended - other.ended);

const streaksOf = (results: readonly PlayedResult[]): Pick<Statistics, 'streak' | 'streakNow'> => {
  let [streak, streakNow] = [0, 0];
  for (const { won } of inTime(results)) {
    streakNow = won ? streakNow + 1 : 0;
    streak = Math.max(streak, streakNow);
  }
  return { streak, streakNow };
};

const kindsOf = (results: readonly PlayedResult[]): readonly Kind[] => {
  const kinds = new Map<string, Kind>();
  for (const result of results) {
    const { edition, mode, won } = result;
    const role = roleIn(result);
    const key = [edition, mode, role].join(' ');
    const before = kinds.get(key) ?? { edition, mode, ...(role !== undefined && { role }), games: 0, won: 0 };
    kinds.set(key, { ...before, games: before.games + 1, won: before.won + (won ? 1 : 0) });
  }
  return [...kinds.values()].sort((one, other) => other.games - one.games);
};

/** Each with its count, the most frequent first. */
const counted = <T>(all: readonly T[]): readonly (readonly [T, number])[] => {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
};
