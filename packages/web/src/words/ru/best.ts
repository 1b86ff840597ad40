import type { BestWords } from '../best.ts';

export const best: BestWords = {
  best: (points) => `Лучший счёт на этом устройстве с такими комнатами и настройками: ${points}.`,
  standing(standing) {
    switch (standing.kind) {
      case 'first':
        return 'Первый результат на этом устройстве: есть что побить.';
      case 'new':
        return `Новый рекорд этого устройства; прежний — ${standing.before}.`;
      case 'equal':
        return 'Рекорд этого устройства повторён.';
      case 'below':
        return `Рекорд этого устройства прежний: ${standing.best}.`;
      case 'other':
        return `Рекорд этого устройства — ${standing.best}. Эта игра в зачёт не идёт: она началась не здесь.`;
    }
  },
};
