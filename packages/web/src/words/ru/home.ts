import type { HomeWords } from '../home.ts';
import { count as counted, left } from './counts.ts';

const joined = new Intl.ListFormat('ru');

/** Whole hours have no minutes. */
const span = (hours: number, minutes: number): string =>
  [...(hours > 0 ? [`${hours}\u00a0ч`] : []), ...(hours > 0 && minutes === 0 ? [] : [`${minutes}\u00a0мин`])].join(' ');

export const home: HomeWords = {
  onAir: 'В эфире',
  channel: 'Дом · канал 25',
  tagline: [
    'Двадцать пять комнат, и лишь одна из них — выход.',
    'Тайно задумайте два действия. Кто-то из друзей, возможно, работает на нас.',
  ],
  tonight: 'Сегодня в программе',
  resume: 'Вернуться за стол',
  resumeLine: (turn, turnsLeft, when) => `Раунд ${turn}, ${left(turnsLeft)}. Игра отложена ${when}.`,
  playNow: { name: 'Играть сейчас', sentence: 'Подозрение с пятью ботами. Двое из них, возможно, охранники.' },
  alone: 'Свой стол',
  together: { name: 'За одним экраном', sentence: 'Передавайте устройство; занавес хранит ваши тайны.' },
  online: { name: 'Играть вместе', sentence: 'Откройте стол и отправьте ссылку. Без регистрации.' },
  quick: { name: 'Быстрая игра', sentence: 'Играйте с теми, кто здесь. Остальные места займут боты.' },
  waitingForOthers: (people) => `${counted(people, ['человек ждёт', 'человека ждут', 'человек ждут'])} вас.`,
  tables: (tables) => `${counted(tables, ['стол ждёт', 'стола ждут', 'столов ждут'])} игроков`,
  peopleHere: (people) => `${counted(people, ['человек', 'человека', 'человек'])} здесь`,
  yourMove: {
    name: 'Ваш ход',
    wait: (names, more) =>
      `${joined.format(more > 0 ? [...names, `ещё ${more}`] : names)} ${names.length + more === 1 ? 'ждёт' : 'ждут'} вас`,
    alone: 'Боты ждут вас',
    others: (count) => `и ещё ${counted(count, ['стол', 'стола', 'столов'])}`,
    soon: (seconds) => `Ваш ход: ещё ${counted(seconds, ['секунда', 'секунды', 'секунд'])}.`,
  },
  puzzle: {
    name: 'Задача дня',
    open: 'Одна позиция, одно решение.',
    solved: 'Решена.',
    next: (hours, minutes) => `Новая через ${span(hours, minutes)}.`,
    days: (count) => counted(count, ['день', 'дня', 'дней']),
  },
  noServer: 'За этой страницей нет игрового сервера. Запустите свой: npm start.',
  offline: 'Сейчас нет сети.',
  learn: { name: 'Впервые здесь?', sentence: 'Короткие уроки за столом, по минуте-две.' },
  lessons: 'Обучение',
  puzzles: 'Задачи',
  rulebook: 'Правила',
  kept: 'Сохранённые игры',
  file: 'Личное дело',
  settings: 'Настройки',
  language: 'Язык',
  odette: {
    name: 'Одетт Вейн',
    short: 'Одетт',
    live: 'в эфире',
    host: 'ваша ведущая',
    signingOff: 'прощается с вами',
    greetings: [
      'Добрый вечер. Смотрите под ноги.',
      'С возвращением. Комната для вас готова.',
      'Проходите. Двери закроются сами.',
      'Вы рано. Машина тоже.',
      'Садитесь где хотите. Всё равно всё движется.',
      'Кому-то придётся найти выход.',
    ],
  },
  update: 'Готова более новая версия страницы.',
  updateNow: 'Обновить',
  failed: 'Не получилось. Попробуйте ещё раз.',
};
