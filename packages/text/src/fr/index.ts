import { filled } from '../grammar.ts';
import type { Language } from '../language.ts';
import { saying } from '../naming.ts';
import { events } from './events.ts';
import { phrases } from './phrases.ts';
import * as rooms from './rooms.ts';
import { typeset } from './typeset.ts';
import * as words from './words.ts';

// `gaps` is for the sentences of this folder only.
const { gaps: _, ...ownWords } = words;

export const fr: Language = typeset(
  saying(
    { code: 'fr', name: 'Français', ...rooms, ...ownWords, events, phrases, filled },
    { characters: words.characters },
  ),
);
