import type { SettingsWords } from '../settings.ts';

export const settings: SettingsWords = {
  title: 'Настройки',
  back: 'На главную',
  language: 'Язык',
  theme: {
    name: 'Свет',
    sentence: 'Студия ночью или при полном свете. Машина всегда тёмная.',
    values: { system: 'Как на устройстве', dark: 'Тёмная', light: 'Светлая' },
  },
  motion: {
    name: 'Движение',
    sentence: 'Комнаты едут и фишки ходят, или всё плавно сменяется.',
    values: { system: 'Как на устройстве', full: 'Всё', reduced: 'Только смена' },
  },
  sound: { name: 'Звук', sentence: 'Клавиша M выключает его где угодно.', values: { on: 'Включён', off: 'Выключен' } },
  volumes: 'Громкость',
  levels: { master: 'Всё', effects: 'Что происходит', ambience: 'Гул студии', sting: 'Плашка ведущей' },
  presenter: {
    name: 'Ведущая',
    sentence: 'Одетт Вейн говорит о том, что видно всем.',
    values: { all: 'Обо всём', deaths: 'О гибели и тревоге', off: 'Молчит' },
  },
  confirm: {
    name: 'Переспрашивать',
    sentence: 'Прежде чем выбор засчитан.',
    values: { always: 'Всегда', deadly: 'Если я могу знать, что он убьёт', never: 'Никогда' },
  },
  speed: { name: 'Темп', sentence: 'Как быстро идут события.' },
};
