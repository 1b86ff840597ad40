import { upperFirst } from '@room25/text';
import type { EndWords } from '../end.ts';
import { stakes } from './bets.ts';

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const list = (names: readonly string[]): string => LIST.format(names);

export const end: EndWords = {
  offAir: 'Off air',
  cast: 'Cast, unmasked',
  verdicts: { won: 'You won', lost: 'You lost', out: 'You got out' },
  rowVerdicts: { won: 'won', lost: 'lost', out: 'won' },
  marks: (right, all) => `Your marks: ${right} of ${all} right.`,
  stakes,
  bet: ({ stake, turn, isRight }) =>
    `You bet on turn ${turn}: “${stake}”. ${isRight ? 'You were right.' : 'You were wrong.'}`,
  sides: { guard: 'as a guard', prisoner: 'with the prisoners' },
  reasons: {
    escaped: ({ who, areAll }, names) =>
      areAll && who.length > 1
        ? `All ${who.length} left through Room 25.`
        : `Out through Room 25: ${list(who.map(names.who))}.`,
    deaths: ({ deaths, ofPrisoners }, names) => {
      const [one, ...others] = deaths.map(({ who, turn }) => `${names.who(who)} on turn ${turn}`);
      const who = ofPrisoners ? 'prisoners' : 'of you';
      return others.length === 0 ? `Dead: ${one}.` : `${deaths.length} ${who} are dead: ${list([one!, ...others])}.`;
    },
    time: ({ turn, inside }, names) =>
      `Turn ${turn} is over and ${list(inside.map(names.who))} ${inside.length === 1 ? 'is' : 'are'} still inside.`,
  },
  you: 'you',
  hadSubstitute: 'A bot sat in for a while',
  fates: { out: 'Out', inside: 'Left inside', dead: 'Signal lost' },
  diedOn: (turn) => `Died on turn ${turn}`,
  saw: 'Saw',
  sawNothing: 'No hidden rooms',
  did: 'Did',
  deeds: {
    looked: 'Looks',
    moved: 'Moves',
    pushed: 'Pushes',
    wasPushed: 'Times pushed',
    slid: 'Slides',
    lost: 'Lost actions',
    lied: 'Lies',
  },
  remembered: {
    slidOut: ({ line, turnsLeft }, names) =>
      turnsLeft === 1
        ? `Slid ${names.line(line)} on the very last turn`
        : `Slid ${names.line(line)} to get everybody out`,
    foundExit: ({ turn }) => `Raised the alarm on turn ${turn}`,
    lied: ({ cell, room }, names) => `Lied about ${cell}: ${names.room(room)}`,
    pushed: ({ whom, cell }, names) => `Pushed ${names.who(whom)} into ${cell}`,
    looked: ({ count }) => `Looked into rooms ${times(count)}`,
    slid: ({ count }) => `Slid a line ${times(count)}`,
    moved: ({ count }) => `Went from room to room ${times(count)}`,
    lost: ({ count }) => `Lost an action ${times(count)}`,
    nothing: () => 'Kept very still',
  },
  moments: 'Three moments',
  show: 'Show',
  momentNames: {
    lie: 'Lie of the night',
    fatalPush: 'The fatal push',
    knewFirst: 'First to know',
    firstDeath: 'The first to go',
    back: 'Back from the dead',
    lastMinute: 'At the last minute',
    narrow: 'By a hair’s breadth',
    mostPushed: 'Most pushed',
    unlucky: 'Worst-laid plans',
    lookout: 'Sharpest eyes',
    walker: 'Longest walk',
    slider: 'Hand on the machine',
    busiest: 'Never at rest',
    length: 'The evening',
  },
  momentSentences: {
    lie: ({ who, said, cell, room }, names) =>
      `${names.who(who)} told the table about ${cell}: “${names.colour(said)}”. The truth: ${names.room(room)}.`,
    fatalPush: ({ who, whom, cell }, names) => `${names.who(who)} sent ${names.who(whom)} to die in ${cell}.`,
    knewFirst: ({ who, turn }, names) => `${names.who(who)} saw Room 25 on turn ${turn}.`,
    firstDeath: ({ who, turn }, names) => `${names.who(who)} fell on turn ${turn}.`,
    back: ({ who, turn }, names) => `${names.who(who)} came back to life on turn ${turn}.`,
    lastMinute: () => 'They got out on the very last turn.',
    narrow: ({ who, cell }, names) => `${names.who(who)} left the trap in ${cell} in time.`,
    mostPushed: ({ who, count }, names) => `${names.who(who)}, ${times(count)}.`,
    unlucky: ({ who, count }, names) => `${names.who(who)} lost an action ${times(count)}.`,
    lookout: ({ who, count }, names) => `${names.who(who)} looked ${times(count)}.`,
    walker: ({ who, count }, names) => `${names.who(who)} changed rooms ${times(count)}.`,
    slider: ({ who, count }, names) => `${names.who(who)} slid a line ${times(count)}.`,
    busiest: ({ line, count }, names) => `${upperFirst(names.line(line))} moved ${times(count)}.`,
    length: ({ turns }) => (turns === 1 ? 'It was over in one turn.' : `It took ${turns} turns.`),
  },
  timeline: 'How the tide turned',
  turningPoint: 'The turning point',
  turn: (turn) => `Turn ${turn}`,
  seed: 'Seed of this game',
  again: 'Play this table again',
  replay: 'Watch the replay',
  share: 'Share',
  shared: 'Link copied',
  link: 'Link to the turning point',
  verify: 'Was the deal fair?',
  save: 'Save as a file',
  home: 'Home',
  kept: 'Saved games',
  contestants: (count) => (count === 1 ? '1 contestant' : `${count}\u00a0contestants`),
  turns: (count) => (count === 1 ? '1\u00a0turn' : `${count}\u00a0turns`),
  winners: 'Winners',
  score: (points) => `Score: ${points}`,
};
