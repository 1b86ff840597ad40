/** What bots say of rooms where roles are secret, and how they keep their own. */
import { type Event, formatAnswer, Game, readFile } from '@room25/engine';
import { tableOf } from '@room25/engine/inside';
import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../src/belief/evidence.ts';
import { decide, GUARD_STYLES, PRISONER_STYLES, type Style, styleOf, taskOf } from '../src/index.ts';
import { signalOf } from '../src/policy/signals.ts';

const SIX = ['franck', 'jennifer', 'max', 'alice', 'emmett', 'kevin'];

/** Above the middle lies that room, which some have seen. */
const gameWith = ({ room, guard = 'franck', seenBy = ['franck'], more = [] }: Wish): Game => {
  const corner = room === '25' ? 'EM' : '25';
  const rows = [
    `(MR) (EM) (TR) (EM) (${corner})`,
    `(EM) (FL) (${room}) (EM) (EM)`,
    '(VI) (AC) CE (FL) (EM)',
    '(EM) (TR) (EM) (EM) (CO)',
    '(EM) (EM) (DA) (PR) (EM)',
  ];
  const lines = [
    'edition second',
    'mode suspicion',
    `order ${SIX.join(' ')}`,
    `role ${guard} guard`,
    'board',
    ...rows.map((row) => `  ${row}`),
    ...seenBy.map((name) => `knows ${name} c2`),
    ...more,
    '',
  ];
  const { games, errors } = readFile(lines.join('\n'));
  expect(errors).toEqual([]);
  return Game.setUp(games[0]!.sheet) as Game;
};

interface Wish {
  readonly room: string;
  readonly guard?: string;
  readonly seenBy?: readonly string[];
  readonly more?: readonly string[];
}

/** What Franck's player says of it; silence is undefined. */
const wordIn = (wish: Wish, style: Partial<Style> = {}): string | undefined => {
  const game = gameWith(wish);
  const all: Style = { guard: 'schemer', prisoner: 'open', ...style };
  const { command } = decide(taskOf(game, 0, { log: [], level: 'easy', seed: 'talk', style: all }), { steps: 0 });
  const said = formatAnswer(command!);
  return said.startsWith('signal c2 ') ? said.slice('signal c2 '.length) : undefined;
};

describe('a guard that nobody knows', () => {
  it.each(GUARD_STYLES)('tells the truth where others have seen the room: %s', (guard) => {
    for (const [room, colour] of [
      ['MR', 'red'],
      ['EM', 'green'],
    ] as const)
      expect(wordIn({ room, seenBy: ['franck', 'jennifer', 'max'] }, { guard })).toBe(colour);
  });

  it.each(GUARD_STYLES)('does not say where Room 25 is, if nobody has seen it or is near: %s', (guard) => {
    const away = SIX.slice(1).map((name) => `at ${name} a5`);
    expect(wordIn({ room: '25', more: ['turnsLeft 6', ...away] }, { guard })).not.toBe('blue');
  });

  it('lies of what kills only if that is worth its cover', () => {
    const beside = { room: 'MR', more: ['turnsLeft 6', 'at max c1'] };
    expect(wordIn(beside, { guard: 'sleeper' })).toBe('red');
    expect(wordIn(beside, { guard: 'brute' })).not.toBe('red');
  });

  it('is as quiet as a prisoner of its temper', () => {
    for (const prisoner of PRISONER_STYLES)
      expect(wordIn({ room: 'EM', seenBy: ['franck', 'max'] }, { prisoner })).toBe(
        wordIn({ room: 'EM', seenBy: ['franck', 'max'], guard: 'kevin' }, { prisoner }),
      );
  });

  it.each([1, 2, 3, 4, 5, 6])('thinks in its first turn what a prisoner would think: %i', (number) => {
    const chosenBy = (guard: string) => {
      const game = gameWith({ room: 'EM', guard, seenBy: [] });
      return decide(taskOf(game, 0, { log: [], level: 'hard', seed: `talk ${number}` }), { steps: 6 });
    };
    const [posing, real] = [chosenBy('franck'), chosenBy('kevin')];
    expect(posing.command).toBe(real.command);
    expect(posing.explanation?.options).toEqual(real.explanation?.options);
    expect(posing.explanation?.reason).toBe('poses');
    expect(real.explanation?.reason).not.toBe('poses');
  });
});

