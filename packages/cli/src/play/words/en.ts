import type { PlayWords } from './words.ts';

export const en: PlayWords = {
  goal: 'The way out is Room 25, hidden near a corner: get in, slide it off the board.',
  howTo: `Type the number of a move; 'help' lists everything else.`,
  help: `Type the number of a move, or the move itself, shortened as you like:
  program move look   or  m l     move c2          or  m c2
  look c2             or  l c2    push max c2      or  p max c2
  control 1 left      or  c 1 l   wait             or  w
  choose …            as listed   max: move c2     for another of yours
  special …           as listed (Ultimate); program … adrenaline  or  … a
A cell is its column and row, c2; a colour is blue, green, yellow or red.
When the rules allow it: signal c2 red (tell the others), remind c2 (mark it),
reveal (that you are a guard), say come c2, say avoid c2, say suspect max,
say trust max, say wait (for me), say yes max, say no max (to what Max said).

Other words:
  moves or ?    what you may do now           board         draw the table again
  why           which rule says so            log           all that happened
  rules ID      a rule, or all that match     room CELL     what a room does
  rules MAX     what Max can do (Ultimate)    discards      M.A.C. cards played
  save FILE     save the game so far          quit          leave the game`,
  asks: {
    clue: 'Starting clue: which room next to the Central room will you secretly look at?',
    program: 'Program one or two different actions; you choose the target when you play it.',
    act: 'Which action?',
    choose: 'Your choice?',
  },
  robotHint: `to hack a robot: special=robot, or '5 robot' for number 5`,
  adrenalineHint: `with adrenaline: add 'adrenaline', as in 'm l a', or '5 a' for number 5`,
  titled: (title, text) => `${title}: ${text}`,
  also: (examples) => `also, for example: ${examples}`,
  afterLook: (examples) => `${examples}, or Enter to go on> `,
  unclear: 'which one?',
  notYours: 'that character is not yours',
  nothingRefused: `nothing was refused; 'moves' lists what you may do, 'rules' the rules`,
  whichFile: 'save FILE: which file?',
  notListed: (line) => `there is no ${line} in the list`,
  unreadable: (line) => `what is '${line}'? 'moves' lists what you may do, 'help' the rest`,
  noRule: (prefix) => `no rule begins with ${prefix}; 'rules' lists them`,
  unknownRoom: (cell) => `you do not know the room at '${cell}'`,
  noDiscards: 'no M.A.C. card has been discarded yet',
  rooms: (name) => `rooms: ${name}`,
  notes: { own: 'own rooms', filled: 'filled by hand', provisional: 'provisional' },
  goesOn: (turn) => `the game continues on turn ${turn}; 'log' shows what has happened so far`,
  score: (score) => `score ${score}`,
  savePrompt: 'a file to save the game in (Enter: none)> ',
  saved: (file) => `saved as ${file}; room25 replay ${file} plays it back`,
  canGoOn: (file) => `, room25 play --resume ${file} continues it`,
  notSaved: (file, reason) => `${file} cannot be written: ${reason}`,
};
