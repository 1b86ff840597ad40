import type { StakeWords } from '../bets.ts';

export const stakes: StakeWords = {
  out: 'Выберутся',
  inside: 'Останутся',
  wins: (name) => `${name} побеждает`,
  lies: (name) => `${name} лжёт`,
};
