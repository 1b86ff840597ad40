import type { DossierWords } from '../dossier.ts';

export const dossier: DossierWords = {
  onlyYou: 'Эту пометку видите только вы. Она не покидает ваше устройство.',
  looked: 'Осмотрено',
  said: 'Сказано',
  pushed: 'Кого толкает',
  pushedBy: 'Кто толкает',
  against: 'Расходится',
  pointers: 'Кто на кого указывает',
  suspects: 'подозревает',
  trusts: 'доверяет',
  note: 'Моя заметка',
  clue: 'подсказка',
  turn: (turn) => `раунд ${turn}`,
  isTrue: 'правда',
  isFalse: 'неправда',
  notAWord: 'ни слова',
  eyes: (cell) => `с тем, что вы видели в ${cell}`,
  on: (name, cell) => `с тем, что говорит ${name} про ${cell}`,
  into: (name, cell) => `${name} → ${cell}`,
  by: (name, cell) => `${name} → ${cell}`,
  nothing: 'Пока ничего. Само по себе это не подозрительно.',
  notThat: ({ cell, name, room, danger }) => `${name} говорит про ${cell} другое. Вы заглянули: ${room}, ${danger}.`,
  wasNotThat: ({ cell, name, room, danger }) =>
    `${name} говорит про ${cell} одно, а оказалось другое: ${room}, ${danger}.`,
};
