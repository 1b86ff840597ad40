import type { RatingWords } from '../ratings.ts';

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

export const ratings: RatingWords = {
  title: 'Leaderboard',
  sentence:
    'Ranked by what is certain: the rating minus twice its uncertainty. Only people who want to be seen, have kept their name and have played enough rated games are listed.',
  kinds: 'Which games',
  list: { name: 'Name', rating: 'Rating', games: 'Games' },
  none: 'Nobody is on this list yet.',
  you: 'you',
  value: (points, deviation) => `${points} ± ${deviation}`,
  spoken: (points, deviation) => `${points}, give or take ${deviation}`,
  settling: 'settling',
  settlingHint: 'Settling: it takes a few more games before it can be compared.',
  mine: {
    title: 'Your ratings',
    none: 'None yet. Quick games count, and so do tables whose host has chosen “Rated”.',
    unknown: 'not played',
    asGuard: (points, deviation) => `As a guard, compared with as a prisoner: ${signed(points)} ± ${deviation}`,
    reliability: (finished, games) =>
      games === 1
        ? `Reliability: you ${finished === 1 ? 'played your last game to the end' : 'left your last game before the end'}.`
        : `Reliability: ${finished} of your last ${games} games played to the end.`,
    show: 'Show my ratings to others',
    showHint:
      'Others see them after a game, and on the leaderboard once you have kept your name and your rating has settled.',
    list: 'Leaderboard',
  },
  rated: {
    title: 'Does it count?',
    on: { name: 'Rated', sentence: 'It counts for everybody’s rating if at least two people play.' },
    off: { name: 'Friendly', sentence: 'Nobody’s rating changes.' },
    fact: 'rated',
  },
  changes: {
    title: 'Ratings',
    soon: 'Working out the ratings…',
    often: 'This game does not count: the same people have played five rated games today.',
    address: 'This game does not count: you and somebody else at the table share a network address.',
    hidden: 'Nobody here shows their rating.',
    by: signed,
  },
};
