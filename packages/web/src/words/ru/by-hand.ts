import type { ByHandWords } from '../by-hand.ts';

const of = (danger?: string): string => (danger === undefined ? '' : ` (${danger})`);

export const byHand: ByHandWords = {
  how: 'Остальные комнаты',
  ways: { chance: 'по жребию', hand: 'вручную' },
  rest: 'Добрать по жребию',
  clear: 'Убрать все',
  chosen: (count, of) => `выбрано ${count} из ${of}`,
  missing: (count, danger) => `Не хватает комнат: ${count}${of(danger)}.`,
  surplus: (count, danger) => `Лишних комнат: ${count}${of(danger)}.`,
  inList: (count) => `${count}\u00a0по\u00a0списку`,
  inBox: (count) => `${count}\u00a0в\u00a0коробке`,
  less: (room) => `На одну меньше: ${room}`,
  more: (room) => `На одну больше: ${room}`,
  needsKey: 'Без Комнаты с ключом в этом режиме никто не выйдет.',
  noKey: 'Комната с ключом бывает только в кооперации и одиночном режиме.',
  notAtQuickStart: (list) => `Не для быстрого старта: ${list}.`,
  notAdvised: (list) => `Вместе не советуем: ${list}.`,
};
