import { upperFirst } from '@room25/text';
import type { EndWords } from '../end.ts';
import { stakes } from './bets.ts';
import { count as counted } from './counts.ts';

const times = (count: number): string => counted(count, ['раз', 'раза', 'раз']);

const LIST = new Intl.ListFormat('ru', { type: 'conjunction' });
const list = (names: readonly string[]): string => LIST.format(names);

// Verbs stand in the present tense, which knows no gender.
export const end: EndWords = {
  offAir: 'Вне эфира',
  cast: 'Без масок',
  verdicts: { won: 'Победа', lost: 'Поражение', out: 'Вы на свободе' },
  rowVerdicts: { won: 'победа', lost: 'поражение', out: 'победа' },
  marks: (right, all) => `Ваши пометки: верных — ${right} из ${all}.`,
  stakes,
  bet: ({ stake, turn, isRight }) =>
    `Ваша ставка в раунде ${turn}: «${stake}». ${isRight ? 'Она сыграла.' : 'Она не сыграла.'}`,
  sides: { guard: 'за охрану', prisoner: 'с заключёнными' },
  reasons: {
    escaped: ({ who, areAll }, names) =>
      areAll && who.length > 1
        ? `Через Комнату 25 вышли все: ${who.length}.`
        : `Через Комнату 25: ${list(who.map(names.who))}.`,
    deaths: ({ deaths, ofPrisoners }, names) => {
      const fallen = list(deaths.map(({ who, turn }) => `${names.who(who)} (раунд ${turn})`));
      return `${ofPrisoners ? 'Погибшие заключённые' : 'Погибшие'}: ${fallen}.`;
    },
    time: ({ turn, inside }, names) => `Раунд ${turn} закончился, внутри: ${list(inside.map(names.who))}.`,
  },
  you: 'вы',
  hadSubstitute: 'Какое-то время за столом сидел бот',
  fates: { out: 'На свободе', inside: 'Внутри', dead: 'Сигнал потерян' },
  diedOn: (turn) => `Сигнал потерян, раунд ${turn}`,
  saw: 'Увидено',
  sawNothing: 'Ни одной закрытой комнаты',
  did: 'Сделано',
  deeds: {
    looked: 'Взгляды',
    moved: 'Переходы',
    pushed: 'Толчки',
    wasPushed: 'Толчки от других',
    slid: 'Сдвиги',
    lost: 'Потерянные действия',
    lied: 'Ложь',
  },
  remembered: {
    slidOut: ({ line, turnsLeft }, names) =>
      turnsLeft === 1
        ? `Двигает ${names.line(line)} в самом последнем раунде`
        : `Двигает ${names.line(line)} и выводит всех`,
    foundExit: ({ turn }) => `Поднимает тревогу в раунде ${turn}`,
    lied: ({ cell, room }, names) => `Лжёт про ${cell}: там ${names.room(room)}`,
    pushed: ({ whom, cell }, names) => `Толкает ${names.whom(whom)} в ${cell}`,
    looked: ({ count }) => `Заглядывает в комнаты ${times(count)}`,
    slid: ({ count }) => `Двигает линии ${times(count)}`,
    moved: ({ count }) => `Переходит из комнаты в комнату ${times(count)}`,
    lost: ({ count }) => `Теряет действие ${times(count)}`,
    nothing: () => 'Не двигается с места',
  },
  moments: 'Три момента',
  show: 'Показать',
  momentNames: {
    lie: 'Ложь вечера',
    fatalPush: 'Роковой толчок',
    knewFirst: 'Первый взгляд',
    firstDeath: 'Первая потеря',
    back: 'С того света',
    lastMinute: 'Последняя минута',
    narrow: 'На волоске',
    mostPushed: 'Чаще всех толкали',
    unlucky: 'Планы насмарку',
    lookout: 'Самый острый глаз',
    walker: 'Самый долгий путь',
    slider: 'У рычагов',
    busiest: 'Ни минуты покоя',
    length: 'Вечер',
  },
  momentSentences: {
    lie: ({ who, said, cell, room }, names) =>
      `${names.who(who)}: «${names.colour(said)}» про ${cell}. Там ${names.room(room)}.`,
    fatalPush: ({ who, whom, cell }, names) => `${names.who(who)} толкает ${names.whom(whom)} на гибель в ${cell}.`,
    knewFirst: ({ who, turn }, names) => `${names.who(who)} видит Комнату 25 в раунде ${turn}.`,
    firstDeath: ({ who, turn }, names) => `${names.who(who)} покидает нас в раунде ${turn}.`,
    back: ({ who, turn }, names) => `${names.who(who)} возвращается к жизни в раунде ${turn}.`,
    lastMinute: () => 'Спасение в самом последнем раунде.',
    narrow: ({ who, cell }, names) => `${names.who(who)} вовремя уходит из ловушки в ${cell}.`,
    mostPushed: ({ who, count }, names) => `${names.who(who)}, ${times(count)}.`,
    unlucky: ({ who, count }, names) => `${names.who(who)} теряет действие ${times(count)}.`,
    lookout: ({ who, count }, names) => `${names.who(who)} заглядывает ${times(count)}.`,
    walker: ({ who, count }, names) => `${names.who(who)} меняет комнату ${times(count)}.`,
    slider: ({ who, count }, names) => `${names.who(who)} двигает линии ${times(count)}.`,
    busiest: ({ line, count }, names) => `${upperFirst(names.line(line))} сдвинут ${times(count)}.`,
    length: ({ turns }) => `Всё решилось за ${counted(turns, ['раунд', 'раунда', 'раундов'])}.`,
  },
  timeline: 'Как всё повернулось',
  turningPoint: 'Переломный момент',
  turn: (turn) => `Раунд ${turn}`,
  seed: 'Начальное число игры',
  again: 'Ещё раз за тот же стол',
  replay: 'Смотреть повтор',
  share: 'Поделиться',
  shared: 'Ссылка скопирована',
  link: 'Ссылка на переломный момент',
  verify: 'Честной ли была раздача?',
  save: 'Сохранить в файл',
  home: 'На главную',
  kept: 'Сохранённые игры',
  contestants: (count) => counted(count, ['участник', 'участника', 'участников']),
  turns: (count) => counted(count, ['раунд', 'раунда', 'раундов']),
  winners: 'Победители',
  score: (points) => `Счёт: ${points}`,
};
