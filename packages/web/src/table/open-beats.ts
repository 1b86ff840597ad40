/** The moments that the whole table feels, with their words, fetched together. */
import { Beats } from './beats.tsx';
import { loadBeatsWords } from './beats-words.ts';
import { BetKeys } from './desk/bet-keys.tsx';
import { LiarKey } from './desk/liar-key.tsx';

export const openBetKeys = async () => {
  await loadBeatsWords();
  return BetKeys;
};

export const openLiarKey = async () => {
  await loadBeatsWords();
  return LiarKey;
};

export const openBeats = async () => {
  await loadBeatsWords();
  return Beats;
};
