/** What a run has shown, as grids of words: shares with their 95 % confidence intervals. */
import { type Player, type Share, shareOf } from '@room25/bots';
import { formatInterval, formatPercent } from '../simulate/share.ts';
import type { PlayedBout } from './bout.ts';
import { ALONE, BY_ROLE, type Contest, type Match } from './contests.ts';
import { FIGURE, type FigureName } from './figures.ts';
import type { Settings } from './settings.ts';

export interface Grid {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const gridsOf = ({ figures, players }: Settings, played: readonly PlayedBout[]): readonly Grid[] =>
  figures.map((figure) => gridOf(figure, players, played));

const gridOf = (figure: FigureName, players: readonly Player[], played: readonly PlayedBout[]): Grid => {
  const { title, contest } = FIGURE[figure];
  const own = played.filter((bout) => bout.figure === figure);
  const of = (match: Match): readonly PlayedBout[] => own.filter((bout) => String(bout.match) === String(match));
  const lay = LAYOUTS.get(contest) ?? rivals;
  return { title, ...lay(contest.matches(players), of) };
};

type Layout = (
  matches: readonly Match[],
  of: (match: Match) => readonly PlayedBout[],
) => { readonly columns: Grid['columns']; readonly rows: Grid['rows'] };

/** A line for each kind; beside it how near it comes to the oracle. */
const alone: Layout = (matches, of) => {
  const bound = matches.find(([player]) => player === 'oracle');
  const most = bound && winsOf(of(bound), 0)?.share;
  return {
    columns: ['level', 'games', 'escaped', '95 %', 'all of them', 'turns', ...(bound ? ['of the oracle’s'] : [])],
    rows: matches.map((match) => {
      const games = of(match);
      const share = winsOf(games, 0);
      const complete = games.filter(({ result }) => result === 'complete').length;
      return [
        match[0],
        String(games.length),
        ...inTwo(share),
        games.length > 0 ? formatPercent(complete / games.length) : NOTHING,
        games.length > 0 ? (games.reduce((sum, { turns }) => sum + turns, 0) / games.length).toFixed(1) : NOTHING,
        ...(bound ? [share && most ? formatPercent(share.share / most) : NOTHING] : []),
      ];
    }),
  };
};

/** Prisoners down, guards across. */
const byRole: Layout = (matches, of) => {
  const levels = [...new Set(matches.map(([prisoners]) => prisoners))];
  return {
    columns: ['prisoners', ...levels.map((level) => `${level} guards`)],
    rows: levels.map((prisoners) => [
      prisoners,
      ...levels.map((guards) => inOne(winsOf(of([prisoners, guards]), 0), of([prisoners, guards]).length)),
    ]),
  };
};

/** How many of the games that anybody won the better level won: a half if the two are equal. */
const rivals: Layout = (matches, of) => ({
  columns: ['first – second', 'games', 'first wins', 'second wins', 'nobody', 'first, of those won', '95 %'],
  rows: matches.map((match) => {
    const games = of(match);
    const won = games.filter(({ winner }) => winner !== undefined);
    const counts = [0, 1, undefined].map((place) => games.filter(({ winner }) => winner === place).length);
    return [
      match.join(' – '),
      String(games.length),
      ...counts.map((count) => (games.length > 0 ? formatPercent(count / games.length) : NOTHING)),
      ...inTwo(winsOf(won, 0)),
    ];
  }),
});

const LAYOUTS: ReadonlyMap<Contest, Layout> = new Map([
  [ALONE, alone],
  [BY_ROLE, byRole],
]);

const NOTHING = '–';

const winsOf = (games: readonly PlayedBout[], place: number): Share | undefined =>
  games.length > 0 ? shareOf(games.filter(({ winner }) => winner === place).length, games.length) : undefined;

const inTwo = (share: Share | undefined): readonly [string, string] =>
  share ? [formatPercent(share.share), formatInterval(share)] : [NOTHING, NOTHING];

const inOne = (share: Share | undefined, games: number): string =>
  share ? `${formatPercent(share.share)} (${formatInterval(share)}; ${games})` : NOTHING;
