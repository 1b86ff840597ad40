import type { ChoosingWords } from '../choosing.ts';

export const choosing: ChoosingWords = {
  random: 'По жребию',
  character: (player, number, of) => (of === 1 ? `${player}: персонаж` : `${player}: персонаж ${number} из ${of}`),
  begins: 'Кто начинает?',
  hint: 'Остальное решит жребий.',
  hintSeveral: 'Действуют они в этом порядке. Остальное решит жребий, не разлучая пар.',
  dropped: 'Игра теперь другая: персонажей и первого игрока снова определит жребий.',
};
