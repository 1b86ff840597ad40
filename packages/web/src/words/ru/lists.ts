import type { ListsWords } from '../lists.ts';

export const lists: ListsWords = {
  compositions: {
    beginner: { name: 'Для новичков', sentence: 'Много безопасных комнат, и никаких хитростей.' },
    competition: { name: 'Соревнование', sentence: 'Туннели и тюрьмы для гонки.' },
    suspicion: { name: 'Подозрение', sentence: 'Меньше безопасных комнат, больше поводов лгать.' },
    simplified: { name: 'Упрощённый список', sentence: 'Щадящий, из прототипа.' },
    expert: { name: 'Для знатоков', sentence: 'Прототип со всеми его уловками.' },
    'suspicion-1': { name: 'Подозрение, один охранник', sentence: 'Быстрый старт с одним охранником.' },
    'suspicion-2': { name: 'Подозрение, два охранника', sentence: 'Быстрый старт с туннелями и двумя охранниками.' },
    cooperation: { name: 'Кооперация', sentence: 'Быстрый старт с ключом и почти без безопасных комнат.' },
    'full-suspicion-1': {
      name: 'Всё, не больше одного охранника',
      sentence: 'Часть комнат — случайные из всей коробки.',
    },
    'full-suspicion-2': {
      name: 'Всё, два охранника',
      sentence: 'Часть комнат — случайные из всей коробки; есть робот.',
    },
    'full-cooperation': { name: 'Всё, кооперация', sentence: 'Ключ, а остальное — случайные комнаты из всей коробки.' },
  },
  own: { name: 'Свой список', sentence: 'Выберите 23 комнаты по одной.' },
  drawn: (count) => `${count} наугад`,
  count: (count, of) => `${count} из ${of} комнат`,
};
