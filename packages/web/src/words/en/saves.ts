import type { SavesWords } from '../saves.ts';

export const saves: SavesWords = {
  title: 'Saved games',
  back: 'Home',
  none: 'Nothing saved yet. Games save themselves from the first move on.',
  unfinished: 'Still on the air',
  finished: 'Over',
  turn: (turn, left) => `Turn ${turn}, ${left === 1 ? 'the last one' : `${left} turns left`}`,
  goOn: 'Continue',
  see: 'See how it ended',
  replay: 'Replay',
  save: 'Save as a file',
  saveWarning: 'The file of an unfinished game holds its secrets too.',
  remove: 'Delete',
  removed: (name) => `${name} has been deleted.`,
  undo: 'Undo',
  bring: 'Open a file',
  bringSentence: 'An .r25 file, from this page or from anywhere else that plays Room 25.',
  brought: (name) => `${name} has been added to your saved games.`,
  notLasting: 'This browser does not let the page store games. Save the ones you want to keep as files.',
  faults: {
    large: 'The file is too large to be a game.',
    empty: 'There is no game in this file.',
    several: 'There are several games in this file; one is expected.',
    unreadable: 'This is not a valid .r25 file.',
    otherRules: 'This game was started under newer rules than this page knows. Reload the page to get them.',
    unfetched: 'This game was started under older rules, which are not on this device yet. Open it once while online.',
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
  otherRules: 'It was started under newer rules than this page knows. Reload the page.',
};
