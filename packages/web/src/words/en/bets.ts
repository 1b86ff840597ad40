import type { StakeWords } from '../bets.ts';

export const stakes: StakeWords = {
  out: 'They get out',
  inside: 'They stay inside',
  wins: (name) => `${name} wins`,
  lies: (name) => `${name} is lying`,
};
