import type { DossierWords } from '../dossier.ts';

export const dossier: DossierWords = {
  onlyYou: 'Only you see this mark. It never leaves your device.',
  looked: 'Looked at',
  said: 'Said',
  pushed: 'Pushed',
  pushedBy: 'Was pushed',
  against: 'Against',
  note: 'My note',
  clue: 'clue',
  turn: (turn) => `turn ${turn}`,
  isTrue: 'true',
  isFalse: 'not so',
  notAWord: 'not a word',
  eyes: (cell) => `you on ${cell}: you saw it`,
  on: (name, cell) => `${name} on ${cell}`,
  into: (name, cell) => `${name} into ${cell}`,
  by: (name, cell) => `by ${name} into ${cell}`,
  nothing: 'Nothing yet. That is not suspicious in itself.',
  notThat: ({ cell, name, room, danger }) => `${cell} is not what ${name} said. You looked: ${room}, ${danger}.`,
  wasNotThat: ({ cell, name, room, danger }) => `${cell} was not what ${name} said: ${room}, ${danger}.`,
};
