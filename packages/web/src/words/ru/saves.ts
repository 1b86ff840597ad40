import type { SavesWords } from '../saves.ts';
import { count, left } from './counts.ts';

export const saves: SavesWords = {
  title: 'Сохранённые игры',
  back: 'На главную',
  none: 'Пока ничего нет. Игра сохраняется сама с первого же действия.',
  unfinished: 'Ещё в эфире',
  finished: 'Закончены',
  turn: (turn, turnsLeft) => `Раунд ${turn}, ${left(turnsLeft)}`,
  goOn: 'Играть дальше',
  see: 'Чем кончилось',
  replay: 'Повтор',
  save: 'Сохранить в файл',
  saveWarning: 'В файле неоконченной игры есть и все её тайны.',
  remove: 'Удалить',
  removed: (name) => `${name}: игра удалена.`,
  undo: 'Вернуть',
  bring: 'Открыть файл',
  bringSentence: 'Файл .r25 с этой страницы или из любого места, где играют в Room 25.',
  brought: (name) => `${name}: игра теперь среди сохранённых.`,
  notLasting: 'Браузер не даёт странице хранить игры. Что хотите оставить, сохраните в файл.',
  faults: {
    large: 'Файл слишком велик для игры.',
    empty: 'В этом файле нет игры.',
    several: 'В этом файле несколько игр, а нужна одна.',
    unreadable: 'Этот файл записан не так, как файлы .r25.',
    unplayable: 'Стол, описанный в файле, нельзя подготовить.',
    impossible: 'Одно из действий в файле против правил.',
  },
  line: (number, text) => (text ? `Строка ${number}: ${text}` : `Строка ${number}`),
  nothingChanged: 'Ничего не изменилось.',
  players: (people, bots) =>
    [people > 0 && count(people, ['человек', 'человека', 'человек']), bots > 0 && count(bots, ['бот', 'бота', 'ботов'])]
      .filter(Boolean)
      .join(', '),
  otherRules: 'Она сыграна по прежней версии правил, и продолжить её нельзя.',
};
