import type { Character } from '@room25/engine';
import type { CharacterWords, Language } from '../language.ts';
import { gapsFor } from '../naming.ts';

export const colours: Language['colours'] = {
  blue: { name: 'синий', danger: 'особая', letter: 'С' },
  green: { name: 'зелёный', danger: 'безопасно', letter: 'З' },
  yellow: { name: 'жёлтый', danger: 'неприятности', letter: 'Ж' },
  red: { name: 'красный', danger: 'смертельная опасность', letter: 'К' },
};

export const actions: Language['actions'] = {
  look: { name: 'Заглянуть', sentence: 'Тайно посмотрите соседнюю закрытую комнату.' },
  move: { name: 'Передвинуться', sentence: 'Перейдите в соседнюю комнату.' },
  push: { name: 'Толкнуть', sentence: 'Отправьте другого персонажа из своей комнаты в соседнюю.' },
  control: { name: 'Контролировать', sentence: 'Сдвиньте свой ряд или столбец на одну клетку.' },
  special: { name: 'Способность', sentence: 'Примените способность своего персонажа.' },
};

export interface RussianCharacter extends CharacterWords {
  /** «роль Макса» */
  readonly genitive: string;
  /** «ждём Алису» */
  readonly accusative: string;
  /** «доверяю Алисе» */
  readonly dative: string;
}

export const characters: Readonly<Record<Character, RussianCharacter>> = {
  emmett: {
    name: 'Эмметт',
    genitive: 'Эмметта',
    accusative: 'Эмметта',
    dative: 'Эмметту',
    epithet: 'Учёный',
    ability: 'Восстановить или запереть',
  },
  kevin: {
    name: 'Кевин',
    genitive: 'Кевина',
    accusative: 'Кевина',
    dative: 'Кевину',
    epithet: 'Вундеркинд',
    ability: 'Взломать',
  },
  franck: {
    name: 'Фрэнк',
    genitive: 'Фрэнка',
    accusative: 'Фрэнка',
    dative: 'Фрэнку',
    epithet: 'Сорвиголова',
    ability: 'Вернуть адреналин',
  },
  jennifer: {
    name: 'Дженнифер',
    genitive: 'Дженнифер',
    accusative: 'Дженнифер',
    dative: 'Дженнифер',
    epithet: 'Звёздочка',
    ability: 'Позвать',
  },
  max: {
    name: 'Макс',
    genitive: 'Макса',
    accusative: 'Макса',
    dative: 'Максу',
    epithet: 'Громила',
    ability: 'Перенести',
  },
  alice: {
    name: 'Алиса',
    genitive: 'Алисы',
    accusative: 'Алису',
    dative: 'Алисе',
    epithet: 'Малышка',
    ability: 'Спрятаться',
  },
  sarah: {
    name: 'Сара',
    genitive: 'Сары',
    accusative: 'Сару',
    dative: 'Саре',
    epithet: 'Бунтарка',
    ability: 'Вывести из строя',
  },
  bruce: {
    name: 'Брюс',
    genitive: 'Брюса',
    accusative: 'Брюса',
    dative: 'Брюсу',
    epithet: 'Хамелеон',
    ability: 'Скопировать',
  },
};

export const gaps = gapsFor(characters);

export const roles: Language['roles'] = {
  prisoner: { name: 'Заключённый', sentence: 'Доберитесь до Комнаты 25 с другими заключёнными и спаситесь вместе.' },
  guard: {
    name: 'Охранник',
    sentence: 'Не выпускайте заключённых: пусть двое из них погибнут или истечёт время.',
  },
  hacker: { name: 'Хакер', sentence: 'Охранник. Раскрыв роль, вы можете контролировать линию, на которой вас нет.' },
  brute: { name: 'Костолом', sentence: 'Охранник. Раскрыв роль, вы можете толкнуть двух персонажей в одну сторону.' },
  architect: {
    name: 'Архитектор',
    sentence:
      'Охранник. Раскрыв роль, вы можете заглянуть в любую закрытую комнату или закрыть открытую, где никого нет.',
  },
  killer: {
    name: 'Убийца',
    sentence: 'Охранник. Раскрыв роль, вы можете пройти две комнаты сразу, и обе срабатывают.',
  },
  traitor: {
    name: 'Предатель',
    sentence:
      'Охранник. Раскрыв роль, вы можете разыграть любое другое действие вместо запрограммированного; два действия за раунд должны быть разными.',
  },
};

export const modes: Language['modes'] = {
  suspicion: { name: 'Подозрение', sentence: 'Заключённым надо выбраться, но кто-то из вас, возможно, охранник.' },
  cooperation: { name: 'Кооперация', sentence: 'Все вместе против Дома.' },
  competition: { name: 'Соревнование', sentence: 'По два заключённых у каждого, и спасётся только одна сторона.' },
  team: { name: 'Команды', sentence: 'Две команды заключённых и один выход.' },
  solo: { name: 'Одиночный режим', sentence: 'Вы и четверо заключённых, которых надо вывести.' },
};

