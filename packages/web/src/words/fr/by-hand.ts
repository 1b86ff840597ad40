import { typeset } from '@room25/text';
import type { ByHandWords } from '../by-hand.ts';

const salles = (count: number): string => (count < 2 ? `${count} salle` : `${count} salles`);
const of = (danger?: string): string => (danger === undefined ? '' : ` (${danger})`);

export const byHand: ByHandWords = typeset({
  how: 'Les salles que cette liste laisse libres',
  ways: { chance: 'tirées au sort', hand: 'choisies à la main' },
  rest: 'Tirer le reste',
  clear: 'Tout enlever',
  chosen: (count, of) => `Salles choisies : ${count} sur ${of}`,
  missing: (count, danger) => `Il manque ${salles(count)}${of(danger)}.`,
  surplus: (count, danger) => `${salles(count)} de trop${of(danger)}.`,
  inList: (count) => `${count}\u00a0d’office`,
  inBox: (count) => `${count} dans la boîte`,
  less: (room) => `Une de moins : ${room}`,
  more: (room) => `Une de plus : ${room}`,
  needsKey: 'Sans la salle clé, personne ne peut sortir dans ce mode.',
  noKey: 'La salle clé ne sert qu’en coopération et en solo.',
  notAtQuickStart: (list) => `Absentes de la prise en main : ${list}.`,
  notAdvised: (list) => `Déconseillées ensemble : ${list}.`,
});
