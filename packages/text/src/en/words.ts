import type { Language } from '../language.ts';

export const colours: Language['colours'] = {
  blue: { name: 'blue', danger: 'landmark', letter: 'B' },
  green: { name: 'green', danger: 'safe', letter: 'G' },
  yellow: { name: 'yellow', danger: 'obstacle', letter: 'Y' },
  red: { name: 'red', danger: 'mortal danger', letter: 'R' },
};

export const actions: Language['actions'] = {
  look: { name: 'Look', sentence: 'See an adjacent hidden room, you alone.' },
  move: { name: 'Move', sentence: 'Go to an adjacent room.' },
  push: { name: 'Push', sentence: 'Send another character of your room to an adjacent one.' },
  control: { name: 'Control', sentence: 'Slide the row or the column you are on by one cell.' },
  special: { name: 'Special', sentence: 'Use your character’s own ability.' },
};

export const characters: Language['characters'] = {
  emmett: { name: 'Emmett', epithet: 'Scientist', ability: 'Reactivate or lock' },
  kevin: { name: 'Kevin', epithet: 'Whizz-kid', ability: 'Hack' },
  franck: { name: 'Franck', epithet: 'Daredevil', ability: 'Recover' },
  jennifer: { name: 'Jennifer', epithet: 'Starlet', ability: 'Call' },
  max: { name: 'Max', epithet: 'Colossus', ability: 'Carry' },
  alice: { name: 'Alice', epithet: 'Little girl', ability: 'Hide' },
  sarah: { name: 'Sarah', epithet: 'Rebel', ability: 'Sabotage' },
  bruce: { name: 'Bruce', epithet: 'Chameleon', ability: 'Mimic' },
};

export const roles: Language['roles'] = {
  prisoner: { name: 'Prisoner', sentence: 'Reach Room 25 with the other prisoners and get out together.' },
  guard: { name: 'Guard', sentence: 'Keep the prisoners from getting out: let two of them die, or time run out.' },
  hacker: { name: 'Hacker', sentence: 'Guard. Once shown, Control can slide a line you are not on.' },
  brute: { name: 'Brute', sentence: 'Guard. Once shown, Push can send two characters off in the same direction.' },
  architect: {
    name: 'Architect',
    sentence: 'Guard. Once shown, Look reaches any hidden room, or turns face down a visible room where nobody stands.',
  },
  killer: { name: 'Killer', sentence: 'Guard. Once shown, Move can take you two rooms far, and both take effect.' },
  traitor: {
    name: 'Traitor',
    sentence:
      'Guard. Once shown, you may play any other action instead of the programmed one; the two of a turn differ.',
  },
};

export const modes: Language['modes'] = {
  suspicion: { name: 'Suspicion', sentence: 'The prisoners must get out, but one or two of you may be guards.' },
  cooperation: { name: 'Cooperation', sentence: 'All of you against the Complex.' },
  competition: { name: 'Competition', sentence: 'Two prisoners each, and only one side gets out.' },
  team: { name: 'Team', sentence: 'Two teams of prisoners, and one exit.' },
  solo: { name: 'Solo', sentence: 'You alone, with four prisoners to bring out.' },
};

export const editions: Language['editions'] = {
  prototype: { name: 'Prototype', sentence: 'The designer’s own print-and-play rules, with five kinds of guards.' },
  first: { name: 'First edition', sentence: 'The base game as it first came out.' },
  second: { name: 'Second edition', sentence: 'The base game revised, with less time in cooperation.' },
  ultimate: { name: 'Ultimate', sentence: 'Eight characters with abilities, adrenaline, robots and M.A.C. cards.' },
};

export const results: Language['results'] = {
  prisoners: { headline: 'They are out', sentence: 'The prisoners have escaped.' },
  guards: { headline: 'The guards win', sentence: 'The prisoners did not make it out.' },
  complex: { headline: 'The Complex wins', sentence: 'There was no guard among you, and still you stayed inside.' },
  complete: { headline: 'They are out', sentence: 'All have escaped: a complete victory.' },
  partial: { headline: 'Not all of them', sentence: 'They have escaped, but not all: a partial victory.' },
  lost: { headline: 'Nobody gets out', sentence: 'The game is lost.' },
  side: { headline: 'We have a winner', sentence: 'One side has won.' },
  draw: { headline: 'A draw', sentence: 'Neither team has won.' },
  nobody: { headline: 'Nobody', sentence: 'Nobody has won.' },
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
    sentence: 'Everyone has a reminder token to lay on a hidden room. Experts play without.',
    values: switched,
  },
  memory: { name: 'Memory', sentence: 'The table keeps showing you the hidden rooms you have seen.', values: switched },
  reveal: {
    name: 'Showing a guard',
    sentence: 'When a guard may show its role.',
    values: { slot: 'while it is acting', any: 'at any moment' },
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
    sentence: 'Ultimate, cooperation: no reminders, no adrenaline, and a M.A.C. card before each round.',
    values: switched,
  },
  'open-looks': {
    name: 'Open looks',
    sentence: 'Prototype: rooms looked at are turned face up for all.',
    values: switched,
  },
  mac: {
    name: 'M.A.C. cards',
    sentence: 'Ultimate: which M.A.C. cards are in the deck. None: a gentle first game, which is ours, not the book’s.',
    values: { none: 'none', basic: 'basic ones', all: 'all' },
  },
  'team-channel': { name: 'Team talk', sentence: 'Teammates may talk among themselves.', values: switched },
};
