import { effect } from '@preact/signals';
import type { Task } from '@room25/bots';
import {
  type Command,
  commandFrom,
  type Edition,
  formatCommand,
  isSpeech,
  type Mode,
  newSheet,
  randomFrom,
  readFile,
  type Sheet,
  VERB,
  verbOf,
} from '@room25/engine';
import { describe, expect, it } from 'vitest';
import type { Bots } from '../../src/play/bots.ts';
import { LocalGame } from '../../src/play/local-game.ts';
import type { Player } from '../../src/play/played-game.ts';
import type { SavedTable } from '../../src/saves/saved-table.ts';
import { randomBots } from './random-bots.ts';

interface Wish {
  readonly edition: Edition;
  readonly mode: Mode;
  readonly players: readonly Player[];
  readonly seed: string;
}

const open = ({ edition, mode, players, seed }: Wish, commands: readonly Command[] = []) => {
  const kept: SavedTable[] = [];
  const sheet = newSheet({ edition, mode, players: players.length, seed }) as Sheet;
  const start = { id: seed, sheet, seats: players.map((player) => ({ player })), commands };
  const game = LocalGame.start(start, { bots: randomBots, keep: (table) => kept.push(table) });
  if (!(game instanceof LocalGame)) throw new Error('no game');
  return { game, kept };
};

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Plays to the end for all who sit at the screen, with random answers; `look` sees every stage of the way. */
const playOut = async (game: LocalGame, seed: string, look: (game: LocalGame) => void = () => {}): Promise<void> => {
  const random = randomFrom(seed, 'person');
  for (let step = 0; step < 5000 && game.view.value.phase !== 'over'; step++) {
    game.pace.skip();
    look(game);
    const privacy = game.privacy?.now.value;
    const { value: answers } = game.answers;
    if (privacy?.kind === 'curtain') game.privacy?.open();
    else if (answers.length > 0) expect(await game.send(answers[random.below(answers.length)]!)).toBeUndefined();
    else if (privacy?.kind === 'private') game.privacy?.hide();
    await turn();
  }
  expect(game.view.value.outcome).toBeDefined();
};

describe('a game in the page', () => {
  it.each([
    ['first', 'suspicion', ['person', 'easy', 'normal', 'hard', 'random']],
    ['second', 'cooperation', ['person', 'easy', 'easy', 'easy']],
    ['second', 'competition', ['person', 'easy']],
    ['ultimate', 'solo', ['person']],
    ['prototype', 'suspicion', ['easy', 'easy', 'easy', 'easy', 'easy']],
    ['ultimate', 'team', ['person', 'easy', 'easy', 'easy']],
  ] as const)('goes on to its end: %s %s', async (edition, mode, players) => {
    const { game, kept } = open({ edition, mode, players, seed: 'end' });
    await playOut(game, 'end');
    expect(kept.at(-1)?.outcome).toEqual(game.view.value.outcome);
  });

  it('keeps what was played, and goes on from there', async () => {
    const wish: Wish = {
      edition: 'second',
      mode: 'suspicion',
      players: ['person', 'easy', 'easy', 'easy'],
      seed: 'kept',
    };
    const { game, kept } = open(wish);
    for (let step = 0; step < 12; step++) {
      game.pace.skip();
      const [answer] = game.answers.value;
      if (answer !== undefined) await game.send(answer);
      await turn();
    }
    game.close();
    const { commands } = kept.at(-1)!;
    const { game: resumed } = open(wish, commands);
    expect(resumed.log.value.map(({ event }) => event.kind)).toContain('programmed');
    expect(resumed.view.value.turn).toBe(kept.at(-1)!.turn);
    await playOut(resumed, 'resumed');
  });

  it('refuses what is not the viewer’s to choose, and says why', async () => {
    const wish: Wish = {
      edition: 'second',
      mode: 'suspicion',
      players: ['person', 'easy', 'easy', 'easy'],
      seed: 'no',
    };
    const { game, kept } = open(wish);
    game.pace.skip();
    await turn();
    const [mine] = game.answers.value;
    const others = commandFrom((mine! & ~7) | ((mine! + 1) & 7));
    const before = kept.length;
    expect((await game.send(others))?.rule).toBeDefined();
    expect(kept.length).toBe(before);
  });
});

