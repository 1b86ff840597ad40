import type { SettingsWords } from '../settings.ts';

export const settings: SettingsWords = {
  title: 'Настройки',
  back: 'На главную',
  language: 'Язык',
  theme: {
    name: 'Тема',
    sentence: 'Студия ночью или при полном свете. Машина всегда тёмная.',
    values: { system: 'Как на устройстве', dark: 'Тёмная', light: 'Светлая' },
  },
  motion: {
    name: 'Движение',
    sentence: 'Комнаты едут, фишки ходят — или всё просто плавно сменяется.',
    values: { system: 'Как на устройстве', full: 'Всё', reduced: 'Без движения' },
  },
  sound: {
    name: 'Звук',
    sentence: 'Клавиша M включает и выключает его на любом экране.',
    values: { on: 'Включён', off: 'Выключен' },
  },
  volumes: 'Громкость',
  levels: { master: 'Всё', effects: 'Эффекты', ambience: 'Гул студии', sting: 'Позывные ведущей' },
  presenter: {
    name: 'Ведущая',
    sentence: 'Одетт Вейн говорит о том, что видно всем.',
    values: { all: 'Обо всём', deaths: 'О гибели и тревоге', off: 'Молчит' },
  },
  opening: {
    name: 'Вступление',
    sentence: 'Кто вы и чего хотите: перед каждой игрой.',
    values: { on: 'Да', off: 'Нет' },
  },
  naming: {
    name: 'Имена',
    sentence: 'Как называть людей за столом. Боты всегда носят имя своего персонажа.',
    values: { people: 'Их собственные имена', characters: 'Имена персонажей' },
  },
  confirm: {
    name: 'Переспрашивать',
    sentence: 'Прежде чем засчитать выбор.',
    values: { always: 'Всегда', deadly: 'Если заведомо смертельно', never: 'Никогда' },
  },
  speed: { name: 'Темп', sentence: 'Как быстро идут события.' },
};
