import { filled, printed } from '../grammar.ts';
import type { CharacterWords, Language } from '../language.ts';
import { saying } from '../naming.ts';
import { events } from './events.ts';
import { phrases } from './phrases.ts';
import * as rooms from './rooms.ts';
import * as words from './words.ts';

type Cases = Record<Exclude<keyof words.RussianCharacter, keyof CharacterWords>, string>;

// `gaps` is for the sentences of this folder only.
const { gaps: _, ...ownWords } = words;

export const ru: Language = printed(
  saying(
    { code: 'ru', name: 'Русский', ...rooms, ...ownWords, events, phrases, filled },
    // «Ждём игрока Аня»: a person’s own name is not declined.
    {
      characters: words.characters,
      before: { genitive: 'игрока', accusative: 'игрока', dative: 'игроку' } satisfies Cases,
    },
  ),
);
