import type { SayWords } from '../say.ts';

export const say: SayWords = {
  window: {
    head: 'Talk',
    title: 'Talk before you program',
    hint: (time) => `Programming starts in ${time}, or as soon as everybody is ready.`,
    waiting: (time) => `You are ready. Programming starts in ${time}, or as soon as the others are ready too.`,
    alone: 'Say what you have to say, then program.',
    ready: 'Ready',
  },
  phrases: 'Phrases',
  standing: 'Said this turn',
  nothing: 'Nobody has said anything this turn.',
  suspect: 'I suspect…',
  trust: 'I trust…',
  whom: 'Who?',
  advice: 'To call the others to a room, or warn them off it, press it on the board.',
  enough: 'You have said enough for this turn.',
  yes: 'Yes',
  no: 'No',
  answer: (answer, name) => `${answer}, to ${name}`,
  answered: (answer, names) => `${answer}: ${names}`,
};
