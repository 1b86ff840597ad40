import type { BeatsWords } from '../beats.ts';
import { stakes } from './bets.ts';

export const beats: BeatsWords = {
  signalLost: 'Signal lost',
  thatWasYou: 'That was you',
  fatal: 'You do not survive it.',
  goodbye: (name) => `${name} has left the programme. A moment of static, please.`,
  ghost: {
    name: 'Watch as a ghost',
    hint: 'Every room and every mask, face up. You can no longer speak to the living.',
  },
  watch: { name: 'Watch', hint: 'You see what you have always seen. The others go on without you.' },
  toEnd: {
    name: 'Skip to the end',
    hint: (turns) => (turns === 1 ? 'One turn is left.' : `${turns} turns are left.`),
  },
  again: { name: 'Play again', hint: 'This game goes on without you.' },
  alarm: 'Alarm',
  maskFalls: 'The mask falls',
  bet: {
    question: 'Your bet: how will it end?',
    stakes,
    placed: (bet) => `Your bet: “${bet}”. The end will tell.`,
    key: 'Bet',
    liar: 'Who is lying?',
  },
};
