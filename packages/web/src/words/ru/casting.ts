import type { CastingWords } from '../casting.ts';

export const casting: CastingWords = {
  title: 'Кто есть кто сегодня?',
  hint: 'Каждый у этого экрана берёт персонажа. Ваше имя будет на занавесе и на вашей карточке.',
  is: () => '— это',
  name: 'имя…',
  field: (characters) => `${characters}: имя`,
  shuffle: 'Перемешать',
  deal: 'Раздать карты',
  toGo: (count) => `осталось ${count}`,
  curtain: 'Затем опустится занавес. Карта каждого ждёт за ним.',
  back: 'Назад',
};
