/** What a table may wish for, what it is refused and why (SET-*, *-PLAYERS): things that no scenario can say. */
import { describe, expect, it } from 'vitest';
import {
  type Character,
  type Complaint,
  EDITION_RULES,
  Game,
  type NewGame,
  newSheet,
  type Sheet,
  seatViewer,
  warningsOf,
} from '../src/index.ts';
import { PLACES, sheetAt } from './tables.ts';

const FOUR: readonly Character[] = ['franck', 'jennifer', 'max', 'alice'];
const COOPERATION: Sheet = { edition: 'second', mode: 'cooperation', order: FOUR };

const complaintsAbout = (sheet: Partial<Sheet>): readonly Complaint[] => {
  const game = Game.setUp({ ...COOPERATION, ...sheet });
  return game instanceof Game ? [] : game;
};
const messages = (sheet: Partial<Sheet>): string[] => complaintsAbout(sheet).map(({ message }) => message);
const wish = (more: Partial<NewGame>): NewGame => ({
  edition: 'second',
  mode: 'suspicion',
  players: 6,
  seed: 'x',
  ...more,
});

describe('a composition', () => {
  it('is refused with the tile that is short', () => {
    expect(messages({ composition: { EM: 8, VI: 2, TR: 2, FL: 2, AC: 2, MR: 3, DA: 2, CL: 2 } })).toEqual([
      'VI: 2 asked for, 1 in the box',
      'MR: 3 asked for, 2 in the box',
    ]);
  });

  it('is refused if it has another size, or an unknown name', () => {
    expect(messages({ composition: { EM: 8 } })).toEqual(['8 rooms; it takes 23 beside Central and Room 25']);
    expect(messages({ composition: 'nightmare' })[0]).toContain('it has beginner, competition, suspicion');
  });

  it('has the Key room where it is needed, and only there', () => {
    const rooms = EDITION_RULES.ultimate.compositions.cooperation!.rooms;
    const { KE: _, ...keyless } = rooms;
    expect(messages({ edition: 'ultimate', composition: rooms })).toEqual([]);
    expect(messages({ edition: 'ultimate', composition: { ...keyless, VI: 1 } })[0]).toContain('without the Key room');
    expect(messages({ edition: 'ultimate', mode: 'suspicion', composition: rooms })[0]).toContain('is for cooperation');
  });

  it('has no rooms of the full level at quick start', () => {
    const composition = { ...EDITION_RULES.ultimate.compositions.cooperation!.rooms, EM: 1, MA: 1 };
    expect(messages({ edition: 'ultimate', composition })).toEqual([]);
    expect(complaintsAbout({ edition: 'ultimate', composition, options: { level: 'quick-start' } })).toEqual([
      expect.objectContaining({ rule: 'ABIL-LEVELS', message: expect.stringContaining('MA') }),
    ]);
  });

  it('warns of both Vortex and both Mortal rooms', () => {
    const { suspicion, beginner } = EDITION_RULES.second.compositions;
    expect(warningsOf({ ...suspicion!.rooms, VX: 2 }, EDITION_RULES.second)).toHaveLength(1);
    expect(warningsOf(suspicion!.rooms, EDITION_RULES.second)).toEqual([]);
    expect(warningsOf(beginner!.rooms, EDITION_RULES.second)).toEqual([]);
  });
});

