/** What a table may wish for, what it is refused and why (SET-*, *-PLAYERS): things that no scenario can say. */

import { playOut } from '@room25/test-kit';
import { describe, expect, it } from 'vitest';
import {
  type Character,
  type Complaint,
  type Counts,
  completed,
  EDITION_RULES,
  EDITIONS,
  EVERYONE,
  type Event,
  Game,
  isComplaints,
  MODES,
  type NewGame,
  newSheet,
  readFile,
  runScript,
  type Sheet,
  SPECTATOR,
  seatViewer,
  sha256,
  type Wishes,
  warningsOf,
} from '../src/index.ts';
import { tableOf } from '../src/inside.ts';
import { PLACES, randomAt, sheetAt } from './tables.ts';

const FOUR: readonly Character[] = ['franck', 'jennifer', 'max', 'alice'];
const COOPERATION: Sheet = { edition: 'second', mode: 'cooperation', order: FOUR };

const complaintsAbout = (sheet: Partial<Sheet>): readonly Complaint[] => {
  const game = Game.setUp({ ...COOPERATION, ...sheet });
  return isComplaints(game) ? game : [];
};
const messages = (sheet: Partial<Sheet>): string[] => complaintsAbout(sheet).map(({ message }) => message);
const wish = (more: Partial<NewGame>): NewGame => ({
  edition: 'second',
  mode: 'suspicion',
  players: 6,
  seed: 'x',
  ...more,
});

describe('a name that every object has', () => {
  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])('%s means nothing', (name) => {
    expect(messages({ composition: name })[0]).toContain(`second has no composition ${name}`);
    expect(messages({ edition: name as Sheet['edition'] })).toEqual([`there is no edition ${name}`]);
    expect(messages({ mode: name as Sheet['mode'] })).toEqual([`the edition second has no mode ${name}`]);
    expect(messages({ composition: Object.fromEntries([[name, 23]]) })[0]).toBe(`${name}: 23 asked for, 0 in the box`);
  });

  it.each(['constructor', 'valueOf'])('%s as a composition of a file is told where it stands', (name) => {
    const text = `edition second\nmode cooperation\norder franck jennifer max alice\ncomposition ${name.toLowerCase()}\n\nrest: program look\n`;
    expect(runScript(readFile(text).games[0]!).failures).toMatchObject([{ line: 4 }]);
  });
});

describe('M.A.C. cards', () => {
  const ULTIMATE: Partial<Sheet> = { edition: 'ultimate' };
  const bombs = (count: number): NonNullable<Sheet['mac']> =>
    Array.from({ length: count }, () => ({ kind: 'bomb' }) as const);

  it('are as many as the box has, no more', () => {
    expect(messages({ ...ULTIMATE, mac: bombs(58) })).toEqual([]);
    expect(messages({ ...ULTIMATE, mac: bombs(59) })).toEqual(['59 M.A.C. cards; the box has 58']);
  });
});

describe('robots', () => {
  it('are as many as the box has, no more', () => {
    expect(messages({ edition: 'ultimate', robots: [6, 6] })).toEqual([]);
    expect(complaintsAbout({ edition: 'ultimate', robots: [6, 6, 8] })).toEqual([
      { about: 'robot d2', rule: 'ROOM-ROBOT', message: '3 robots; the box has 2' },
    ]);
  });
});

describe('memory help', () => {
  const memoryWith = (options: Sheet['options']): boolean =>
    (Game.setUp({ ...COOPERATION, edition: 'ultimate', ...(options && { options }) }) as Game).view(SPECTATOR).options
      .memory;

  it('is there, but not where reminders are off, unless the table says so', () => {
    expect(memoryWith(undefined)).toBe(true);
    expect(memoryWith({ reminders: 'off' })).toBe(false);
    expect(memoryWith({ madness: 'on' })).toBe(false);
    expect(memoryWith({ madness: 'on', reminders: 'on' })).toBe(true);
    expect(memoryWith({ reminders: 'off', memory: 'on' })).toBe(true);
    expect(memoryWith({ memory: 'off' })).toBe(false);
  });
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
        const { prisoners, guards: most } = tableOf(game).terms.mode.pool!(
          place.players,
          tableOf(game).terms.setup.options.guards,
        );
        expect(guards).toBeGreaterThanOrEqual(place.players - prisoners);
        expect(guards).toBeLessThanOrEqual(most);
      }
  });
});

