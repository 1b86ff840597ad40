/** How many games came to what. */
import { type FinishedGame, type Level, type Share, shareOf } from '@room25/bots';
import { RESULTS, type Result, winningSeats } from '@room25/engine';
import { formatShare } from './share.ts';

export interface Summary {
  readonly games: number;
  readonly results: Readonly<Partial<Record<Result, Share>>>;
  /** For each kind of bot: the seats it had, and how many of them won. */
  readonly wins: Readonly<Partial<Record<Level, Share>>>;
  readonly turns: number;
  readonly decisions: number;
}

export class ResultTally {
  readonly #results = new Map<Result, number>();
  readonly #wins = new Map<Level, { won: number; seats: number }>();
  #games = 0;
  #turns = 0;
  #decisions = 0;

  add({ game, commands }: FinishedGame, kinds: readonly Level[]): void {
    const { result } = game.outcome!;
    this.#results.set(result, (this.#results.get(result) ?? 0) + 1);
    const winners = winningSeats(game);
    for (const [seat, kind] of kinds.entries()) {
      const wins = this.#wins.get(kind) ?? { won: 0, seats: 0 };
      this.#wins.set(kind, { won: wins.won + (winners.includes(seat) ? 1 : 0), seats: wins.seats + 1 });
    }
    this.#games++;
    this.#turns += game.turn;
    this.#decisions += commands.length;
  }

  summary(): Summary {
    const results = RESULTS.filter((result) => this.#results.has(result));
    return {
      games: this.#games,
      results: Object.fromEntries(results.map((result) => [result, shareOf(this.#results.get(result)!, this.#games)])),
      wins: Object.fromEntries([...this.#wins].map(([kind, { won, seats }]) => [kind, shareOf(won, seats)])),
      turns: this.#turns / this.#games,
      decisions: this.#decisions,
    };
  }
}

export const formatSummary = ({ results, wins, turns }: Summary): string => {
  const lines = (shares: Readonly<Partial<Record<string, Share>>>): string[] =>
    Object.entries(shares).map(([name, share]) => `  ${name.padEnd(10)}${formatShare(share!)}`);
  const isContest = Object.keys(wins).length > 1;
  return [
    'Results, with 95 % confidence intervals:',
    ...lines(results),
    ...(isContest ? ['Seats that won, by kind of bot:', ...lines(wins)] : []),
    `Length: ${turns.toFixed(2)} turns on average`,
  ].join('\n');
};
