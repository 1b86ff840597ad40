import type { SayWords } from '../say.ts';

export const say: SayWords = {
  window: {
    head: 'Разговор',
    title: 'Сначала поговорим',
    hint: (time) => `Программирование — через ${time} или когда все будут готовы.`,
    waiting: (time) => `Вы готовы. Программирование — через ${time} или когда будут готовы остальные.`,
    alone: 'Скажите, что хотели, и программируйте.',
    ready: 'Готово',
  },
  phrases: 'Фразы',
  standing: 'Сказано в этом раунде',
  nothing: 'В этом раунде все молчат.',
  suspect: 'Я подозреваю…',
  trust: 'Я доверяю…',
  whom: 'О ком?',
  advice: 'Чтобы позвать в комнату или предостеречь от неё, нажмите на неё на поле.',
  enough: 'В этом раунде вы уже всё сказали.',
  yes: 'Да',
  no: 'Нет',
  answer: (answer, name) => `${answer} (${name})`,
  answered: (answer, names) => `${answer}: ${names}`,
};
