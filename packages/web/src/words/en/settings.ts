import type { SettingsWords } from '../settings.ts';

export const settings: SettingsWords = {
  title: 'Settings',
  back: 'Home',
  language: 'Language',
  theme: {
    name: 'Light',
    sentence: 'The studio by night or with its lights on. The machine stays dark.',
    values: { system: 'As the device', dark: 'Dark', light: 'Light' },
  },
  motion: {
    name: 'Motion',
    sentence: 'Rooms that slide and pawns that walk, or plain fades.',
    values: { system: 'As the device', full: 'All', reduced: 'Fades only' },
  },
  sound: { name: 'Sound', sentence: 'The key M switches it anywhere.', values: { on: 'On', off: 'Off' } },
  volumes: 'How loud',
  levels: {
    master: 'Everything',
    effects: 'What happens',
    ambience: 'The studio’s hum',
    sting: 'The presenter’s strap',
  },
  presenter: {
    name: 'Presenter',
    sentence: 'Odette Vane comments on what everybody can see.',
    values: { all: 'On everything', deaths: 'On deaths and alarms', off: 'Silent' },
  },
  confirm: {
    name: 'Ask again',
    sentence: 'Before a choice counts.',
    values: { always: 'Always', deadly: 'If I can know that it kills', never: 'Never' },
  },
  speed: { name: 'Pace', sentence: 'How fast events play.' },
};
