import { typeset } from '@room25/text';
import type { DossierWords } from '../dossier.ts';

export const dossier: DossierWords = typeset<DossierWords>({
  onlyYou: 'Personne d’autre ne voit cette marque. Elle ne quitte jamais votre appareil.',
  looked: 'A regardé',
  said: 'A dit',
  pushed: 'A poussé',
  pushedBy: 'S’est fait pousser par',
  against: 'Contredit',
  pointers: 'Qui désigne qui',
  suspects: 'soupçonne',
  trusts: 'fait confiance',
  note: 'Ma note',
  clue: 'indice',
  turn: (turn) => `tour ${turn}`,
  isTrue: 'vrai',
  isFalse: 'faux',
  notAWord: 'pas un mot',
  eyes: (cell) => `ce que vous avez vu en ${cell}`,
  on: (name, cell) => `${name} sur ${cell}`,
  into: (name, cell) => `${name} vers ${cell}`,
  by: (name, cell) => `${name}, vers ${cell}`,
  nothing: 'Rien pour l’instant. Ce n’est pas suspect en soi.',
  notThat: ({ cell, name, room, danger }) =>
    `${cell} n’est pas ce que dit ${name}. Vous avez regardé : ${room}, ${danger}.`,
  wasNotThat: ({ cell, name, room, danger }) =>
    `${cell} n’était pas ce que disait ${name}. C’était : ${room}, ${danger}.`,
});
