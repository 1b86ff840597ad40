import type { ChoosingWords } from '../choosing.ts';

export const choosing: ChoosingWords = {
  random: 'At random',
  character: (player, number, of) => (of === 1 ? `${player}: character` : `${player}: character ${number} of ${of}`),
  begins: 'Who begins?',
  hint: 'Whatever you leave open is left to chance.',
  hintSeveral: 'They act in this order. Whatever you leave open is left to chance, and duos stay together.',
  dropped: 'Another game: characters and who begins are left to chance again.',
};
