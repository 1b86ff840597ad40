import type { PlayWords } from './words.ts';

export const ru: PlayWords = {
  goal: 'Выход — Комната 25, она у одного из углов: войдите и сдвиньте её за край.',
  howTo: `Введите номер варианта; 'help' подскажет, что ещё можно ввести.`,
  help: `Введите номер варианта или сам вариант, можно коротко, лишь бы понятно:
  program move look   или m l     move c2          или m c2
  look c2             или l c2    push max c2      или p max c2
  control 1 left      или c 1 l   wait             или w
  choose …            из списка   max: move c2     за другого своего персонажа
  special …           из списка (Ultimate); program … adrenaline  или … a
  look заглянуть, move передвинуться, push толкнуть, control контролировать,
  wait ждать; left влево, right вправо, up вверх, down вниз; имена — латиницей
Клетка — это столбец и ряд, c2; цвета: blue (синий), green (зелёный), yellow
(жёлтый), red (красный). Если можно: signal c2 red (сообщить другим),
remind c2 (положить напоминалку), reveal (раскрыть, что вы охранник),
say come c2 (идите), say avoid c2 (не ходите), say suspect max (подозреваю),
say trust max (доверяю), say wait (подождите), say yes max (да), say no max.

Другие слова:
  moves или ?   что можно сделать сейчас      board         показать стол
  why           какое это правило             log           всё, что произошло
  rules ID      правило или несколько         room КЛЕТКА   что делает комната
  rules MAX     что умеет Макс (Ultimate)     discards      сброс карт M.A.C.
  save ФАЙЛ     сохранить запись игры         quit          выйти из игры`,
  asks: {
    clue: 'Начальная подсказка: в какую комнату рядом с центром тайно заглянете?',
    program: 'Запрограммируйте одно или два разных действия; цель выбирают позже.',
    act: 'Какое действие?',
    choose: 'Что выбираете?',
  },
  robotHint: `взломать робота: special=robot, или '5 robot' для номера 5`,
  adrenalineHint: `с адреналином: добавьте 'adrenaline', как 'm l a', или '5 a' для номера 5`,
  titled: (title, text) => `${title}: ${text}`,
  also: (examples) => `ещё можно, например: ${examples}`,
  afterLook: (examples) => `${examples} или Enter, чтобы продолжить> `,
  unclear: 'что из этого?',
  notYours: 'это не ваш персонаж',
  nothingRefused: `отказа не было; 'moves' — что можно сделать, 'rules' — правила`,
  whichFile: 'save ФАЙЛ: в какой файл?',
  notListed: (line) => `в списке нет ${line}`,
  unreadable: (line) => `что такое '${line}'? 'moves' — что можно сделать, 'help' — остальное`,
  noRule: (prefix) => `ни одно правило не начинается с ${prefix}; список — 'rules'`,
  unknownRoom: (cell) => `вы не знаете комнату в клетке '${cell}'`,
  noDiscards: 'в сбросе нет ни одной карты M.A.C.',
  rooms: (name) => `комнаты: ${name}`,
  notes: { own: 'свой список', filled: 'добран вручную', provisional: 'предварительно' },
  goesOn: (turn) => `игра продолжается, раунд ${turn}; 'log' расскажет, что было`,
  score: (score) => `счёт: ${score}`,
  savePrompt: 'в какой файл сохранить запись (Enter — ни в какой)> ',
  saved: (file) => `сохранено в ${file}; room25 replay ${file} перескажет игру`,
  canGoOn: (file) => `, room25 play --resume ${file} продолжит её`,
  notSaved: (file, reason) => `не удалось записать ${file}: ${reason}`,
};