describe('one’s own turn lasts after one has acted', () => {
  const sheetOf = (order: string): Sheet =>
    readFile(`edition second
mode suspicion
order ${order}
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (25)
role max guard
`).games[0]!.sheet;

  /** They look at the first room they can. */
  const lookers: Bots = { decide: async ({ answers }) => ({ command: answers[0] }), close() {} };

  /** Max is played here. */
  const sit = (order: string) => {
    const kept: SavedTable[] = [];
    const seats = order
      .split(' ')
      .map((name) => ({ player: name === 'max' ? ('person' as const) : ('easy' as const) }));
    const game = LocalGame.start(
      { id: order, sheet: sheetOf(order), seats },
      { bots: lookers, keep: (table) => kept.push(table) },
    );
    if (!(game instanceof LocalGame)) throw new Error('no game');
    const offers = (line: string): Command | undefined =>
      [...game.answers.value, ...game.asides.value].find((command) => formatCommand(command) === `max: ${line}`);
    return { game, kept, offers };
  };

  const goOnUntil = async (game: LocalGame, isSo: () => boolean): Promise<void> => {
    for (let step = 0; step < 500 && !isSo(); step++) {
      game.pace.skip();
      await turn();
    }
    expect(isSo()).toBe(true);
  };

  /** Event by event, with all the time in the world. */
  const stepUntil = async (game: LocalGame, isSo: () => boolean): Promise<void> => {
    for (let step = 0; step < 50 && !isSo(); step++) {
      game.pace.next();
      await turn();
    }
    expect(isSo()).toBe(true);
  };

  const lines = (kept: readonly SavedTable[]): readonly string[] => kept.at(-1)!.commands.map(formatCommand);

  it('before a bot goes on', async () => {
    const { game, kept, offers } = sit('max franck jennifer alice');
    await goOnUntil(game, () => offers('program look move') !== undefined);
    await game.send(offers('program look move')!);
    await goOnUntil(game, () => offers('look c2') !== undefined);
    game.pace.pause();
    await game.send(offers('look c2')!);
    expect(offers('reveal')).toBeDefined();
    await stepUntil(game, () => offers('remind c2') !== undefined);
    await game.send(offers('remind c2')!);
    await stepUntil(game, () => game.view.value.board[7]!.reminders !== undefined);
    await game.send(offers('reveal')!);
    expect(lines(kept).slice(-3)).toEqual(['max: look c2', 'max: remind c2', 'max: reveal']);
    await goOnUntil(game, () => offers('move c2') !== undefined);
    game.close();
  });

  it('also after the last slot of a turn, before anybody programs', async () => {
    const { game, kept, offers } = sit('franck jennifer alice max');
    await goOnUntil(game, () => offers('program look move') !== undefined);
    await game.send(offers('program look move')!);
    await goOnUntil(game, () => offers('look c2') !== undefined);
    await game.send(offers('look c2')!);
    await goOnUntil(game, () => offers('move c2') !== undefined);
    await game.send(offers('move c2')!);
    await goOnUntil(game, () => offers('program look') !== undefined);
    expect(lines(kept).at(-1)).toBe('max: move c2');
    await game.send(offers('reveal')!);
    await goOnUntil(game, () => offers('control 2 left') !== undefined);
    game.close();
  });
});

describe('several people at one screen', () => {
  const wish: Wish = {
    edition: 'ultimate',
    mode: 'suspicion',
    players: ['person', 'easy', 'person', 'person', 'easy'],
    seed: 'curtain',
  };

  it('see each their own, and together only what is public', async () => {
    const seen = { public: 0, curtain: 0, private: 0 };
    const look = ({ privacy, view, log, answers, asides }: LocalGame): void => {
      const now = privacy!.now.value;
      const { kind } = now;
      seen[kind]++;
      if (view.value.phase === 'over') return;
      const owner = now.kind === 'private' ? now.seat : undefined;
      for (const { name, seat, program, role, shown } of view.value.cast)
        if (seat !== owner) {
          expect(program, `${name}'s program on a ${kind} screen`).toBeUndefined();
          if (owner === undefined) expect(role !== undefined).toBe(shown === true);
        }
      if (owner === undefined) {
        // All have seen a room that was turned down again.
        const turnedDown = log.value.flatMap(({ event }) => (event.kind === 'concealed' ? [event.room] : []));
        expect(view.value.board.filter(({ known }) => known && !turnedDown.includes(known))).toEqual([]);
        expect(asides.value).toEqual([]);
      }
      if (kind === 'curtain') expect(answers.value).toEqual([]);
      // Whoever has two actions plays the first one before all: there is nothing to hide.
      if (now.kind === 'curtain' && now.reason === 'act')
        expect(view.value.cast.filter(({ seat }) => seat === now.seat).map(({ tokens }) => tokens)).toContain(1);
      for (const { event } of log.value) {
        if (event.kind === 'programmed') expect('actions' in event).toBe(event.seats.includes(owner ?? -1));
        if (event.kind === 'looked') expect('room' in event).toBe(event.seats.includes(owner ?? -1));
      }
    };
    for (const seed of ['one', 'two', 'three']) await playOut(open({ ...wish, seed }).game, seed, look);
    expect(seen.curtain).toBeGreaterThan(5);
    expect(seen.private).toBeGreaterThan(5);
    expect(seen.public).toBeGreaterThan(5);
  });

  it('find the curtain down again when the device was put down', async () => {
    const { game } = open({ ...wish, seed: 'down' });
    game.pace.skip();
    await turn();
    game.privacy!.open();
    const opened = game.privacy!.now.value;
    expect(opened.kind).toBe('private');
    game.privacy!.drop();
    expect(game.privacy!.now.value).toMatchObject({
      kind: 'curtain',
      seat: opened.kind === 'private' ? opened.seat : -1,
    });
    expect(game.answers.value).toEqual([]);
    game.close();
  });
});