describe('a prisoner', () => {
  it.each(PRISONER_STYLES)('never lies: %s', (prisoner) => {
    expect(wordIn({ room: '25', guard: 'kevin' }, { prisoner })).toBe('blue');
    expect(wordIn({ room: 'MR', guard: 'kevin' }, { prisoner })).toBe('red');
    expect(['green', undefined]).toContain(wordIn({ room: 'EM', guard: 'kevin' }, { prisoner }));
  });

  it('is silent about the same rooms whenever it is asked again', () => {
    const table = tableOf(gameWith({ room: 'EM', guard: 'kevin' }));
    const style: Style = { guard: 'sleeper', prisoner: 'quiet' };
    expect(signalOf(table, 0, { style })).toBe(signalOf(table, 0, { style }));
  });
});

describe('a style', () => {
  it('is drawn for a seat before there are roles, and stays to the end of the game', () => {
    const game = gameWith({ room: 'EM' });
    const early = taskOf(game, 2, { log: [], level: 'hard', seed: 'one' }).style;
    const other = gameWith({ room: 'EM', guard: 'max' });
    expect(taskOf(other, 2, { log: Array(7).fill({}), level: 'hard', seed: 'one' }).style).toEqual(early);
    const drawn = Array.from({ length: 60 }, (_, game) => styleOf(`game ${game}`, 0));
    expect(new Set(drawn.map(({ guard }) => guard))).toEqual(new Set(GUARD_STYLES));
    expect(new Set(drawn.map(({ prisoner }) => prisoner))).toEqual(new Set(PRISONER_STYLES));
  });
});

describe('somebody who has seen a lie', () => {
  /** Max called c2 green, which is deadly: Franck has seen it too. */
  const log = [
    { kind: 'looked', who: 'franck', cell: 'c2', seats: [0], room: 'MR', rule: 'LOOK-1' },
    { kind: 'signalled', who: 'max', cell: 'c2', colour: 'green', rule: 'COMM-DANGER' },
  ] as never;
  const wish: Wish = { room: 'MR', guard: 'max', seenBy: ['franck', 'max'], more: ['role kevin guard'] };
  const sayings = (guard: string): readonly string[] => {
    const game = gameWith({ ...wish, guard });
    const said: string[] = [];
    for (const more: Event[] = []; ; ) {
      game.listen((event) => more.push(event));
      const task = taskOf(game, 0, { log: [...(log as Event[]), ...more], level: 'easy', seed: 'talk' });
      const { command } = decide(task, { steps: 0 });
      if (!task.asides.includes(command!)) return said;
      said.push(formatAnswer(command!));
      game.apply(command!);
    }
  };

  it('says whom it suspects, once', () => {
    expect(sayings('max')).toEqual(['signal c2 red', 'say suspect max']);
  });

  it('says so too if it is a guard itself', () => {
    expect(sayings('franck')).toContain('say suspect max');
  });
});

describe('what others have seen', () => {
  const rule = 'COMM-DANGER' as const;
  const looked = (who: 'max' | 'alice') => ({ kind: 'looked', who, cell: 'c2', seats: [], rule }) as never;
  const said = (who: 'max' | 'alice', colour: string) =>
    ({ kind: 'signalled', who, cell: 'c2', colour, rule }) as never;
  const played = { kind: 'played', who: 'kevin', action: 'move', round: 1, rule } as never;

  it('counts silence once somebody else has acted', () => {
    expect(evidenceOf([looked('max')]).get('max')?.silences ?? 0).toBe(0);
    expect(evidenceOf([looked('max'), played]).get('max')?.silences).toBe(1);
    expect(evidenceOf([looked('max'), said('max', 'green'), played]).get('max')?.silences ?? 0).toBe(0);
  });

  it('asks whom somebody has pushed', () => {
    const push = [
      { kind: 'played', who: 'alice', action: 'push', round: 1, rule },
      { kind: 'moved', who: 'max', from: 'c3', to: 'c2', rule },
    ] as never[];
    const accused = { kind: 'said', who: 'kevin', saying: 'suspect', whom: 'max', rule } as never;
    expect(evidenceOf(push).get('alice')).toMatchObject({ otherPushes: 1, justPushes: 0 });
    expect(evidenceOf([accused, ...push]).get('alice')).toMatchObject({ otherPushes: 0, justPushes: 1 });
    expect(evidenceOf(push).get('max')?.pushed).toBe(1);
  });

  it('counts who is contradicted, and who is confirmed', () => {
    const two = (one: string, other: string) => evidenceOf([said('max', one), said('alice', other)]).get('alice');
    expect(two('red', 'green')).toMatchObject({ contradicted: 1, confirmed: 0 });
    expect(two('green', 'green')).toMatchObject({ contradicted: 0, confirmed: 1 });
  });
});
