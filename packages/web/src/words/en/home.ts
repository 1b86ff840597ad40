import type { HomeWords } from '../home.ts';

const joined = new Intl.ListFormat('en-GB');

/** Whole hours have no minutes. */
const span = (hours: number, minutes: number): string =>
  [...(hours > 0 ? [`${hours}\u00a0h`] : []), ...(hours > 0 && minutes === 0 ? [] : [`${minutes}\u00a0min`])].join(' ');

export const home: HomeWords = {
  onAir: 'On air',
  channel: 'the Complex · channel 25',
  tagline: [
    'Twenty-five rooms. One of them is the way out.',
    'Plan two actions in secret. Some of your friends may be working for us.',
  ],
  tonight: 'Tonight’s programme',
  resume: 'Back to your table',
  resumeLine: (turn, left, when) =>
    `Turn ${turn}, ${left === 1 ? 'the last one' : `${left} turns left`}. Last played ${when}.`,
  playNow: { name: 'Play now', sentence: 'Suspicion with five bots. Two of them may be guards.' },
  alone: 'Set up',
  together: { name: 'Around one screen', sentence: 'Pass the device around; a curtain keeps your secrets.' },
  online: { name: 'Play together', sentence: 'Open a table and send the link. No account needed.' },
  quick: { name: 'Quick game', sentence: 'Sit down with whoever is here. Bots take the empty seats.' },
  waitingForOthers: (count) =>
    count === 1 ? 'One person is waiting for you.' : `${count} people are waiting for you.`,
  tables: (count) => (count === 1 ? 'One table is waiting for players' : `${count} tables are waiting for players`),
  peopleHere: (count) => (count === 1 ? 'One person is here' : `${count} people are here`),
  yourMove: {
    name: 'Your move',
    wait: (names, more) =>
      `${joined.format(more > 0 ? [...names, `${more} more`] : names)} ${names.length + more === 1 ? 'is' : 'are'} waiting for you`,
    alone: 'The bots are waiting for you',
    others: (count) => (count === 1 ? 'and one more table' : `and ${count} more tables`),
    soon: (seconds) => `Your move: ${seconds} seconds left.`,
  },
  puzzle: {
    name: 'Puzzle of the day',
    open: 'One position, one solution.',
    solved: 'Solved.',
    next: (hours, minutes) => `New one in ${span(hours, minutes)}.`,
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
  },
  noServer: 'There is no game server behind this page. Run your own with npm start.',
  offline: 'You are offline right now.',
  learn: { name: 'First time here?', sentence: 'Short lessons at the table, a minute or two each.' },
  lessons: 'Learn',
  puzzles: 'Puzzles',
  rulebook: 'Rulebook',
  kept: 'Saved games',
  file: 'Your file',
  settings: 'Settings',
  language: 'Language',
  odette: {
    name: 'Odette Vane',
    short: 'Odette',
    live: 'live',
    host: 'your host',
    signingOff: 'signing off',
    greetings: [
      'Good evening. Do watch your step.',
      'Welcome back. We kept a room for you.',
      'Do come in. The doors close by themselves.',
      'You are early. So is the machine.',
      'Take any seat. They all move.',
      'Somebody has to find the way out.',
    ],
  },
  update: 'A newer version of this page is ready.',
  updateNow: 'Update now',
  failed: 'That did not work. Please try again.',
};
