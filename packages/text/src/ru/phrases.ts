import type { Language } from '../language.ts';
import { list, nameOfRoom, names, ofCard, ofSaying, quoted, tokens, turns, whyLost } from './events.ts';
import { actions, gaps as characters, colours, roles } from './words.ts';

const turnsLeft = (count: number): string => (count === 1 ? 'Последний раунд' : `Ещё\u00a0${turns(count)}`);

export const phrases: Language['phrases'] = {
  turnsLeft,
  turn: (turn, left) => `Раунд ${turn} · ${turnsLeft(left)}`,
  round: (round) => (round === 3 ? 'Адреналин' : `Круг ${round}`),
  phases: {
    clues: 'Начальные подсказки',
    starting: 'Карты M.A.C.',
    programming: 'Программирование',
    acting: 'Действия',
    over: 'Игра окончена',
  },
  awaited: (whom) => {
    if (whom.length === 0) return 'Никого не ждём.';
    return whom.length > 2 ? `Ждём: ${names(whom)}.` : `Ждём ${names(whom, 'accusative')}.`;
  },
  awaitsYou: 'Ждём вас.',
  youKnow: 'Вы знаете',
  room: (cell, room, edition) => `${cell}: ${nameOfRoom(room, edition && { edition })}`,
  yourRole: (role) => `Ваша роль: ${roles[role].name}.`,
  roleOf: (who, role) => `Роль ${characters[who].genitive}: ${roles[role].name}.`,
  signal: (by, cell, colour) =>
    `${cell}, со слов ${names(by, 'genitive')}: ${colours[colour].name}, ${colours[colour].danger}.`,
  saying: ofSaying,
  refused: (why) => `Нельзя. ${why}`,
  look: (rooms) =>
    rooms.every(({ who }) => who.length === 1)
      ? `${names(rooms.flatMap(({ who }) => who))} заглядывают в ${list(rooms.map(({ cell }) => cell))}.`
      : `${rooms.map(({ cell, who }, place) => `${names(who)} ${place === 0 ? 'заглядывают' : '—'} в ${cell}`).join(', ')}.`,
  wait: (who) => `${names(who)} ждут второго круга.`,
  lose: (who, lost) => `${names(who)} теряют действие ${quoted(lost.action)}${whyLost(lost)}`,
  names: (who) => names(who),
  whom: (whom) => names(whom, 'accusative'),
  forbidden: (lost) => `под запретом: ${list(lost.map((action) => actions[action].name))}`,
  pile: (count) => `паранойя: ${tokens(count)}`,
  adrenaline: (whom) => `Адреналин: ${whom.length > 0 ? names(whom) : 'ни у кого'}.`,
  card: ofCard,
  deck: (left, lying, last) =>
    [
      `Осталось карт M.A.C.: ${left}.`,
      ...lying.map((card) => `До конца раунда: ${ofCard(card)}.`),
      ...(last ? [`Последняя: ${ofCard(last)}.`] : []),
    ].join(' '),
  states: {
    hidden: 'закрыта',
    known: 'известна вам',
    signal: 'сигнал',
    closed: 'перекрыта',
    locked: 'на замке',
    robot: 'робот',
    trapped: 'ловушка взведена',
    dead: 'вне игры',
    shown: 'роль раскрыта',
    hiding: 'прячется',
    adrenaline: 'адреналин',
    single: 'одно действие',
    committed: 'адреналин заявлен',
    jammed: 'помехи: сигналов нет',
    reminder: 'напоминалка',
    programmed: 'программа готова',
    onAir: 'действует',
    alarm: 'тревога',
    key: 'ключ активирован',
    you: 'вы',
  },
};