describe('a table', () => {
  it('has as many players as its mode is made for', () => {
    for (const [edition, mode, players] of [
      ['second', 'suspicion', 3],
      ['second', 'suspicion', 7],
      ['second', 'team', 5],
      ['prototype', 'cooperation', 3],
      ['ultimate', 'suspicion', 9],
      ['first', 'solo', 2],
    ] as const)
      expect(newSheet(wish({ edition, mode, players }))).toEqual([expect.objectContaining({ rule: 'SET-CHARACTERS' })]);
  });

  it('seats everybody once', () => {
    expect(messages({ seats: [['franck', 'jennifer'], ['max']] })).toEqual([
      'seats must name every character of the order once',
      expect.stringContaining('cooperation is for'),
    ]);
    expect(messages({ sides: [['franck'], ['franck', 'jennifer', 'max', 'alice']] })).toHaveLength(1);
  });

  it('has only rooms and roles of its edition', () => {
    const board = Array.from({ length: 25 }, (_, cell) => ({
      room: cell === 12 ? ('CE' as const) : ('FB' as const),
      hidden: cell !== 12,
    }));
    expect(messages({ board })[0]).toBe('second has no room FB');
    expect(messages({ mode: 'suspicion', role: { max: 'hacker' } })).toEqual(['second suspicion has no role hacker']);
    expect(messages({ role: { max: 'guard' } })).toEqual(['second cooperation has no role guard']);
    expect(messages({ edition: 'prototype', mode: 'team' })).toEqual(['the edition prototype has no mode team']);
  });

  it('gives each the character that it wants, where it plays one', () => {
    const wishes = [undefined, 'max', undefined, 'alice'] as const;
    for (let n = 0; n < 20; n++) {
      const plain = newSheet(wish({ mode: 'suspicion', players: 4, seed: `${n}` })) as Sheet;
      const { seats, order } = newSheet({ ...wish({ mode: 'suspicion', players: 4, seed: `${n}` }), wishes }) as Sheet;
      expect([seats![1], seats![3]]).toEqual([['max'], ['alice']]);
      expect(new Set(seats!.flat()).size).toBe(4);
      // Who begins is drawn all the same.
      expect(seats!.findIndex(([name]) => name === order[0])).toBe(
        plain.seats!.findIndex(([name]) => name === plain.order[0]),
      );
    }
    for (const [mode, players, names] of [
      ['suspicion', 4, ['max', 'max']],
      ['suspicion', 4, ['sarah']],
      ['competition', 3, ['max']],
    ] as const)
      expect(newSheet({ ...wish({ mode, players }), wishes: names })).toEqual([
        expect.objectContaining({ about: 'seats', rule: 'SET-CHARACTERS' }),
      ]);
  });

  it('draws who begins, and gives duos to those who belong together', () => {
    const sheets = Array.from(
      { length: 40 },
      (_, n) => newSheet(wish({ mode: 'competition', players: 3, seed: `${n}` })) as Sheet,
    );
    const duos = ['emmett+kevin', 'franck+jennifer', 'max+alice'];
    for (const { seats, order } of sheets) {
      expect(seats!.map((seat) => seat.join('+')).sort()).toEqual([...duos].sort());
      // SET-ORDER: A1 B1 C1 A2 B2 C2.
      for (const [first, second] of seats!) expect(order.indexOf(second!) - order.indexOf(first!)).toBe(3);
    }
    const firsts = new Set(sheets.map(({ seats, order }) => seats!.findIndex((seat) => seat.includes(order[0]!))));
    expect(firsts).toEqual(new Set([0, 1, 2]));
  });

  it('deals the number of roles that its book says, whatever the seed', () => {
    for (const place of PLACES.filter(({ mode }) => mode === 'suspicion'))
      for (let seed = 0; seed < 20; seed++) {
        const game = Game.setUp(sheetAt(place, `${seed}`)) as Game;
        const guards = game.view({ kind: 'everyone' }).cast.filter(({ role }) => role !== 'prisoner').length;
        const { prisoners, guards: most } = game.table.terms.mode.pool!(
          place.players,
          game.table.terms.setup.options.guards,
        );
        expect(guards).toBeGreaterThanOrEqual(place.players - prisoners);
        expect(guards).toBeLessThanOrEqual(most);
      }
  });
});

describe('memory help', () => {
  const looking = (memory: 'on' | 'off') => {
    const told: unknown[] = [];
    const game = Game.setUp({ ...COOPERATION, seed: 'memory', options: { memory } }) as Game;
    game.listen((event) => told.push(event));
    const [clue] = game.answers(game.awaited[0]!);
    game.apply(clue!);
    const viewer = seatViewer(game.seatOf(game.table.terms.cast[0]!));
    return { told, known: game.view(viewer).board.filter(({ known }) => known !== undefined) };
  };

  it('shows what was seen again and again, or only once', () => {
    expect(looking('on').known).toHaveLength(1);
    expect(looking('off').known).toEqual([]);
    expect(looking('off').told).toContainEqual(expect.objectContaining({ kind: 'looked', room: expect.any(String) }));
  });
});
