import type { SettingsWords } from '../settings.ts';

export const settings: SettingsWords = {
  title: 'Settings',
  back: 'Home',
  language: 'Language',
  theme: {
    name: 'Theme',
    sentence: 'The studio by night or with its lights on. The machine stays dark.',
    values: { system: 'Same as device', dark: 'Dark', light: 'Light' },
  },
  motion: {
    name: 'Motion',
    sentence: 'Rooms that slide and pawns that walk, or plain fades.',
    values: { system: 'Same as device', full: 'Full', reduced: 'Fades only' },
  },
  sound: { name: 'Sound', sentence: 'Press M anywhere to turn it on or off.', values: { on: 'On', off: 'Off' } },
  volumes: 'Volume',
  levels: {
    master: 'Everything',
    effects: 'Effects',
    ambience: 'The studio’s hum',
    sting: 'The presenter’s jingle',
  },
  presenter: {
    name: 'Presenter',
    sentence: 'Odette Vane comments on what everybody can see.',
    values: { all: 'On everything', deaths: 'On deaths and alarms', off: 'Silent' },
  },
  opening: {
    name: 'Opening',
    sentence: 'Who you are and what you want, before each game.',
    values: { on: 'On', off: 'Off' },
  },
  naming: {
    name: 'Names',
    sentence: 'What people at a table are called. Bots always go by their characters.',
    values: { people: 'Their own names', characters: 'Their characters’ names' },
  },
  confirm: {
    name: 'Confirm choices',
    sentence: 'Ask before a choice counts.',
    values: { always: 'Always', deadly: 'When I could know it is deadly', never: 'Never' },
  },
  speed: { name: 'Pace', sentence: 'How fast events play.' },
};
