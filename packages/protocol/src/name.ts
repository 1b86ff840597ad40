/** What somebody may be called: a name that can be seen, read, and told from those of others. */
import * as v from 'valibot';
import { LONGEST_NAME } from './limits.ts';

/** Nothing invisible may be in a name, not even between letters; joiners are allowed only inside emoji. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u;
const JOINED_PICTURES = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200D(?=\p{Extended_Pictographic})/gu;
/** Two names do not differ by the style in which an emoji is drawn. */
const DRAWN_AS = /[\uFE0E\uFE0F]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Strokes that stand for a letter and are none: clicks of African languages, and bars. */
const STROKES = /[|¦\u01C0\u01C1\u2223\u23D0\u2502\u2503\u2758-\u275A]/u;
/** More marks on a letter than any language needs, or marks on nothing. */
const STACKED = /\p{M}{4}|[\p{Mn}\p{Me}]{3}|(?:^|[\s\p{P}\p{S}])\p{M}/u;

export const personName = v.pipe(
  v.string(),
  v.maxLength(4 * LONGEST_NAME),
  v.transform((text) => text.normalize('NFKC').replaceAll(DRAWN_AS, '').replaceAll(/\s+/gu, ' ').trim()),
  v.minLength(1),
  v.maxLength(LONGEST_NAME),
  v.check(
    (name) => !UNSEEN.test(name.replaceAll(JOINED_PICTURES, '')),
    'Invalid name: a character that cannot be seen',
  ),
  v.check((name) => SEEN.test(name), 'Invalid name: nothing to be seen'),
  v.check((name) => !STROKES.test(name), 'Invalid name: a stroke that passes for a letter'),
  v.check((name) => !STACKED.test(name), 'Invalid name: marks upon marks'),
  v.check(
    (name) => name.split(/[\s\p{P}]/u).every(isOfOneScript),
    'Invalid name: letters of several scripts in one word',
  ),
);

/** Scripts whose letters may be mixed in one word; any other stands alone. */
const TOGETHER: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]*$/u,
];
const SCRIPTS: readonly RegExp[] = [
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Tibetan',
  'Myanmar',
  'Ethiopic',
  'Khmer',
  'Mongolian',
].map((script) => new RegExp(`^\\p{Script_Extensions=${script}}*$`, 'u'));

/** Digits of a script belong to its letters: some of them are as round as an o. Those of 1, 2, 3 are everybody's. */
const isOfOneScript = (word: string): boolean => {
  const letters = word.normalize('NFD').replaceAll(/[^\p{L}\p{Nd}]|[0-9]/gu, '');
  return [...TOGETHER, ...SCRIPTS].some((script) => script.test(letters));
};

/** Names with the same outline can be mistaken for each other. */
export const outlineOf = (name: string): string => {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const alike = Array.from(letters, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
  // A name without any letters is compared as a whole.
  return alike === '' ? name : alike.replaceAll('rn', 'm').replaceAll('vv', 'w');
};

/** Nobody may be mistaken for the operator of a server, the game itself or a bot. */
export const isReserved = (name: string): boolean =>
  [name, name.replaceAll(/[\p{N}\p{P}]/gu, '')].some((each) => GAMES_OWN.has(outlineOf(each))) ||
  name.split(/[^\p{L}\p{N}\p{M}]+/u).some((word) => OPERATORS.has(outlineOf(word)));

/** For each of these, the letters that look like it, small or large. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аαɑᴀ',
    b: 'вьβʙ8ƀ',
    c: 'сϲᴄ',
    d: 'ԁᴅđ',
    e: 'еєεҽᴇ',
    f: 'ϝꜰ',
    g: 'ɡɢ',
    h: 'нһʜħ',
    j: 'јϳᴊȷ',
    k: 'кκᴋ',
    l: 'iіıι1ӏʟɪɩɨł',
    m: 'мᴍ',
    n: 'пηɴ',
    o: 'оοօ0σᴏø',
    p: 'рρᴘ',
    q: 'ԛ',
    r: 'гɾʀ',
    s: 'ѕ5ꜱ',
    t: 'тτᴛŧ',
    u: 'υսʋᴜ',
    v: 'νѵᴠ',
    w: 'ԝшωᴡ',
    x: 'хχ×',
    y: 'уγүʏ',
    z: 'ζ2ᴢ',
    э: '3з',
  }).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
);

const OPERATORS: ReadonlySet<string> = new Set(
  [
    ...['operator', 'admin', 'administrator', 'moderator', 'mod', 'sysop'],
    ...['opérateur', 'opératrice', 'administrateur', 'administratrice', 'modérateur', 'modératrice'],
    ...['оператор', 'админ', 'администратор', 'модератор'],
  ].map(outlineOf),
);

const GAMES_OWN: ReadonlySet<string> = new Set(['Room 25', 'bot', 'bots', 'бот', 'боты'].map(outlineOf));
