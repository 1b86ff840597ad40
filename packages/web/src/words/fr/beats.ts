import { typeset } from '@room25/text';
import type { BeatsWords } from '../beats.ts';
import { stakes } from './bets.ts';

export const beats: BeatsWords = typeset({
  signalLost: 'Signal perdu',
  thatWasYou: 'C’était vous',
  fatal: 'Vous n’y survivez pas.',
  goodbye: (name) => `${name} quitte l’émission. Une minute de silence radio, je vous prie.`,
  ghost: {
    name: 'Regarder en fantôme',
    hint: 'Toutes les salles et tous les masques à découvert. Vous ne parlez plus aux vivants.',
  },
  watch: { name: 'Regarder', hint: 'Vous voyez ce que vous avez toujours vu. Les autres continuent sans vous.' },
  toEnd: {
    name: 'Aller à la fin',
    hint: (turns) => (turns < 2 ? 'Il reste un tour.' : `Il reste ${turns} tours.`),
  },
  again: { name: 'Rejouer', hint: 'Cette partie continue sans vous.' },
  alarm: 'Alarme',
  maskFalls: 'Le masque tombe',
  bet: {
    question: 'Votre pari : comment ça finit ?',
    stakes,
    placed: (bet) => `Votre pari : « ${bet} ». Réponse à la fin.`,
    key: 'Pari',
    liar: 'Qui ment ?',
  },
});
