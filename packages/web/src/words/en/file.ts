import type { FileWords } from '../file.ts';

const times = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const file: FileWords = {
  title: 'Your file',
  back: 'Home',
  sources: (device, online) =>
    online === 0
      ? `${times(device, 'game')} on this device.`
      : `${times(device, 'game')} on this device, ${times(online, 'game')} online.`,
  noServer: 'The server is not answering. Your online games are missing here.',
  none: 'Nothing on file yet. When a game ends, this is where you find out what you are like.',
  play: 'Play now',
  figures: { games: 'Games', won: 'Won', streak: 'Best streak', streakNow: 'Current streak' },
  percent: (share) => `${Math.round(share * 100)}%`,
  form: {
    title: 'Your form',
    caption: ({ first, now, best, span }) =>
      `Share of games won, over ${span} games at a time: ${Math.round(first * 100)}% at first, ${Math.round(best * 100)}% at best, ${Math.round(now * 100)}% now.`,
  },
  kinds: { title: 'What you play', kind: 'Game', games: 'Played', won: 'Won', lost: 'Lost' },
  deaths: {
    title: 'How you died',
    none: 'You have not died yet. The Complex is patient.',
    causes: { robot: 'A robot in a red room', bomb: 'An M.A.C. bomb' },
    times: (count) => times(count, 'time'),
  },
  talk: {
    title: 'What you said',
    none: 'You have not made any claims about rooms yet.',
    made: 'Claims about hidden rooms',
    lies: 'Lies among them',
    believed: 'Lies somebody believed',
    misled: 'Lies you believed',
  },
  saved: {
    title: 'Who you saved',
    none: 'Nobody yet. Push somebody out of a Trapped or Flooded room in time.',
  },
  honours: {
    title: 'Honours',
    count: (earned, all) => `${earned} of ${all}`,
    earned: 'earned',
    names: {
      first: ['Premiere', 'Play a game to the end.'],
      regular: ['Regular', 'Finish 25 games.'],
      hatTrick: ['Hat trick', 'Win three games in a row.'],
      insider: ['Inside job', 'Win as a guard.'],
      poker: ['Straight face', 'See three of your lies believed.'],
      plain: ['Plain speaker', 'Make ten claims in games in which you never lie.'],
      lifeline: ['Lifeline', 'Save three others from certain death.'],
      ends: ['Four endings', 'Die in four different ways.'],
      tour: ['Grand tour', 'Finish a game in each edition.'],
      repertoire: ['Repertoire', 'Finish a game in each mode.'],
      graduate: ['Graduate', 'Pass every lesson.'],
      solver: ['At first sight', 'Solve ten puzzles at the first attempt, without hints.'],
    },
  },
  practice: {
    title: 'Lessons and puzzles',
    lessons: (passed, all) => `Lessons: ${passed} of ${all}`,
    puzzles: (solved, all) => `Puzzles: ${solved} of ${all}`,
    rating: 'Puzzle rating',
    deviation: (deviation) => `± ${deviation}`,
    rated: (puzzles) => `Based on your first try at ${times(puzzles, 'puzzle')}; with a hint it counts half.`,
    unrated: 'Try a puzzle to get a rating. The first try counts.',
    streak: (days) =>
      days === 0 ? 'No daily puzzle streak at the moment' : `Puzzle of the day: ${times(days, 'day')} in a row`,
    longest: (days) => `longest: ${times(days, 'day')}`,
  },
  games: {
    title: 'Every game',
    won: 'Won',
    lost: 'Lost',
    shared: 'Shared screen',
    left: 'Left early',
    device: 'this device',
    online: 'online',
    replay: 'Replay',
    more: (count) => `Show ${count} more`,
  },
  carry: {
    title: 'Take it with you',
    sentence: 'Everything on this page as one file. On another device it adds to what is there: no game counts twice.',
    take: 'Save my file',
    bring: 'Add a file',
    brought: (games) => `Added: ${times(games, 'new game')}.`,
    faults: {
      large: 'This file is too large.',
      unreadable: 'This is not a file from this page.',
      newer: 'This file was made by a newer version of this page. Reload the page to update it.',
      damaged: 'This file is damaged, or somebody has changed it.',
    },
    unchanged: 'Nothing was changed.',
  },
  people: {
    title: 'People you have played with',
    none: 'Nobody yet. Whoever finishes a game with you online is listed here.',
    games: (count, when) => `${times(count, 'game')} together, the last one ${when}`,
    here: 'here now',
    invite: 'Invite again',
    invited: (name) => `A table is open, and its link is copied. Send it to ${name}.`,
    toTable: 'To the table',
    more: 'More',
    last: 'Our last game',
    mute: 'Hide what they write',
    muted: 'muted',
    block: 'Block',
    blocked: (name) => `${name} and you will no longer sit at each other’s tables.`,
    seen: 'Show them when I am here',
    seenHint: 'Only people you have finished a game with can see it, and nobody you have blocked.',
  },
};
