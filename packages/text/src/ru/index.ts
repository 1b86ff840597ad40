import { filled } from '../grammar.ts';
import type { Language } from '../language.ts';
import { events } from './events.ts';
import { phrases } from './phrases.ts';
import { letters, rooms, roomsIn } from './rooms.ts';
import {
  actions,
  cards,
  characters,
  colours,
  directions,
  editions,
  lines,
  modes,
  options,
  results,
  roles,
} from './words.ts';

export const ru: Language = {
  code: 'ru',
  name: 'Русский',
  rooms,
  roomsIn,
  letters,
  colours,
  actions,
  characters,
  roles,
  modes,
  editions,
  results,
  directions,
  lines,
  options,
  cards,
  events,
  phrases,
  filled,
};