it('says for whom somebody else had to answer', async () => {
  const failing: Bots = {
    decide: async ({ answers }: Task) => ({ command: answers[0], isStandIn: true }),
    close() {},
  };
  const sheet = newSheet({ edition: 'second', mode: 'cooperation', players: 4, seed: 'stand-in' }) as Sheet;
  const players: Player[] = ['person', 'easy', 'easy', 'easy'];
  const start = { id: 'stand-in', sheet, seats: players.map((player) => ({ player })) };
  const game = LocalGame.start(start, { bots: failing, keep() {} });
  if (!(game instanceof LocalGame)) throw new Error('no game');
  await playOut(game, 'stand-in');
  expect([...game.standIns.value].sort()).toEqual([1, 2, 3]);
});

describe('bots', () => {
  /** They look wherever they can, and say something about it a little later. */
  const gossips: Bots = {
    decide: async ({ answers, asides }: Task) => {
      await turn();
      const looks = answers.filter((answer) => / (look|clue)/.test(formatCommand(answer)));
      const said = answers.length === 0 ? asides.find((aside) => / signal/.test(formatCommand(aside))) : undefined;
      return { command: looks[0] ?? answers[0] ?? said };
    },
    close() {},
  };

  const sit = () => {
    const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: 4, seed: 'gossip' }) as Sheet;
    const players: Player[] = ['person', 'easy', 'easy', 'easy'];
    const game = LocalGame.start(
      { id: 'gossip', sheet, seats: players.map((player) => ({ player })) },
      { bots: gossips, keep() {} },
    );
    if (!(game instanceof LocalGame)) throw new Error('no game');
    return game;
  };

  it('speak behind a question that is open: it never goes away before it is answered', async () => {
    const game = sit();
    let claims = 0;
    let lost = 0;
    let asked: readonly Command[] = [];
    const stop = effect(() => {
      const { value: answers } = game.answers;
      if (asked.length > 0 && answers.length === 0) lost++;
      asked = answers;
    });
    for (let step = 0; step < 400 && game.view.value.turn < 3; step++) {
      // Everything is seen, as fast as can be.
      game.pace.next();
      for (let pause = 0; pause < 3; pause++) await turn();
      const [answer] = game.answers.value;
      if (answer === undefined || game.beat.value) continue;
      asked = [];
      await game.send(answer);
      claims = game.log.value.filter(({ event }) => event.kind === 'signalled').length;
    }
    stop();
    game.close();
    expect(claims).toBeGreaterThan(2);
    expect(lost).toBe(0);
  });

  /** They say one thing each when a turn begins. */
  const talkers: Bots = {
    decide: async ({ answers, asides, view, seat }: Task) => {
      if (answers.length > 0) return { command: answers[0] };
      const isSilent = !view.said?.some(({ who }) => view.cast.some((one) => one.seat === seat && one.name === who));
      const isDue = isSilent && view.phase === 'programming';
      return { command: isDue ? asides.find((aside) => / say wait/.test(formatCommand(aside))) : undefined };
    },
    close() {},
  };

  const sitWithTalkers = () => {
    const sheet = newSheet({ edition: 'second', mode: 'cooperation', players: 4, seed: 'talk' }) as Sheet;
    const players: Player[] = ['person', 'easy', 'easy', 'easy'];
    const start = { id: 'talk', sheet, seats: players.map((player) => ({ player })) };
    const game = LocalGame.start(start, { bots: talkers, keep() {} });
    if (!(game instanceof LocalGame)) throw new Error('no game');
    return game;
  };

  const untilAllHaveSpoken = async (game: LocalGame): Promise<void> => {
    for (let step = 0; step < 200 && game.view.value.said?.length !== 3; step++) {
      game.pace.next();
      await turn();
      const [answer] = game.answers.value;
      if (answer !== undefined && game.view.value.phase === 'clues') await game.send(answer);
    }
  };

  it('say what they have to say when a turn begins, before anybody has programmed', async () => {
    const game = sitWithTalkers();
    await untilAllHaveSpoken(game);
    expect(game.view.value.phase).toBe('programming');
    expect(game.view.value.said).toHaveLength(3);
    game.close();
  });

  it('take nobody’s word away while what they say is shown', async () => {
    const game = sitWithTalkers();
    const shown: boolean[] = [];
    const stop = effect(() => {
      const canSpeak = game.asides.value.some(isSpeech);
      if (game.beat.value?.event.kind === 'said') shown.push(canSpeak);
    });
    await untilAllHaveSpoken(game);
    stop();
    game.close();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).not.toContain(false);
  });

  it('who look one after the other are shown in one go', async () => {
    const game = sit();
    const together: number[] = [];
    const stop = effect(() => {
      const looks = game.beat.value?.events.filter(({ kind }) => kind === 'looked') ?? [];
      together.push(looks.length);
    });
    for (let step = 0; step < 400 && game.view.value.turn < 3; step++) {
      for (let pause = 0; pause < 20; pause++) await turn();
      game.pace.next();
      const [answer] = game.answers.value;
      if (answer !== undefined) await game.send(answer);
    }
    stop();
    game.close();
    expect(Math.max(...together)).toBeGreaterThan(1);
  });
});

