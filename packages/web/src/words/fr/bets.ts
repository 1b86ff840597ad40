import type { StakeWords } from '../bets.ts';

export const stakes: StakeWords = {
  out: 'Ils sortent',
  inside: 'Ils restent',
  wins: (name) => `${name} gagne`,
  lies: (name) => `${name} ment`,
};
