import { decide } from '@room25/bots';
import type { Bots } from '../../src/play/bots.ts';

/** Bots that play at random, in this thread. */
export const randomBots: Bots = {
  decide: async (task) => decide({ ...task, level: 'random' }, { steps: 1 }),
  close() {},
};