describe('a choice', () => {
  const four = (more: Partial<NewGame>): NewGame => wish({ mode: 'suspicion', players: 4, ...more });
  const sheetFor = (game: NewGame): Sheet => {
    const sheet = newSheet(game);
    if (!('order' in sheet)) throw new Error(sheet.map(({ message }) => message).join('; '));
    return sheet;
  };
  const complaints = (game: Partial<NewGame>): readonly Complaint[] =>
    newSheet(wish(game)) as unknown as readonly Complaint[];

  it('gives each seat the character that was chosen for it, and draws who begins all the same', () => {
    const wishes: Wishes = [[], ['max'], [], ['alice']];
    for (let n = 0; n < 20; n++) {
      const plain = sheetFor(four({ seed: `${n}` }));
      const { seats, order, ...sheet } = sheetFor(four({ seed: `${n}`, wishes }));
      expect([seats![1], seats![3]]).toEqual([['max'], ['alice']]);
      expect(new Set(seats!.flat()).size).toBe(4);
      expect(sheet).toMatchObject({ wishes });
      expect(seats!.findIndex(([name]) => name === order[0])).toBe(
        plain.seats!.findIndex(([name]) => name === plain.order[0]),
      );
    }
  });

  it('leaves a deal without one as it was', () => {
    const dealt = EDITIONS.flatMap((edition) =>
      MODES.flatMap((mode) =>
        Object.keys(EDITION_RULES[edition].modes[mode]?.seating ?? {}).map((players) => {
          const game: NewGame = { edition, mode, players: Number(players), seed: 'kept' };
          const plain = sheetFor(game);
          expect(newSheet({ ...game, wishes: [] })).toEqual(plain);
          expect(newSheet({ ...game, wishes: [[]] })).toEqual(plain);
          expect(Object.keys(plain)).toEqual(['edition', 'mode', 'order', 'seats', 'seed']);
          return JSON.stringify([plain.order, plain.seats]);
        }),
      ),
    );
    expect(dealt).toHaveLength(53);
    // Taken before anything could be chosen.
    expect(sha256(dealt.join('\n'))[0]).toBe(801422172);
  });

  it('names who begins, whatever the seed, and changes nothing else', () => {
    for (let seed = 0; seed < 20; seed++)
      for (const begins of [0, 1, 2]) {
        const game = wish({ mode: 'competition', players: 3, seed: `${seed}` });
        const { seats, order, begins: kept } = sheetFor({ ...game, begins });
        expect(order[0]).toBe(seats![begins]![0]);
        expect(seats).toEqual(sheetFor(game).seats);
        expect(kept).toBe(begins);
      }
  });

  it('lets a player with two have any two, in the order in which they act', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { seats } = sheetFor(
        wish({ mode: 'competition', players: 3, seed: `${seed}`, wishes: [[], ['max', 'emmett']] }),
      );
      expect(seats![1]).toEqual(['max', 'emmett']);
      // The duo that is left stays one; the other player has whoever is left over.
      const others = [seats![0]!, seats![2]!].map((seat) => [...seat].sort().join('+')).sort();
      expect(others).toEqual(['alice+kevin', 'franck+jennifer']);
    }
  });

  it('keeps duos together where only one is chosen, and draws where that cannot be', () => {
    const partners = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const one = sheetFor(wish({ mode: 'cooperation', players: 2, seed: `${seed}`, wishes: [['alice']] }));
      expect(one.seats![0]).toEqual(['alice', 'max']);
      const two = sheetFor(wish({ mode: 'competition', players: 2, seed: `${seed}`, wishes: [['max'], ['alice']] }));
      expect(two.seats!.map(([name]) => name)).toEqual(['max', 'alice']);
      partners.add(two.seats![0]![1]!);
    }
    expect([...partners].sort()).toEqual(['emmett', 'franck', 'jennifer', 'kevin']);
  });

  it('makes every cast of solo possible', () => {
    const all = EDITION_RULES.ultimate.duos.flat();
    const casts = all.flatMap((one, a) =>
      all
        .slice(a + 1)
        .flatMap((two, b) =>
          all.slice(a + b + 2).flatMap((three, c) => all.slice(a + b + c + 3).map((four) => [one, two, three, four])),
        ),
    );
    expect(casts).toHaveLength(70);
    for (const cast of casts)
      expect(sheetFor(wish({ edition: 'ultimate', mode: 'solo', players: 1, wishes: [cast] }))).toMatchObject({
        order: cast,
        seats: [cast],
      });
    const drawn = Array.from({ length: 60 }, (_, seed) =>
      sheetFor(
        wish({ edition: 'ultimate', mode: 'solo', players: 1, seed: `${seed}`, wishes: [['sarah', 'max', 'kevin']] }),
      ),
    );
    for (const { order } of drawn) expect(order).toEqual(['sarah', 'max', 'kevin', 'bruce']);
  });

  it('is refused with a reason', () => {
    const reasons = (game: Partial<NewGame>): string[] =>
      complaints(game).map(({ about, message }) => `${about}: ${message}`);
    const second = { mode: 'suspicion', players: 4 } as const;
    expect(reasons({ ...second, wishes: [['max'], ['max']] })).toEqual(['wish 2: max is taken already']);
    expect(reasons({ ...second, wishes: [[], ['sarah']] })).toEqual(['wish 2: second has no sarah']);
    expect(reasons({ ...second, wishes: [['nobody' as Character]] })).toEqual(['wish 1: second has no nobody']);
    expect(reasons({ ...second, wishes: [['max', 'alice']] })).toEqual([
      'wish 1: 2 characters are chosen; each player has 1',
    ]);
    expect(reasons({ mode: 'competition', players: 3, wishes: [[], [], ['max', 'max']] })).toEqual([
      'wish 3: max is taken already',
    ]);
    expect(reasons({ ...second, wishes: [[], [], [], [], ['max']] })).toEqual(['wish 5: there is no seat 5']);
    expect(reasons({ ...second, begins: 4 })).toEqual(['begins: there is no seat 5']);
    for (const begins of [-1, 0.5, Number.NaN]) expect(reasons({ ...second, begins })).toHaveLength(1);
    for (const { rule } of complaints({ ...second, wishes: [['max'], ['max']], begins: 9 }))
      expect(['SET-CHARACTERS', 'SET-ORDER']).toContain(rule);
  });

  it('must be true in a sheet that says who plays whom', () => {
    const sheet = sheetFor(four({ wishes: [[], ['max']], begins: 1 }));
    expect(Game.setUp(sheet)).toBeInstanceOf(Game);
    expect(Game.setUp({ ...sheet, wishes: [['max']] })).toEqual([
      expect.objectContaining({ about: 'wish 1', message: 'seat 1 does not play max' }),
    ]);
    expect(Game.setUp({ ...sheet, begins: 2 })).toEqual([
      expect.objectContaining({ about: 'begins', message: 'seat 3 does not begin' }),
    ]);
  });

  it('changes nothing that is secret: each seat has the role that it would have had, and rooms lie as ever', () => {
    const guards = [0, 0, 0, 0];
    const secretsOf = (game: NewGame) => {
      const sheet = sheetFor(game);
      const { cast, board } = (Game.setUp(sheet) as Game).view(EVERYONE);
      const roles = sheet.seats!.map(([name]) => cast.find((one) => one.name === name)!.role!);
      return { roles, rooms: board.map(({ room }) => room) };
    };
    for (let seed = 0; seed < 200; seed++) {
      const plain = secretsOf(four({ seed: `${seed}` }));
      for (const begins of [0, 1, 2, 3, undefined])
        expect(
          secretsOf(
            four({
              seed: `${seed}`,
              wishes: [['max'], ['alice'], ['kevin'], ['emmett']],
              ...(begins !== undefined && { begins }),
            }),
          ),
        ).toEqual(plain);
      for (const [seat, role] of plain.roles.entries()) if (role === 'guard') guards[seat]!++;
    }
    // One of five cards: each seat has a guard in a fifth of the games, give or take four deviations.
    for (const count of guards) expect(Math.abs(count - 40)).toBeLessThan(4 * Math.sqrt(200 * 0.2 * 0.8));
  });
});

describe('memory help', () => {
  const looking = (memory: 'on' | 'off') => {
    const told: unknown[] = [];
    const game = Game.setUp({ ...COOPERATION, seed: 'memory', options: { memory } }) as Game;
    game.listen((event) => told.push(event));
    const [clue] = game.answers(game.awaited[0]!);
    game.apply(clue!);
    const viewer = seatViewer(game.seatOf(game.cast[0]!));
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
