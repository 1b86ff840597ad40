import type { Language } from '../language.ts';
import { gapsFor } from '../naming.ts';

export const colours: Language['colours'] = {
  blue: { name: 'blue', danger: 'special', letter: 'B' },
  green: { name: 'green', danger: 'safe', letter: 'G' },
  yellow: { name: 'yellow', danger: 'obstacle', letter: 'Y' },
  red: { name: 'red', danger: 'mortal danger', letter: 'R' },
};

export const actions: Language['actions'] = {
  look: { name: 'Look', sentence: 'Secretly look at an adjacent hidden room.' },
  move: { name: 'Move', sentence: 'Go to an adjacent room.' },
  push: { name: 'Push', sentence: 'Push another character in your room into an adjacent room.' },
  control: { name: 'Control', sentence: 'Slide your row or column by one space.' },
  special: { name: 'Special', sentence: 'Use your character’s own ability.' },
};

export const characters: Language['characters'] = {
  emmett: { name: 'Emmett', epithet: 'Scientist', ability: 'Reactivate or Lock' },
  kevin: { name: 'Kevin', epithet: 'Whizz-kid', ability: 'Hack' },
  franck: { name: 'Franck', epithet: 'Daredevil', ability: 'Recover' },
  jennifer: { name: 'Jennifer', epithet: 'Starlet', ability: 'Call' },
  max: { name: 'Max', epithet: 'Colossus', ability: 'Carry' },
  alice: { name: 'Alice', epithet: 'Little girl', ability: 'Hide' },
  sarah: { name: 'Sarah', epithet: 'Rebel', ability: 'Sabotage' },
  bruce: { name: 'Bruce', epithet: 'Chameleon', ability: 'Mimic' },
};

export const gaps = gapsFor(characters);

export const roles: Language['roles'] = {
  prisoner: { name: 'Prisoner', sentence: 'Reach Room 25 with the other prisoners and get out together.' },
  guard: { name: 'Guard', sentence: 'Keep the prisoners from escaping: see two of them dead, or let time run out.' },
  hacker: { name: 'Hacker', sentence: 'Guard. Once revealed, you can Control a line you are not on.' },
  brute: { name: 'Brute', sentence: 'Guard. Once revealed, you can Push two characters in the same direction.' },
  architect: {
    name: 'Architect',
    sentence: 'Guard. Once revealed, you can Look at any hidden room, or turn an unoccupied visible room face down.',
  },
  killer: { name: 'Killer', sentence: 'Guard. Once revealed, you can Move two rooms, and both take effect.' },
  traitor: {
    name: 'Traitor',
    sentence:
      'Guard. Once revealed, you may play any other action instead of the programmed one; your two actions in a turn must still differ.',
  },
};

export const modes: Language['modes'] = {
  suspicion: { name: 'Suspicion', sentence: 'The prisoners must get out, but one or two of you may be guards.' },
  cooperation: { name: 'Cooperation', sentence: 'All of you against the Complex.' },
  competition: { name: 'Competition', sentence: 'Two prisoners each, and only one side gets out.' },
  team: { name: 'Team', sentence: 'Two teams of prisoners, and one exit.' },
  solo: { name: 'Solo', sentence: 'On your own, with four prisoners to get out.' },
};

export const editions: Language['editions'] = {
  prototype: { name: 'Prototype', sentence: 'The designer’s own print-and-play rules, with five kinds of guard.' },
  first: { name: 'First edition', sentence: 'The base game as it first came out.' },
  second: { name: 'Second edition', sentence: 'The revised base game, with less time in cooperation.' },
  ultimate: { name: 'Ultimate', sentence: 'Eight characters with abilities, adrenaline, robots and M.A.C. cards.' },
};

export const results: Language['results'] = {
  prisoners: { headline: 'They got out', sentence: 'The prisoners have escaped.' },
  guards: { headline: 'The guards win', sentence: 'The prisoners did not make it out.' },
  complex: { headline: 'The Complex wins', sentence: 'There was no guard among you, and still nobody got out.' },
  complete: { headline: 'They got out', sentence: 'Everyone escaped: a complete victory.' },
  partial: { headline: 'Not all of them', sentence: 'They escaped, but not all of them: a partial victory.' },
  lost: { headline: 'Nobody gets out', sentence: 'The game is lost.' },
  side: { headline: 'We have a winner', sentence: 'One side has won.' },
  draw: { headline: 'A draw', sentence: 'Neither team has won.' },
  nobody: { headline: 'Nobody wins', sentence: 'Nobody has won.' },
};

export const directions: Language['directions'] = {
  up: 'up',
  down: 'down',
  left: 'to the left',
  right: 'to the right',
};

export const lines: Language['lines'] = {
  '1': 'row 1',
  '2': 'row 2',
  '3': 'row 3',
  '4': 'row 4',
  '5': 'row 5',
  a: 'column a',
  b: 'column b',
  c: 'column c',
  d: 'column d',
  e: 'column e',
};

export const cards: Language['cards'] = {
  move: 'Movement',
  punish: 'Punishment',
  disabled: 'Disabled rooms',
  blackout: 'Blackout',
  jamming: 'Jamming',
  rewind: 'Rewind',
  robot: 'Robot',
  bomb: 'Time bomb',
  lock: 'Lock on',
  chaos: 'Chaos',
  acceleration: 'Acceleration',
  panic: 'Panic',
};

const switched = { on: 'on', off: 'off' };

export const options: Language['options'] = {
  reminders: {
    name: 'Reminders',
    sentence: 'Everyone has a reminder token to place on a hidden room. Experts play without them.',
    values: switched,
  },
  memory: { name: 'Memory', sentence: 'The board keeps showing you the hidden rooms you have seen.', values: switched },
  reveal: {
    name: 'Guards revealing themselves',
    sentence: 'When guards may reveal their role.',
    values: { slot: 'when it is their turn to act', any: 'at any moment' },
  },
  guards: {
    name: 'Guards',
    sentence: 'Ultimate, suspicion with five players: how many guards are dealt.',
    values: { '1': 'one', '2': 'two' },
  },
  level: {
    name: 'Level',
    sentence: 'Ultimate: whether abilities and the harder rooms are in play.',
    values: { 'quick-start': 'quick start', ultimate: 'everything' },
  },
  madness: {
    name: 'Madness',
    sentence: 'Ultimate, cooperation: no reminders, no adrenaline, and an M.A.C. card before each round.',
    values: switched,
  },
  'open-looks': {
    name: 'Public Looks',
    sentence: 'Prototype: any room you look at is turned face up for everyone.',
    values: switched,
  },
  mac: {
    name: 'M.A.C. cards',
    sentence: 'Ultimate: which M.A.C. cards are in the deck. None: a gentle first game of our own, not in the book.',
    values: { none: 'none', basic: 'basic only', all: 'all' },
  },
  'team-channel': { name: 'Team talk', sentence: 'Teammates may talk among themselves.', values: switched },
  marks: {
    name: 'Bots mark Mortal rooms',
    sentence:
      'Cooperation: a bot that has seen a Mortal room puts its reminder on it, and on nothing else. So a red room that a bot has seen and not marked is not Mortal, unless its reminder lies elsewhere.',
    values: switched,
  },
};
