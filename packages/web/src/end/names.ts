/** The game's names for what the page's own sentences mention. */
import type { Edition } from '@room25/engine';
import { type Language, roomWords } from '@room25/text';
import type { Names } from '../words/end.ts';

export const namesIn = (language: Language, edition: Edition): Names => ({
  who: (character) => language.people[character],
  whom: (character) => language.phrases.whom([character]),
  room: (code) => roomWords(language, code, edition).name,
  colour: (colour) => language.colours[colour].name,
  line: (line) => language.lines[line],
});
