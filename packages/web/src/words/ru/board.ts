import { upperFirst } from '@room25/text';
import type { BoardWords, Person } from '../board.ts';
import { count as counted } from './counts.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });
const names = (people: readonly Person[]): string => list.format(people.map(nameOf));
const nameOf = ({ name, isMe }: Person): string => (isMe ? 'вы' : name);

const tells = (people: readonly Person[]): string => {
  if (people.length > 1) return people.some(({ isMe }) => isMe) ? 'сообщаете' : 'сообщают';
  return people[0]?.isMe ? 'сообщаете' : 'сообщает';
};

const TOWARDS = { up: 'вверх', down: 'вниз', left: 'влево', right: 'вправо' };

export const board: BoardWords = {
  complex: 'Дом',
  you: 'Вы',
  hidden: 'закрытая',
  youKnow: (room, danger) => `Вы знаете: ${room}, ${danger}`,
  robots: (count) => (count === 1 ? 'робот' : counted(count, ['робот', 'робота', 'роботов'])),
  hiding: (name) => `${name} (прячется)`,
  trapped: (name) => `${name} (во взведённой ловушке)`,
  closed: 'перекрыта',
  locked: 'на замке',
  corridor: { '-': 'выходы слева и справа', '/': 'выходы сверху и снизу' },
  exitZone: 'Зона выхода',
  reminder: (who) => `Напоминалка: ${who}`,
  says: (people, danger) => `${upperFirst(names(people))} ${tells(people)}: ${danger}`,
  contradictions: {
    seen: { tag: '≠ вы видели', spoken: 'Вы видели не это' },
    disagree: { tag: 'Расходятся', spoken: 'Их слова расходятся' },
  },
  unlike: (room) => `≠ вы видели: ${room}`,
  deadline: (turn) => `Смерть в конце второго круга раунда ${turn}`,
  legal: (place, count) => `Возможная цель, ${place} из ${count}`,
  chosen: 'Выбрана',
  slide: (line, direction) => `Сдвинуть: ${line}, ${TOWARDS[direction]}`,
  arrows: {
    legal: 'Можно',
    moved: 'Уже сдвинут туда в этом раунде',
    barred: 'Уже сдвинут в другую сторону в этом раунде',
    idle: 'Сейчас нельзя',
  },
  tags: {
    armed: 'Взведена',
    turn: (turn) => `Раунд ${turn}`,
    fallsOff: 'Выпадает',
    comesRound: 'Возвращается',
    out: 'Выход',
    deadly: 'Смертельно',
  },
  leads: {
    ride: ([first, ...others]) =>
      first === undefined
        ? 'Никто не едет.'
        : `${[
            `${upperFirst(nameOf(first))} ${first.isMe ? 'едете' : 'едет'} в ${first.to}`,
            ...others.map((rider) => `${nameOf(rider)} — в ${rider.to}`),
          ].join(', ')}.`,
    comesRound: (room, from, to) => `${room ?? 'Закрытая комната'} (${from}) возвращается с другой стороны, в ${to}.`,
    twice: 'Сдвиг происходит дважды.',
    unknown: 'Вы не знаете эту комнату.',
    seen: (room) => `Вы видели эту комнату: ${room}.`,
    there: (people) => `Там уже: ${names(people)}.`,
    goes: (person, cell) => `${upperFirst(nameOf(person))} ${person.isMe ? 'переходите' : 'переходит'} в ${cell}.`,
    robotGoes: (from, to) => `Робот идёт из ${from} в ${to}.`,
    robotDestroyed: (room) => `${room}: робот уничтожен.`,
    dies: (person) => (person.isMe ? 'Вы погибаете.' : `${person.name} погибает.`),
    onlyYouSee: 'Увидите её только вы.',
    allSee: 'Её увидят все.',
    role: (name) => `Вы увидите, кто ${name} на самом деле.`,
    swap: (one, other) => `Комнаты ${one} и ${other} меняются местами вместе со всеми, кто в них.`,
    leaving: (people) => `Комната 25 уходит за край поля, в ней: ${names(people)}.`,
    needs: {
      prisoners: 'Спастись можно, только если в ней все заключённые; в последнем раунде одного может не хватать.',
      side: 'Спастись можно, только если в ней вся сторона.',
      all: 'Спастись можно, только если в ней все живые.',
      key: 'Спастись можно, только когда ключ активирован.',
    },
    wins: {
      surely: (person, isRival) =>
        person.isMe ? 'Вы побеждаете.' : isRival ? `Побеждает ${person.name}.` : 'Заключённые побеждают.',
      asPrisoner: (person) =>
        person.isMe
          ? 'Если вы не из охраны, вы побеждаете.'
          : `Если ${person.name} не из охраны, заключённые побеждают.`,
    },
    mayRefuse: (person) => (person.isMe ? 'Вы можете отказаться.' : `${person.name} может отказаться.`),
    changes: {
      locked: (cell) => `Комната ${cell} запирается: войти смогут только Эмметт и роботы.`,
      unlocked: (cell) => `Замок с ${cell} снимается.`,
      hidden: (cell) => `Комната ${cell} закрывается и снова как новая.`,
      empty: (cell) => `Комната ${cell} становится Пустой комнатой.`,
      robotless: (cell) => `Робот в ${cell} уничтожается.`,
      reminded: (cell) => `Напоминалка ложится на ${cell}.`,
    },
    turned: (cell, axis) => `Коридор ${cell} пройдёт ${axis === '-' ? 'слева направо' : 'сверху вниз'}.`,
    signalled: (cell, danger) => `Вы сообщаете всем про ${cell}: ${danger}.`,
  },
  closeUp: {
    play: 'Выбрать эту комнату',
    whom: 'Кого?',
    here: 'Здесь',
    claims: 'Что о ней говорят',
    speak: 'Сказать всем',
    reminder: 'Напоминалка',
    reminderOf: (name) => `Напоминалка: ${name}`,
    hiddenText: 'Закрытая комната. Загляните в неё или войдите и узнайте.',
    exitZoneText:
      'Зона выхода: в начале игры Комната 25 лежит в одном из этих углов, и отсюда её можно сдвинуть за край.',
  },
};
