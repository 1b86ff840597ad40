import type { HomeWords } from '../home.ts';

export const home: HomeWords = {
  onAir: 'On air',
  channel: 'the Complex · channel 25',
  tagline: [
    'Twenty-five rooms, one of them is the way out.',
    'Plan two moves in secret. Some of your friends may be working for us.',
  ],
  programme: 'Tonight’s programme',
  live: 'Live',
  resume: 'Back to your table',
  resumeLine: (turn, left, when) =>
    `Turn ${turn}, ${left === 1 ? 'the last one' : `${left} turns left`}. Played ${when}.`,
  playNow: { name: 'Play now', sentence: 'Suspicion with five bots. Two of them may be guards.' },
  alone: { name: 'Alone against the Complex', sentence: 'You and the bots, every edition and mode. Works offline.' },
  together: { name: 'Around one screen', sentence: 'Pass the device; a curtain keeps your secrets.' },
  online: { name: 'By invitation', sentence: 'Open a table and send the link. No account.' },
  noServer: 'This page comes from a place without a server. With npm start you run your own.',
  offline: 'There is no network right now.',
  later: 'Later',
  learn: 'Learn in five minutes',
  kept: 'Kept games',
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
  update: 'A newer edition of this page is ready.',
  updateNow: 'Use it now',
  failed: 'That did not work. Please try again.',
};
