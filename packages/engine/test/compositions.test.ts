/** The boxes, the compositions and the deck, held against the tables of docs/compositions.md; and that what is dealt keeps to them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CELLS,
  COLOURS,
  type Colour,
  EDITION_RULES,
  EDITIONS,
  type Edition,
  EXIT_ZONES,
  type MacCard,
  type Mode,
  prepare,
  ROOM_CODES,
  ROOMS,
  type RoomCode,
  type Sheet,
  type Terms,
  warningsOf,
} from '../src/index.ts';
import { tableOf } from '../src/inside.ts';
import { cardInWords } from '../src/table/card.ts';
import { cardsOf } from '../src/table/deck.ts';
import { gameAt, nameOf, PLACES, type Place, sheetAt } from './tables.ts';

const page = readFileSync(new URL('../../../docs/compositions.md', import.meta.url), 'utf8').replaceAll('\n  ', ' ');
const notation = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');

type Counts = Record<string, number>;

/** `VI` of Vision, as docs/notation.md has it. */
const codeOf = (name: string): RoomCode => {
  const code = /\(`(\w+)`\)/.exec(name)?.[1] ?? ROOM_CODES.find((one) => notation.includes(`\`${one}\` ${name} `));
  if (!ROOM_CODES.includes(code as RoomCode)) throw new Error(`no room is called ${name}`);
  return code as RoomCode;
};

/** `8 Empty`, `2 each of Dark, Cold`, `Vision, Control`. */
const countsIn = (text: string): Counts => {
  const [, each, names] = /^(?:(\d+) each of )?(.*)$/.exec(text.trim())!;
  return Object.fromEntries(
    names.split(',').map((item) => {
      const [, count, name] = /^(?:(\d+) (?!25))?(.*)$/.exec(item.trim())!;
      return [codeOf(name), Number(count ?? each ?? 1)];
    }),
  );
};

const row = (start: string): string[] => {
  const line = page.split('\n').find((one) => one.startsWith(`| ${start}`));
  if (line === undefined) throw new Error(`no row ${start}`);
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
};

