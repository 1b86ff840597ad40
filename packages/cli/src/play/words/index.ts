import type { LanguageCode } from '@room25/text';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import type { PlayWords } from './words.ts';

export type { PlayWords } from './words.ts';

export const PLAY_WORDS: Readonly<Record<LanguageCode, PlayWords>> = { en, fr, ru };
