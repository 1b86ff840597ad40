import type { ChoosingWords } from '../choosing.ts';

export const choosing: ChoosingWords = {
  random: 'Drawn at random',
  character: (player, number, of) => (of === 1 ? `${player}: character` : `${player}: character ${number} of ${of}`),
  begins: 'Who begins?',
  hint: 'Whatever you leave open is drawn.',
  hintSeveral: 'They act in this order. Whatever you leave open is drawn, and duos stay together.',
  dropped: 'Another game: characters and who begins are drawn again.',
};
