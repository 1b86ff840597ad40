import type { EndWords } from '../end.ts';

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

export const end: EndWords = {
  offAir: 'Off air',
  cast: 'Cast, unmasked',
  fates: { out: 'Out', inside: 'Left inside', dead: 'Dead' },
  diedOn: (turn) => `Dead, turn ${turn}`,
  saw: 'Saw',
  sawNothing: 'No hidden room',
  did: 'Did',
  deeds: {
    looked: 'Looks',
    moved: 'Moves',
    pushed: 'Pushes',
    wasPushed: 'Was pushed',
    slid: 'Slides',
    lost: 'Lost actions',
    lied: 'Lies',
  },
  remembered: {
    slidOut: ({ line, turnsLeft }, names) =>
      turnsLeft === 1
        ? `Slid ${names.line(line)} in the very last turn`
        : `Slid ${names.line(line)} to get everybody out`,
    foundExit: ({ turn }) => `Set off the alarm in turn ${turn}`,
    lied: ({ cell, room }, names) => `Lied about ${cell}: ${names.room(room)}`,
    pushed: ({ whom, cell }, names) => `Pushed ${names.who(whom)} into ${cell}`,
    looked: ({ count }) => `Looked into rooms ${times(count)}`,
    slid: ({ count }) => `Slid a line ${times(count)}`,
    moved: ({ count }) => `Went from room to room ${times(count)}`,
    lost: ({ count }) => `Lost an action ${times(count)}`,
    nothing: () => 'Kept very still',
  },
  moments: 'Three moments',
  momentNames: {
    lie: 'Lie of the night',
    fatalPush: 'The fatal push',
    knewFirst: 'Knew it first',
    firstDeath: 'The first to go',
    back: 'Back from the dead',
    lastMinute: 'The last minute',
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
      `${names.who(who)}: “${names.colour(said)}” on ${cell}. In truth: ${names.room(room)}.`,
    fatalPush: ({ who, whom, cell }, names) => `${names.who(who)} sent ${names.who(whom)} to die in ${cell}.`,
    knewFirst: ({ who, turn }, names) => `${names.who(who)} saw Room 25 in turn ${turn}.`,
    firstDeath: ({ who, turn }, names) => `${names.who(who)} fell in turn ${turn}.`,
    back: ({ who, turn }, names) => `${names.who(who)} returned to life in turn ${turn}.`,
    lastMinute: () => 'They got out in the last turn of all.',
    narrow: ({ who, cell }, names) => `${names.who(who)} left the trap in ${cell} in time.`,
    mostPushed: ({ who, count }, names) => `${names.who(who)}, ${times(count)}.`,
    unlucky: ({ who, count }, names) => `${names.who(who)} lost an action ${times(count)}.`,
    lookout: ({ who, count }, names) => `${names.who(who)} looked ${times(count)}.`,
    walker: ({ who, count }, names) => `${names.who(who)} changed rooms ${times(count)}.`,
    slider: ({ who, count }, names) => `${names.who(who)} slid a line ${times(count)}.`,
    busiest: ({ line, count }, names) => `${upper(names.line(line))} moved ${times(count)}.`,
    length: ({ turns }) => (turns === 1 ? 'It was over in one turn.' : `It took ${turns} turns.`),
  },
  timeline: 'How it turned',
  turningPoint: 'The turning point',
  turn: (turn) => `Turn ${turn}`,
  seed: 'Dealt from the seed',
  again: 'Same table again',
  save: 'Save as a file',
  home: 'Home',
  kept: 'Kept games',
  contestants: (count) => (count === 1 ? '1 contestant' : `${count} contestants`),
  turns: (count) => (count === 1 ? '1 turn' : `${count} turns`),
  winners: 'Winners',
  score: (points) => `Score: ${points}`,
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
