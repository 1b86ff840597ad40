import { CELLS, CHARACTERS, LINES } from '@room25/engine';
import { LANGUAGES, loadLanguage } from '@room25/text';
import { describe, expect, it } from 'vitest';
import { type Lines, LONGEST, OCCASIONS, type Occasion } from '../../src/presenter/occasions.ts';
import { presenter as en } from '../../src/words/en/presenter.ts';
import { presenter as fr } from '../../src/words/fr/presenter.ts';
import { presenter as ru } from '../../src/words/ru/presenter.ts';

const ALL: Readonly<Record<(typeof LANGUAGES)[number], Lines>> = { en, fr, ru };
const NAMES = Object.keys(OCCASIONS) as Occasion[];

/** What happens all the time needs more to be said about it. */
const FREQUENT: readonly Occasion[] = ['turn', 'played', 'lost', 'looked', 'moved', 'slid', 'died'];
/** Of these there is no `who` to name. */
const NAMELESS: readonly Occasion[] = [
  ...([
    'turn',
    'lastTurn',
    'revealed',
    'hindering',
    'deadly',
    'exitFound',
    'concealed',
    'closed',
    'slidAlone',
  ] as const),
  ...(['swapped', 'replaced', 'locked', 'unlocked', 'turned', 'robotCame', 'robotMoved', 'robotDestroyed'] as const),
  ...(['card', 'turnLost', 'out', 'inside', 'sideWon', 'nobody'] as const),
];
/** What a room may not be said to do, or not to do, because of a lock: it keeps people out, and slides as before. */
const SLIDING: Readonly<Record<(typeof LANGUAGES)[number], RegExp>> = {
  en: /slid|mov|stay (where|put)|stays|still/i,
  fr: /gliss|boug|déplac|reste|immobile/i,
  ru: /сдви|двиг|скольз|оста[её]т|стоит/i,
};
const WITH_LINE: readonly Occasion[] = ['slid', 'slidAlone'];
const WITHOUT_CELL: readonly Occasion[] = [
  ...([
    'turn',
    'lastTurn',
    'declined',
    'programmed',
    'played',
    'lost',
    'waited',
    'passed',
    'slid',
    'slidAlone',
  ] as const),
  ...([
    'swapped',
    'shown',
    'unmasked',
    'roleSeen',
    'returned',
    'adrenaline',
    'adrenalineGone',
    'adrenalineBack',
    'hid',
    'reminderBack',
    'punished',
  ] as const),
  ...([
    'paranoid',
    'drew',
    'card',
    'refused',
    'key',
    'turnLost',
    'alarm',
    'out',
    'inside',
    'sideWon',
    'nobody',
  ] as const),
];

describe.each(LANGUAGES)('The presenter’s lines in %s', (code) => {
  const lines = ALL[code];

  it.each(NAMES)('are enough about %s', (occasion) => {
    expect(lines[occasion].length).toBeGreaterThanOrEqual(FREQUENT.includes(occasion) ? 12 : 6);
  });

  it('are all different', () => {
    const all = NAMES.flatMap((occasion) => lines[occasion]);
    expect(all.filter((line, place) => all.indexOf(line) !== place)).toEqual([]);
  });

  it('ask for nothing that the event does not say', () => {
    const wrong = NAMES.flatMap((occasion) =>
      lines[occasion].filter(
        (line) =>
          (line.includes('{who}') && NAMELESS.includes(occasion)) ||
          (line.includes('{line}') && !WITH_LINE.includes(occasion)) ||
          (line.includes('{cell}') && WITHOUT_CELL.includes(occasion)) ||
          /[{}]/.test(line.replace(/\{(who|cell|line)\}/g, '')),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('fit her strap with the longest names', async () => {
    const { characters, lines: lineNames } = await loadLanguage(code);
    const longest = (words: readonly string[]): string =>
      words.reduce((one, other) => (other.length > one.length ? other : one));
    const who = longest(CHARACTERS.map((name) => characters[name].name));
    const line = longest(LINES.map((each) => lineNames[each]));
    const filled = NAMES.flatMap((occasion) => lines[occasion]).map((text) =>
      text.replaceAll('{who}', who).replaceAll('{cell}', CELLS[0]!).replaceAll('{line}', line),
    );
    expect(filled.filter((text) => text.length > LONGEST)).toEqual([]);
  });

  it('say of a lock only whom it keeps out', () => {
    expect([...lines.locked, ...lines.unlocked].filter((line) => SLIDING[code].test(line))).toEqual([]);
  });

  it('end like sentences', () => {
    const all = NAMES.flatMap((occasion) => lines[occasion]);
    expect(all.filter((line) => !/[.?!»]$/.test(line))).toEqual([]);
  });
});
