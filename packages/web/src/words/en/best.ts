import type { BestWords } from '../best.ts';

export const best: BestWords = {
  best: (points) => `Best score on this device with these rooms and options: ${points}.`,
  standing(standing) {
    switch (standing.kind) {
      case 'first':
        return 'The first score to beat on this device.';
      case 'new':
        return `A new best on this device; it was ${standing.before} before.`;
      case 'equal':
        return 'As good as the best on this device.';
      case 'below':
        return `The best on this device is still ${standing.best}.`;
      case 'other':
        return `The best on this device is ${standing.best}. This game does not count: it did not begin here.`;
    }
  },
};
