/** The message to somebody who is not here. It says only what everybody at the table knows: its code, and how much time is left. */
import type { LanguageCode } from '@room25/text';
import type { SeatToTell } from '../store/push-book.ts';

export type Occasion = 'move' | 'hurry' | 'begins';

const WORDS: Readonly<Record<LanguageCode, Readonly<Record<Occasion, (code: string, left?: string) => string>>>> = {
  en: {
    move: (code, left) => `Your move at table ${code}${left ? `: ${left} left` : ''}.`,
    hurry: (code, left) => `Table ${code} still waits for you${left ? `: ${left} left` : ''}.`,
    begins: (code) => `The game begins at table ${code}.`,
  },
  fr: {
    move: (code, left) => `À vous de jouer à la table ${code}${left ? `\u00a0: encore ${left}` : ''}.`,
    hurry: (code, left) => `La table ${code} vous attend toujours${left ? `\u00a0: encore ${left}` : ''}.`,
    begins: (code) => `La partie commence à la table ${code}.`,
  },
  ru: {
    move: (code, left) => `Ваш ход за столом ${code}${left ? `: ещё ${left}` : ''}.`,
    hurry: (code, left) => `За столом ${code} вас по-прежнему ждут${left ? `: ещё ${left}` : ''}.`,
    begins: (code) => `За столом ${code} начинается игра.`,
  },
};

/** For several tables at once. */
const MANY: Readonly<Record<LanguageCode, Readonly<Record<Occasion, (count: number) => string>>>> = {
  en: {
    move: (count) => `Your move at ${count} tables.`,
    hurry: (count) => `${count} tables still wait for you.`,
    begins: (count) => `The game begins at ${count} tables.`,
  },
  fr: {
    move: (count) => `À vous de jouer à ${count} tables.`,
    hurry: (count) => `${count} tables vous attendent toujours.`,
    begins: (count) => `La partie commence à ${count} tables.`,
  },
  ru: {
    move: (count) => `Ваш ход за ${tablesIn(count)}.`,
    hurry: (count) => `За ${tablesIn(count)} вас по-прежнему ждут.`,
    begins: (count) => `За ${tablesIn(count)} начинается игра.`,
  },
};

/** Of several, the one with the least time left. */
const FIRST: Readonly<Record<LanguageCode, (left: string) => string>> = {
  en: (left) => ` The first needs you within ${left}.`,
  fr: (left) => ` La première vous attend encore ${left}.`,
  ru: (left) => ` За первым — ещё ${left}.`,
};

const tablesIn = (count: number): string =>
  `${count} ${new Intl.PluralRules('ru').select(count) === 'one' ? 'столом' : 'столами'}`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What is told of a table. */
export type Calling = Pick<SeatToTell, 'table' | 'code' | 'deadline'>;

export interface PushContext {
  readonly occasion: Occasion;
  readonly language: LanguageCode;
  /** Where the page is. */
  readonly origin: string;
  readonly now: number;
}

/**
 * In the form that Safari shows by itself; our service worker reads the same. Several tables make one message, which leads to the
 * list of them.
 */
export const messageOf = (tables: readonly Calling[], { occasion, language, origin, now }: PushContext): Buffer => {
  const [{ code }] = tables as [Calling];
  const deadlines = tables.flatMap(({ deadline }) => deadline ?? []);
  const left = deadlines.length === 0 ? undefined : inWords(Math.min(...deadlines) - now, language);
  const isOne = tables.length === 1;
  const many = (): string =>
    MANY[language][occasion](tables.length) + (left === undefined ? '' : FIRST[language](left));
  return Buffer.from(
    JSON.stringify({
      web_push: 8030,
      notification: {
        title: 'Room 25',
        body: isOne ? WORDS[language][occasion](code, left) : many(),
        navigate: `${origin}/#/${isOne ? `room/${code}` : 'lobby'}`,
        tag: isOne ? code : 'lobby',
        lang: language,
      },
    }),
  );
};

const inWords = (left: number, language: LanguageCode): string => {
  const [unit, length] = left < HOUR ? (['minute', MINUTE] as const) : (['hour', HOUR] as const);
  const count = Math.max(1, Math.round(left / length));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
};
