/** The presenter's lines, one chunk a language, fetched when a table opens. */
import { signal } from '@preact/signals';
import type { LanguageCode } from '@room25/text';
import type { Lines } from './occasions.ts';

const LOADERS: Readonly<Record<LanguageCode, () => Promise<{ readonly presenter: Lines }>>> = {
  en: () => import('../words/en/presenter.ts'),
  fr: () => import('../words/fr/presenter.ts'),
  ru: () => import('../words/ru/presenter.ts'),
};

export const lines = signal<Lines | undefined>(undefined);

let wanted: LanguageCode | undefined;

/** Without its lines the show goes on in silence. */
export const loadLines = async (code: LanguageCode): Promise<void> => {
  if (wanted === code) return;
  wanted = code;
  const loaded = await LOADERS[code]().catch(() => undefined);
  if (wanted === code) lines.value = loaded?.presenter;
};
