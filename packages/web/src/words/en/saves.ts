import type { SavesWords } from '../saves.ts';

export const saves: SavesWords = {
  title: 'Kept games',
  back: 'Home',
  none: 'Nothing is kept yet. A game is kept by itself from its first move on.',
  unfinished: 'Still on the air',
  finished: 'Over',
  turn: (turn, left) => `Turn ${turn}, ${left === 1 ? 'the last one' : `${left} turns left`}`,
  goOn: 'Play on',
  see: 'See how it ended',
  replay: 'Replay',
  save: 'Save as a file',
  saveWarning: 'The file of an unfinished game holds its secrets too.',
  remove: 'Delete',
  removed: (name) => `${name} is deleted.`,
  undo: 'Bring it back',
  bring: 'Open a file',
  bringSentence: 'A .r25 file, from this page or any other place that plays Room 25.',
  brought: (name) => `${name} is among your kept games now.`,
  notLasting: 'This browser gives the page no place to keep games. Save what you want to keep as a file.',
  faults: {
    large: 'The file is too large to be a game.',
    empty: 'There is no game in this file.',
    several: 'There are several games in this file; one is expected.',
    unreadable: 'This file is not written the way a .r25 file is.',
    otherRules: 'This game was begun by newer rules than this page knows. Load the page again to get them.',
    unfetched: 'This game was begun by older rules, which are not on this device yet. Open it once with a network.',
    unplayable: 'The table this file describes cannot be set up.',
    impossible: 'A move in this file is against the rules.',
  },
  line: (number, text) => (text ? `Line ${number}: ${text}` : `Line ${number}`),
  nothingChanged: 'Nothing was changed.',
  players: (people, bots) =>
    [
      people > 0 && (people === 1 ? '1 person' : `${people} people`),
      bots > 0 && (bots === 1 ? '1 bot' : `${bots} bots`),
    ]
      .filter(Boolean)
      .join(', '),
  otherRules: 'It was begun by newer rules than this page knows. Load the page again.',
};