describe('bots and what people say', () => {
  interface Asked {
    readonly seat: number;
    readonly heard: number;
    readonly programs: boolean;
  }

  const sit = (asked: Asked[]) => {
    const listeners: Bots = {
      thinksAhead: true,
      decide: async ({ seat, view, answers, asides, events }: Task) => {
        await turn();
        const programs = view.phase === 'programming' && answers.length > 0;
        asked.push({ seat, heard: events.filter(({ kind }) => kind === 'said').length, programs });
        const yes = asides.find((aside) => / say yes/.test(formatCommand(aside)));
        return { command: answers[0] ?? (seat === 1 ? yes : undefined) };
      },
      close() {},
    };
    const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: 4, seed: 'talk' }) as Sheet;
    const players: Player[] = ['person', 'easy', 'easy', 'easy'];
    const kept: SavedTable[] = [];
    const game = LocalGame.start(
      { id: 'talk', sheet, seats: players.map((player) => ({ player })) },
      { bots: listeners, keep: (table) => kept.push(table) },
    );
    if (!(game instanceof LocalGame)) throw new Error('no game');
    return { game, kept };
  };

  const until = async (game: LocalGame, isSo: () => boolean): Promise<void> => {
    for (let step = 0; step < 2000 && !isSo(); step++) {
      game.pace.skip();
      await turn();
    }
    expect(isSo()).toBe(true);
  };

  it('think again where what they foresaw can no longer be done', async () => {
    const sheet = readFile(`== a guard who acts last may show its role until somebody programs
edition second
mode suspicion
order max alice franck jennifer
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (25) (EM) (EM) (EM) (EM)
role alice guard
`).games[0]!.sheet;
    const isReveal = (command: Command): boolean => verbOf(command) === VERB.reveal;
    let wishes = 0;
    const bots: Bots = {
      thinksAhead: true,
      decide: async ({ view, answers, asides }: Task) => {
        await turn();
        const reveal = view.phase === 'programming' && answers.length > 0 ? asides.find(isReveal) : undefined;
        if (reveal !== undefined) wishes++;
        return { command: reveal ?? answers[0] };
      },
      close() {},
    };
    const seats = ['person', 'easy', 'easy', 'easy'].map((player) => ({ player: player as Player }));
    const game = LocalGame.start({ id: 'foreseen', sheet, seats }, { bots, keep() {} });
    if (!(game instanceof LocalGame)) throw new Error('no game');
    await until(game, () => {
      const [answer] = game.answers.value;
      if (answer !== undefined) void game.send(answer);
      return game.view.value.turn === 6;
    });
    expect(wishes).toBeGreaterThan(0);
    game.close();
  });

  it('plan when people have programmed, by all that was said until then; and answer', async () => {
    const asked: Asked[] = [];
    const { game, kept } = sit(asked);
    await until(game, () => game.answers.value.length > 0);
    await game.send(game.answers.value[0]!);
    await until(game, () => game.view.value.phase === 'programming' && game.answers.value.length > 0);
    // They think ahead, and hold back what they think.
    await until(game, () => asked.filter(({ programs }) => programs).length === 3);
    expect(kept.at(-1)!.commands.some((command) => / program/.test(formatCommand(command)))).toBe(false);
    const word = game.asides.value.find((aside) => / say wait/.test(formatCommand(aside)))!;
    expect(await game.send(word)).toBeUndefined();
    await until(game, () => game.view.value.said?.[0]?.yes?.includes(1) === true);
    // The word, and the answer to it, are in what they think now.
    await until(game, () => asked.filter(({ programs, heard }) => programs && heard === 2).length === 3);
    const before = asked.length;
    await game.send(game.answers.value[0]!);
    await until(game, () => game.view.value.phase === 'acting');
    // Nothing was said since: what they have thought of holds.
    expect(asked.slice(before).filter(({ programs }) => programs)).toEqual([]);
    game.close();
  });
});