const table = (start: string): string[][] => {
  const lines = page.split('\n');
  const first = lines.findIndex((line) => line.startsWith(`| ${start} `));
  const rest = lines.slice(first + 2);
  const rows = [
    lines[first],
    ...rest.slice(
      0,
      rest.findIndex((line) => !line.startsWith('|')),
    ),
  ];
  return rows.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const sorted = (counts: Readonly<Counts>): [string, number][] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort();

it.each(EDITIONS)('the edition %s knows its name', (edition) => expect(EDITION_RULES[edition].id).toBe(edition));

describe('the box', () => {
  const ROWS: Readonly<Record<Edition, string>> = {
    prototype: '`prototype`',
    first: '`first`, `second`',
    second: '`first`, `second`',
    ultimate: '`ultimate`',
  };

  it.each(EDITIONS)('%s', (edition) => {
    const [names, tiles] = row(ROWS[edition]);
    const parts = tiles.split(/[;·]/).map((part) => part.replace(/^\s*(at most|(blue|green|yellow|red) \d+):/, ''));
    const box = Object.assign({}, ...parts.filter((part) => part.trim() !== '').map(countsIn)) as Counts;
    const all = { CE: 1, '25': 1, ...EDITION_RULES[edition].inventory };
    expect(sorted(all)).toEqual(sorted(box));
    const size = /\((\d+)\)/.exec(names)?.[1];
    if (size !== undefined) expect(sum(all)).toBe(Number(size));
  });

  it.each(COLOURS)('the %s rooms', (colour) => {
    const part = row('`ultimate` (47)')[1]
      .split('·')
      .find((one) => one.trim().startsWith(colour))!;
    const [, size, tiles] = /^\s*\w+ (\d+): (.*)$/.exec(part)!;
    const codes = Object.assign({}, ...tiles.split(';').map(countsIn)) as Counts;
    expect(sum(codes)).toBe(Number(size));
    for (const code of Object.keys(codes)) expect(ROOMS[code as RoomCode].colour).toBe(colour);
    // P: what another room stands for is as dangerous.
    if (colour === 'red') expect([ROOMS.FB.colour, ROOMS.CD.colour]).toEqual(['red', 'red']);
  });
});

const sum = (counts: Readonly<Counts>): number => Object.values(counts).reduce((total, count) => total + count, 0);

/** Each column of the table: its name, its edition, its rooms. */
const COLUMNS = (() => {
  const [head, ...rows] = table('room');
  return head.slice(1).map((title, index) => {
    const [, name, letter] = /^`(.+)` (\w)$/.exec(title)!;
    const edition = ({ P: 'prototype', 1: 'first', U: 'ultimate' } as const)[letter as 'P']!;
    const rooms = rows.slice(0, -1).flatMap((cells) => {
      const [, own, other] = /^(\w+)(?: \(P: (\w+)\))?$/.exec(cells[0])!;
      return cells[index + 1] === '' ? [] : [[codeOf(letter === 'P' ? (other ?? own) : own), Number(cells[index + 1])]];
    });
    return { name, edition, rooms: Object.fromEntries(rooms) as Counts, source: rows.at(-1)![index + 1] };
  });
})();

describe('compositions', () => {
  it.each(COLUMNS)('$edition $name', ({ name, edition, rooms, source }) => {
    const composition = EDITION_RULES[edition].compositions[name];
    expect(sorted(composition.rooms)).toEqual(sorted(rooms));
    expect(composition.source).toBe(source);
    expect(composition.drawn).toBeUndefined();
    expect(sum(rooms)).toBe(23);
  });

  it('are no others, but for the shapes of Ultimate', () => {
    for (const edition of ['prototype', 'first', 'ultimate'] as const) {
      const named = Object.keys(EDITION_RULES[edition].compositions).filter((name) => !name.startsWith('full-'));
      expect(named.sort()).toEqual(
        COLUMNS.filter((column) => column.edition === edition)
          .map(({ name }) => name)
          .sort(),
      );
    }
  });

  it('second: the lists of the first edition, provisional', () => {
    const { first, second } = EDITION_RULES;
    expect(Object.keys(second.compositions)).toEqual(Object.keys(first.compositions));
    for (const [name, { rooms, source }] of Object.entries(second.compositions)) {
      expect(rooms).toEqual(first.compositions[name].rooms);
      expect(source).toBe('provisional');
    }
  });

  it.each<[string, string, string]>([
    ['full-suspicion-1', 'suspicion with one guard: ', ';'],
    ['full-suspicion-2', 'with two guards: ', ';'],
    ['full-cooperation', '; cooperation: ', '. '],
  ])('ultimate %s', (name, from, to) => {
    const start = page.indexOf(from) + from.length;
    const parts = page
      .slice(start, page.indexOf(to, start))
      .split('·')
      .flatMap((part) => part.split('+'));
    const isDrawn = (part: string): boolean => /^\s*\d+ (green|yellow|red)\s*$/.test(part);
    const { rooms, drawn, source } = EDITION_RULES.ultimate.compositions[name];
    expect(sorted(rooms)).toEqual(sorted(Object.assign({}, ...parts.filter((part) => !isDrawn(part)).map(countsIn))));
    const colours = parts.filter(isDrawn).map((part) => part.trim().split(' ').reverse());
    expect(sorted(drawn ?? {})).toEqual(colours.map(([colour, count]) => [colour, Number(count)]).sort());
    expect(source).toBe('printed');
    expect(sum(rooms) + sum(drawn ?? {})).toBe(23);
  });

  /** The pictures of Ultimate's book print how many of a tile, not which; those of the two lists of suspicion stand on one page. */
  it.each<[readonly string[], Readonly<Record<number, number>>]>([
    [['suspicion-1', 'suspicion-2'], { 1: 18, 2: 11, 3: 2, 4: 1 }],
    [['cooperation'], { 1: 3, 2: 11 }],
  ])('ultimate %s: as often two, three and four of a tile as its book prints', (names, printed) => {
    const found: Record<number, number> = {};
    for (const name of names)
      for (const count of Object.values({ CE: 1, '25': 1, ...EDITION_RULES.ultimate.compositions[name].rooms }))
        found[count] = (found[count] ?? 0) + 1;
    expect(found).toEqual(printed);
  });

  it.each<[Edition, string]>(
    (['first', 'second', 'prototype', 'ultimate'] as const).flatMap((edition) =>
      Object.keys(EDITION_RULES[edition].compositions).map((name): [Edition, string] => [edition, name]),
    ),
  )('%s %s fits into the box', (edition, name) => {
    const { compositions, inventory } = EDITION_RULES[edition];
    for (const [code, count] of Object.entries(compositions[name].rooms))
      expect(inventory[code as RoomCode]).toBeGreaterThanOrEqual(count);
  });
});

describe('the composition of a mode', () => {
  it.each<[Edition, Mode, number, Place['options'], string]>([
    ['first', 'cooperation', 4, {}, 'beginner'],
    ['first', 'solo', 1, {}, 'beginner'],
    ['first', 'team', 4, {}, 'beginner'],
    ['first', 'competition', 2, {}, 'competition'],
    ['first', 'suspicion', 4, {}, 'suspicion'],
    ['second', 'cooperation', 4, {}, 'beginner'],
    ['second', 'competition', 2, {}, 'competition'],
    ['second', 'suspicion', 4, {}, 'suspicion'],
    ['prototype', 'cooperation', 4, {}, 'simplified'],
    ['prototype', 'suspicion', 4, {}, 'simplified'],
    ['ultimate', 'suspicion', 4, { level: 'quick-start' }, 'suspicion-1'],
    ['ultimate', 'suspicion', 6, { level: 'quick-start' }, 'suspicion-2'],
    ['ultimate', 'cooperation', 4, { level: 'quick-start' }, 'cooperation'],
    ['ultimate', 'solo', 1, { level: 'quick-start' }, 'cooperation'],
    ['ultimate', 'suspicion', 4, {}, 'full-suspicion-1'],
    ['ultimate', 'suspicion', 5, { guards: '1' }, 'full-suspicion-1'],
    ['ultimate', 'suspicion', 5, { guards: '2' }, 'full-suspicion-2'],
    ['ultimate', 'cooperation', 4, {}, 'full-cooperation'],
    ['ultimate', 'solo', 1, {}, 'full-cooperation'],
    ['ultimate', 'competition', 2, {}, 'full-suspicion-1'],
    ['ultimate', 'competition', 2, { level: 'quick-start' }, 'suspicion-1'],
  ])('%s %s for %i %o: %s', (edition, mode, players, options, name) => {
    const terms = termsOf(sheetAt({ edition, mode, players, options: options ?? {} }, '0'));
    expect(terms.setup.composition).toEqual(EDITION_RULES[edition].compositions[name]);
  });

  it.each<[Edition, Mode, number, boolean]>([
    ['first', 'team', 4, true],
    ['second', 'team', 6, true],
    ['prototype', 'competition', 4, true],
    ['first', 'competition', 2, false],
    ['first', 'suspicion', 4, false],
  ])('TEAM-PLAYERS %s %s for %i: a channel of its own, %s', (edition, mode, players, isOn) => {
    const sheet = sheetAt({ edition, mode, players }, '0');
    expect(termsOf(sheet).setup.options.teamChannel).toBe(isOn);
    const other = isOn ? 'off' : 'on';
    expect(termsOf({ ...sheet, options: { 'team-channel': other } }).setup.options.teamChannel).toBe(!isOn);
  });

  it('both Vortex and both Mortal rooms: a warning in the base games', () => {
    const both = { VX: 2, MR: 2 };
    for (const edition of ['first', 'second'] as const) {
      expect(warningsOf(both, EDITION_RULES[edition]).map(({ rule }) => rule)).toEqual(['SET-COMPOSITION']);
      expect(warningsOf({ VX: 2, MR: 1 }, EDITION_RULES[edition])).toEqual([]);
      expect(warningsOf({ VX: 1, MR: 2 }, EDITION_RULES[edition])).toEqual([]);
    }
    for (const edition of ['prototype', 'ultimate'] as const)
      expect(warningsOf(both, EDITION_RULES[edition])).toEqual([]);
  });

  it.each(['RO', 'RG', 'MA', 'MI', 'JA', 'PA', 'TI', 'IL'] as const)('%s is not played with at quick start', (code) => {
    const composition = { EM: 8, TU: 3, DA: 2, CL: 2, TR: 2, FL: 2, AC: 2, MR: 1, [code]: 1 };
    const place = { edition: 'ultimate', mode: 'suspicion', players: 4 } as const;
    const sheet = sheetAt({ ...place, options: { level: 'ultimate' } }, '0', { composition });
    expect(prepare(sheet)).not.toBeInstanceOf(Array);
    const quick = prepare({ ...sheet, options: { level: 'quick-start' } });
    expect(Array.isArray(quick) && quick.map(({ rule }) => rule)).toEqual(['ABIL-LEVELS']);
  });
});

describe('what is dealt', () => {
  /** Kept for the exit zones with Room 25 (SET-BUILD). */
  const HELD: Readonly<Record<Edition, readonly RoomCode[]>> = {
    prototype: [],
    first: ['VI'],
    second: ['VI'],
    ultimate: ['KE', 'VI', 'MO', 'RO'],
  };
  const SEEDS = ['1', '2', '3'];
  const places = PLACES.filter((place, index) => PLACES.findIndex((other) => isSameDeal(place, other)) === index);

  it.each(places.map((place) => ({ name: nameOf(place), place })))('$name', ({ place }) => {
    for (const seed of SEEDS) {
      const dealt = boardOf(place, seed);
      const { inventory } = EDITION_RULES[place.edition];
      const { rooms, drawn = {}, source } = termsOf(sheetAt(place, seed)).setup.composition!;
      expect(['printed', 'provisional']).toContain(source);
      expect(dealt.indexOf('CE')).toBe(CELLS.indexOf('c3'));
      expect(EXIT_ZONES).toContain(dealt.indexOf('25'));
      const counts = countsOf(dealt.filter((code) => code !== 'CE' && code !== '25'));
      for (const [code, count] of Object.entries(counts))
        expect(count).toBeLessThanOrEqual(inventory[code as RoomCode] ?? 0);
      for (const colour of COLOURS) {
        const fixed = Object.entries(rooms).filter(([code]) => ROOMS[code as RoomCode].colour === colour);
        const found = Object.entries(counts).filter(([code]) => ROOMS[code as RoomCode].colour === colour);
        const more = drawn[colour as Colour] ?? 0;
        expect(sum(Object.fromEntries(found))).toBe(sum(Object.fromEntries(fixed)) + more);
        for (const [code, count] of fixed) expect(counts[code]).toBeGreaterThanOrEqual(count);
        if (more === 0) expect(sorted(Object.fromEntries(found))).toEqual(sorted(Object.fromEntries(fixed)));
      }
      for (const [cell, code] of dealt.entries())
        if (HELD[place.edition].includes(code)) expect(EXIT_ZONES).toContain(cell);
      if (place.players === 1) expect(dealt).not.toContain('JA');
    }
  });

  it('what is not held back is found anywhere', () => {
    const isOnCross = (place: Place, code: RoomCode): boolean =>
      Array.from({ length: 60 }).some((_, seed) => {
        const cell = boardOf(place, `${seed}`).indexOf(code);
        return cell >= 0 && !EXIT_ZONES.includes(cell);
      });
    expect(isOnCross({ edition: 'prototype', mode: 'cooperation', players: 4 }, 'VI')).toBe(true);
    expect(isOnCross({ edition: 'first', mode: 'suspicion', players: 4 }, 'MO')).toBe(true);
    expect(isOnCross({ edition: 'ultimate', mode: 'suspicion', players: 4 }, 'JA')).toBe(true);
  });

  function isSameDeal(one: Place, other: Place): boolean {
    return (
      JSON.stringify([one.edition, one.mode, one.composition, one.options]) ===
      JSON.stringify([other.edition, other.mode, other.composition, other.options])
    );
  }

  function boardOf(place: Place, seed: string): RoomCode[] {
    const laid = tableOf(gameAt(place, seed));
    return CELLS.map((_, cell) => laid.codeOf(laid.tileAt(cell)));
  }

  function countsOf(codes: readonly RoomCode[]): Counts {
    const counts: Counts = {};
    for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
    return counts;
  }
});

describe('the M.A.C. deck', () => {
  const all: Place = { edition: 'ultimate', mode: 'suspicion', players: 8, options: { mac: 'all' } };

  it('has the cards of the table', () => {
    const cards = deckOf(all);
    expect(page).toContain(`The M.A.C. deck (${cards.length} cards;`);
    for (const [title, kinds] of [
      ['Movement, basic', ['move']],
      ['Punishment, basic', ['punish']],
      ['Madness', undefined],
    ] as const) {
      const size = Number(/\((\d+)\)/.exec(row(title)[0])![1]);
      const isMeant = ({ kind }: MacCard): boolean =>
        kinds ? kinds.some((one) => one === kind) : kind !== 'move' && kind !== 'punish';
      expect(cards.filter(isMeant)).toHaveLength(size);
    }
  });

  it('Movement: each movable line, each way, plain and with a symbol', () => {
    const wanted = ['1', '2', '4', '5', 'a', 'b', 'd', 'e'].flatMap((line) =>
      (/\d/.test(line) ? ['left', 'right'] : ['up', 'down']).flatMap((direction) => [
        { kind: 'move', line, direction },
        { kind: 'move', line, direction, symbol: /\d/.test(line) ? 'x2' : 'again' },
      ]),
    );
    expect(deckOf(all).filter(({ kind }) => kind === 'move')).toEqual(expect.arrayContaining(wanted));
  });

  it('Punishment: the three actions, the four pairs', () => {
    const pairs = [...row('Punishment, basic')[1].matchAll(/(\w+)\+(\w+)/g)].map(([, one, other]) =>
      [one, other].map((name) => name.toLowerCase()).sort(),
    );
    const wanted = ['look', 'control', 'special'].flatMap((action) =>
      pairs.map((names) => `${action} ${names.join(' ')}`),
    );
    const found = deckOf(all).flatMap((card) =>
      card.kind === 'punish' ? [`${card.action} ${[...card.names].sort().join(' ')}`] : [],
    );
    expect(found.sort()).toEqual(wanted.sort());
  });

  it('Madness: as often as the table says', () => {
    const NAMES: Readonly<Record<string, string>> = {
      'Time bomb': 'bomb',
      'Disabled rooms': 'disabled',
      'Lock on': 'lock',
    };
    const [each, names] = row('Madness')[1].split('1 each of ');
    const several = [...each.matchAll(/(\d) ([A-Z][a-z ]+)/g)].map(
      ([, count, name]) => [name.trim(), Number(count)] as const,
    );
    const wanted = [...several, ...names.split(', ').map((name) => [name, 1] as const)].map(([name, count]) => [
      NAMES[name] ?? name.toLowerCase(),
      count,
    ]);
    const found: Counts = {};
    for (const { kind } of deckOf(all)) if (kind !== 'move' && kind !== 'punish') found[kind] = (found[kind] ?? 0) + 1;
    expect(sorted(found)).toEqual(wanted.sort());
    const colours = deckOf(all).flatMap((card) => (card.kind === 'disabled' ? [card.colour] : []));
    expect(colours.sort()).toEqual(['green', 'red', 'yellow']);
  });

  it('without Madness: the basic cards', () => {
    expect(deckOf({ ...all, options: { mac: 'basic' } })).toHaveLength(32 + 12);
  });

  it('at quick start no ability is punished', () => {
    expect(deckOf({ ...all, options: { mac: 'basic', level: 'quick-start' } })).toHaveLength(32 + 8);
  });

  it('a card that names nobody in play is set aside', () => {
    const order = ['franck', 'jennifer', 'max', 'emmett'] as const;
    const { seats: _, ...sheet } = sheetAt({ edition: 'ultimate', mode: 'cooperation', players: 4 }, '0');
    const named = cardsOf(termsOf({ ...sheet, order }))
      .map(cardInWords)
      .flatMap((card) => (card.kind === 'punish' ? card.names : []));
    expect(new Set(named)).toEqual(new Set(['franck', 'jennifer', 'max', 'alice', 'emmett', 'kevin']));
  });

  function deckOf(place: Place): MacCard[] {
    return cardsOf(termsOf(sheetAt(place, '0'))).map(cardInWords);
  }
});

function termsOf(sheet: Sheet): Terms {
  const terms = prepare(sheet);
  if (!('cast' in terms)) throw new Error(terms.map(({ message }) => message).join('; '));
  return terms;
}
