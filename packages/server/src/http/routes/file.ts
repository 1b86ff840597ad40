/** Somebody's own file: what their games on this server came to. Nobody else can ask for it. */
import { type FileAnswer, filePageAnswer, fileQuery, statisticsOf } from '@room25/protocol';
import { COSTS } from '../../limits.ts';
import type { OwnResult } from '../../store/result-book.ts';
import { guestIn, type Route, route } from '../route.ts';
import { standingOf } from '../standing.ts';

const USUAL_PAGE = 50;

export const FILE_ROUTES: readonly Route[] = [
  route({
    method: 'get',
    path: '/api/guest/file',
    summary:
      'My games that are over: how many of each kind I won, how I died, what I claimed; and each with its replay.',
    query: fileQuery,
    answer: filePageAnswer,
    cost: COSTS.file,
    ofAllGames: true,
    forGuests: true,
    async answerTo(asked) {
      const { from = 0, limit = USUAL_PAGE } = asked.query;
      const { service } = asked;
      const { id } = guestIn(asked);
      if (from > 0) return { json: { list: (await service.results.resultsOf(id, { from, limit })).map(gameView) } };
      const results = await service.results.resultsOf(id);
      const ratings = await standingOf(service, id);
      return { json: { ratings, ...fileOf(results), list: results.slice(0, limit).map(gameView) } };
    },
  }),
];

const fileOf = (results: readonly OwnResult[]): Omit<FileAnswer, 'list' | 'ratings'> => {
  const { kinds, deaths, saved, ...counts } = statisticsOf(results);
  return { ...counts, kinds: [...kinds], deaths: [...deaths], saved: [...saved] };
};

const gameView = (one: OwnResult): FileAnswer['list'][number] => {
  const { table, code, edition, mode, players, result, ended, won, left, characters } = one;
  const { claims, lies, believed, misled, saved } = one;
  return {
    ...{ table, code, edition, mode, players, result, ended, won },
    ...(left && { left }),
    characters: characters.map((character) => ({ ...character })),
    ...{ claims, lies, believed, misled },
    ...(saved && { saved: [...saved] }),
    replay: `/api/tables/${table}/replay/everyone`,
  };
};
