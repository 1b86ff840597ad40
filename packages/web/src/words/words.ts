/** The words of the page itself, area by area. A missing one does not compile. Rules, rooms and events have theirs in `@room25/text`. */
import type { LanguageCode } from '@room25/text';
import type { AppWords } from './app.ts';
import type { BoardWords } from './board.ts';
import type { HomeWords } from './home.ts';
import type { SavesWords } from './saves.ts';
import type { SettingsWords } from './settings.ts';
import type { SetupWords } from './setup.ts';
import type { TableWords } from './table.ts';

export interface Words {
  readonly app: AppWords;
  readonly board: BoardWords;
  readonly home: HomeWords;
  readonly saves: SavesWords;
  readonly settings: SettingsWords;
  readonly setup: SetupWords;
  readonly table: TableWords;
}

const LOADERS: Readonly<Record<LanguageCode, () => Promise<Words>>> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
  ru: async () => (await import('./ru/index.ts')).ru,
};

/** Each language is a module of its own, so a page fetches only the one it shows. */
export const loadWords = (code: LanguageCode): Promise<Words> => LOADERS[code]();
