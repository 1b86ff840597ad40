/** What a table may wish for, what it is refused and why (SET-*, *-PLAYERS): things that no scenario can say. */
import { describe, expect, it } from 'vitest';
import {
  type Character,
  type Complaint,
  type Counts,
  completed,
  EDITION_RULES,
  type Event,
  Game,
  type NewGame,
  newSheet,
  type Sheet,
  SPECTATOR,
  seatViewer,
  warningsOf,
} from '../src/index.ts';
import { PLACES, playOut, randomAt, sheetAt } from './tables.ts';

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

  describe('a shape that is filled by hand', () => {
    const YELLOW = { DA: 2, CL: 2, PR: 1 };
    const RED = { TR: 2, FL: 2, AC: 2, SH: 2 };
    const DRAWING = { edition: EDITION_RULES.ultimate, players: 4, mac: 'basic', seed: '0' } as const;
    const filling = (chosen: Counts, shape = 'full-cooperation'): Partial<Sheet> => ({
      edition: 'ultimate',
      composition: { shape, chosen },
    });

    it('is dealt as it was chosen, whatever the seed', () => {
      for (const seed of ['1', '2', '3']) {
        const game = Game.setUp({ ...COOPERATION, ...filling({ ...YELLOW, ...RED }), seed }) as Game;
        const { rooms } = EDITION_RULES.ultimate.compositions['full-cooperation']!;
        expect(game.composition).toEqual({ ...rooms, ...YELLOW, ...RED });
      }
    });

    it('adds to what the shape has already', () => {
      const game = Game.setUp({
        ...COOPERATION,
        mode: 'suspicion',
        ...filling({ EM: 2, RO: 1, VI: 1, CO: 1, ...YELLOW, VX: 2, ...RED, SH: 0, TR: 1 }, 'full-suspicion-2'),
      }) as Game;
      expect(game.composition).toMatchObject({ RO: 2, SH: 2, JA: 1 });
    });

    it('can be completed by chance', () => {
      const draw = (chosen: Counts, seed: string, players = 4) =>
        completed({ shape: 'full-cooperation', chosen }, { ...DRAWING, players, seed });
      const seen: Counts[] = [];
      for (let seed = 0; seed < 60; seed++) {
        const filling = draw({ VX: 2, TI: 0 }, `${seed}`);
        expect(messages({ edition: 'ultimate', composition: filling })).toEqual([]);
        expect(filling.chosen).toMatchObject({ VX: 2 });
        seen.push(filling.chosen);
        expect(draw({}, `${seed}`, 1).chosen.JA).toBeUndefined();
        expect(
          completed({ shape: 'full-cooperation', chosen: {} }, { ...DRAWING, mac: 'none', seed: `${seed}` }).chosen,
        ).not.toHaveProperty('MA');
      }
      for (const code of ['JA', 'MA', 'IL', 'SH'] as const) expect(seen.some((counts) => counts[code]! > 0)).toBe(true);
      expect(draw({ ...YELLOW, ...RED }, '0').chosen).toEqual({ ...YELLOW, ...RED });
    });

    it.each<[string, Counts, string[]]>([
      [
        'too few',
        { ...YELLOW, PR: 0, TR: 2 },
        ['yellow: 4 of 5 chosen, 1 is missing', 'red: 2 of 8 chosen, 6 are missing'],
      ],
      ['too many', { ...YELLOW, ...RED, PI: 0, VX: 2 }, ['yellow: 7 chosen, 5 to choose: 2 too many']],
      ['of a colour that is full', { ...YELLOW, ...RED, VI: 1 }, ['green: 1 chosen, none to choose: 1 too many']],
      [
        'more than the box has left',
        { ...YELLOW, ...RED, AC: 0, MR: 2 },
        ['MR: 2 asked for beside the 2 of full-cooperation, 2 in the box'],
      ],
      ['more than the box has', { ...YELLOW, DA: 3, PR: 0, ...RED }, ['DA: 3 asked for, 2 in the box']],
      ['of another box', { ...YELLOW, ...RED, TR: 1, FB: 1 }, ['FB: 1 asked for, 0 in the box']],
      ['what lies there anyway', { ...YELLOW, ...RED, '25': 1 }, ['25: 1 asked for, 0 in the box']],
    ])('is refused: %s', (_, chosen, expected) => {
      expect(messages(filling(chosen))).toEqual(expected);
    });

    it('is refused where there is nothing to fill', () => {
      expect(messages(filling({ DA: 2 }, 'cooperation'))).toEqual([
        'cooperation has all its rooms: nothing is to choose',
      ]);
      expect(messages(filling({ DA: 2 }, 'nightmare'))[0]).toContain('ultimate has no composition nightmare');
      expect(messages(filling({ DA: 2 }, 'constructor'))[0]).toContain('ultimate has no composition constructor');
    });
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

describe('without M.A.C. cards', () => {
  const GENTLE = { edition: 'ultimate', options: { mac: 'none' } } as const;

  it('there is no deck, and a M.A.C. room does nothing', () => {
    const composition = { ...EDITION_RULES.ultimate.compositions.cooperation!.rooms, PI: 0, MA: 2 };
    const entered: unknown[] = [];
    for (let seed = 0; seed < 30; seed++) {
      const events: Event[] = [];
      const game = Game.setUp({ ...COOPERATION, ...GENTLE, composition, seed: `${seed}` }, (event) =>
        events.push(event),
      ) as Game;
      expect(game.view(SPECTATOR).cards).toBeUndefined();
      playOut(game, randomAt(`${seed}`));
      expect(events.filter(({ kind }) => kind === 'card')).toEqual([]);
      entered.push(...events.filter((event) => event.kind === 'revealed' && event.room === 'MA'));
    }
    expect(entered.length).toBeGreaterThan(0);
  });

  it('no M.A.C. room is drawn', () => {
    const drawn = Array.from({ length: 40 }, (_, seed) => {
      const sheet = { ...COOPERATION, edition: 'ultimate', seed: `${seed}` } as const;
      return [sheet, { ...sheet, ...GENTLE }].map((each) => (Game.setUp(each) as Game).composition?.MA ?? 0);
    });
    expect(drawn.some(([usual]) => usual! > 0)).toBe(true);
    expect(drawn.every(([, gentle]) => gentle === 0)).toBe(true);
  });

  it('none can be laid on top', () => {
    expect(messages({ ...GENTLE, mac: [{ kind: 'bomb' }] })).toEqual(['mac: no M.A.C. cards are played with']);
  });
});
