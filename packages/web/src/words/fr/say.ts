import type { SayWords } from '../say.ts';

export const say: SayWords = {
  window: {
    head: 'Parler',
    title: 'Parlez avant de programmer',
    hint: (time) => `Programmation dans ${time}, ou dès que tout le monde est prêt.`,
    waiting: (time) => `C’est noté. Programmation dans ${time}, ou dès que les autres sont prêts aussi.`,
    alone: 'Dites ce que vous avez à dire, puis programmez.',
    ready: 'C’est bon',
  },
  phrases: 'Phrases',
  standing: 'Dit pendant ce tour',
  nothing: 'Personne n’a rien dit pendant ce tour.',
  suspect: 'Je soupçonne…',
  trust: 'Je fais confiance à…',
  whom: 'Qui\u202f?',
  advice: 'Pour inviter les autres dans une salle ou les en écarter, appuyez dessus sur le plateau.',
  enough: 'Vous avez assez parlé pour ce tour.',
  yes: 'Oui',
  no: 'Non',
  answer: (answer, name) => `${answer}, à ${name}`,
  answered: (answer, names) => `${answer}\u00a0: ${names}`,
};
