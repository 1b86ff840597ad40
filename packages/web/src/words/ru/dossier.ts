import type { DossierWords } from '../dossier.ts';

export const dossier: DossierWords = {
  onlyYou: 'Эту пометку видите только вы. Она не покидает ваше устройство.',
  looked: 'Осмотрено',
  said: 'Сказано',
  pushed: 'Толчки',
  pushedBy: 'Толкнули',
  against: 'Расходится с',
  note: 'Моя заметка',
  clue: 'подсказка',
  turn: (turn) => `раунд ${turn}`,
  isTrue: 'правда',
  isFalse: 'неправда',
  notAWord: 'ни слова',
  eyes: (cell) => `вами: вы видели ${cell}`,
  on: (name, cell) => `${name}: ${cell}`,
  into: (name, cell) => `${name} → ${cell}`,
  by: (name, cell) => `${name} → ${cell}`,
  nothing: 'Пока ничего. Само по себе это не подозрительно.',
  notThat: ({ cell, name, room, danger }) =>
    `${cell} — не то, что сказано (${name}). Вы заглянули: ${room}, ${danger}.`,
  wasNotThat: ({ cell, name, room, danger }) => `${cell} оказалась не тем, что сказано (${name}): ${room}, ${danger}.`,
};
