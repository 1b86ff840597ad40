import type { BeatsWords } from '../beats.ts';
import { stakes } from './bets.ts';
import { count } from './counts.ts';

export const beats: BeatsWords = {
  signalLost: 'Сигнал потерян',
  thatWasYou: 'Это были вы',
  fatal: 'Для вас это конец.',
  goodbye: (name) => `${name} покидает программу. Минута молчания в эфире.`,
  ghost: {
    name: 'Смотреть призраком',
    hint: 'Все комнаты и все маски открыты. С живыми говорить больше нельзя.',
  },
  watch: { name: 'Смотреть', hint: 'Вы видите то же, что и раньше. Остальные играют без вас.' },
  toEnd: { name: 'К самому концу', hint: (turns) => `Впереди ${count(turns, ['раунд', 'раунда', 'раундов'])}.` },
  again: { name: 'Сыграть ещё', hint: 'Эта игра продолжится без вас.' },
  alarm: 'Тревога',
  maskFalls: 'Маска сорвана',
  bet: {
    question: 'Ваша ставка: чем всё кончится?',
    stakes,
    placed: (bet) => `Ваша ставка: «${bet}». Узнаем в конце.`,
    key: 'Ставка',
    liar: 'Кто лжёт?',
  },
};