export const editions: Language['editions'] = {
  prototype: {
    name: 'Прототип',
    sentence: 'Авторская версия для печати, с пятью видами охранников.',
  },
  first: { name: 'Первое издание', sentence: 'Базовая игра, какой она вышла впервые.' },
  second: { name: 'Второе издание', sentence: 'Переработанная базовая игра, где на кооперацию меньше времени.' },
  ultimate: { name: 'Ultimate', sentence: 'Восемь персонажей со способностями, адреналин, роботы и карты M.A.C.' },
};

export const results: Language['results'] = {
  prisoners: { headline: 'Они на свободе', sentence: 'Заключённые спаслись.' },
  guards: { headline: 'Охранники победили', sentence: 'Заключённым не удалось выбраться.' },
  complex: { headline: 'Дом победил', sentence: 'Охранников среди вас не было, и всё же вы остались внутри.' },
  complete: { headline: 'Они на свободе', sentence: 'Спаслись все: полная победа.' },
  partial: { headline: 'Спаслись не все', sentence: 'Они спаслись, но не все: частичная победа.' },
  lost: { headline: 'Никто не вышел', sentence: 'Игра проиграна.' },
  side: { headline: 'Есть победитель', sentence: 'Одна из сторон победила.' },
  draw: { headline: 'Ничья', sentence: 'Ни одна из команд не победила.' },
  nobody: { headline: 'Победителя нет', sentence: 'Никто не победил.' },
};

export const directions: Language['directions'] = { up: 'вверх', down: 'вниз', left: 'влево', right: 'вправо' };

export const lines: Language['lines'] = {
  '1': 'ряд 1',
  '2': 'ряд 2',
  '3': 'ряд 3',
  '4': 'ряд 4',
  '5': 'ряд 5',
  a: 'столбец a',
  b: 'столбец b',
  c: 'столбец c',
  d: 'столбец d',
  e: 'столбец e',
};

export const cards: Language['cards'] = {
  move: 'Сдвиг',
  punish: 'Наказание',
  disabled: 'Отключённые комнаты',
  blackout: 'Обесточивание',
  jamming: 'Помехи',
  rewind: 'Перемотка',
  robot: 'Робот',
  bomb: 'Бомба с таймером',
  lock: 'Замок',
  chaos: 'Хаос',
  acceleration: 'Ускорение',
  panic: 'Паника',
};

const switched = { on: 'да', off: 'нет' };

export const options: Language['options'] = {
  reminders: {
    name: 'Напоминалки',
    sentence: 'У каждого есть жетон-напоминалка, который кладут на закрытую комнату. Опытные играют без них.',
    values: switched,
  },
  memory: {
    name: 'Память',
    sentence: 'Поле продолжает показывать вам закрытые комнаты, которые вы видели.',
    values: switched,
  },
  reveal: {
    name: 'Раскрытие охранника',
    sentence: 'Когда охранник может раскрыть роль.',
    values: { slot: 'пока очередь за ним', any: 'в любой момент' },
  },
  guards: {
    name: 'Охранники',
    sentence: 'Ultimate, подозрение впятером: сколько охранников в игре.',
    values: { '1': 'один', '2': 'два' },
  },
  level: {
    name: 'Уровень',
    sentence: 'Ultimate: есть ли в игре способности и самые трудные комнаты.',
    values: { 'quick-start': 'быстрый старт', ultimate: 'всё сразу' },
  },
  madness: {
    name: 'Безумие',
    sentence: 'Ultimate, кооперация: без напоминалок и адреналина, и карта M.A.C. перед каждым кругом.',
    values: switched,
  },
  'open-looks': {
    name: 'Открытый просмотр',
    sentence: 'Прототип: комнаты, в которые заглянули, открываются для всех.',
    values: switched,
  },
  mac: {
    name: 'Карты M.A.C.',
    sentence: 'Ultimate: какие карты M.A.C. в колоде. Без карт — мягкая первая игра; это наш вариант, в книге его нет.',
    values: { none: 'без карт', basic: 'базовые', all: 'все' },
  },
  'team-channel': {
    name: 'Разговоры в команде',
    sentence: 'Игроки одной команды могут говорить между собой.',
    values: switched,
  },
  marks: {
    name: 'Боты отмечают Комнату смерти',
    sentence:
      'Кооперация: бот, увидевший Комнату смерти, кладёт на неё свою напоминалку и ни на что другое её не тратит. Значит, красная комната, которую бот видел и не отметил, — не Комната смерти, если его напоминалка ещё не занята.',
    values: switched,
  },
};
