/** Nobody gains time by leaving and coming back, by hurrying others at once, or by a clock that jumps. */
import type { Settings, TableView } from '@room25/protocol';
import type { Player } from '@room25/test-kit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SteadyClock } from '../src/node/steady-clock.ts';
import { NUDGE_AFTER, NUDGE_LASTS } from '../src/table/clock.ts';
import { SETTINGS, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = (await TestServer.open()).stopClock();
});
afterAll(() => server.close());

const LIVE: Settings = { ...SETTINGS, clock: { kind: 'live', program: 60, action: 20 } };
const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;

const seated = async (settings: Settings, names: readonly string[], at = server): Promise<Player[]> => {
  const { id, tokens } = await at.started(settings, names);
  const players = tokens.map((token) => at.player(id, token));
  for (const player of players) await player.until(() => player.answers.length > 0);
  return players;
};

const away = (player: Player): unknown[] =>
  player.table!.seats.map((seat) => (seat.kind === 'person' ? seat.away : seat.kind));

/** Bots that never answer: what the clocks do alone. */
const SILENT = { decide: () => new Promise<never>(() => {}), close: async () => {} };

describe('whoever leaves and comes back', () => {
  it('has no more time than before', async () => {
    const slow = await TestServer.open({ pool: SILENT });
    const [ada, ben] = (await seated(LIVE, ['Ada', 'Ben'], slow)) as [Player, Player];
    const { deadline } = ada.table!;
    for (let round = 0; round < 5; round++) {
      await slow.later(5 * SECOND);
      expect(await ada.do({ do: 'leave' })).toBeUndefined();
      expect(await ada.do({ do: 'back' })).toBeUndefined();
      expect(ada.table!.deadline).toBe(deadline);
    }
    await slow.later(36 * SECOND);
    await ben.until(() => away(ben)[0] === 'time' && away(ben)[1] === 'time');
    await slow.close();
  });

  it('is asked again only with the next question once the time is over: the bot answers this one', async () => {
    let release = (): void => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const slow = await TestServer.open({
      pool: {
        async decide({ answers }) {
          await held;
          return { command: answers[0] };
        },
        close: async () => {},
      },
    });
    const [ada, ben] = (await seated(LIVE, ['Ada', 'Ben'], slow)) as [Player, Player];
    await ben.do({ do: 'play', command: ben.answers[0]! });
    await slow.later(61 * SECOND);
    await ada.until(() => away(ada)[0] === 'time');
    expect(await ada.do({ do: 'back' })).toBeUndefined();
    expect((await ada.do({ do: 'back' }))?.code).toBe('not-now');
    expect(away(ada)[0]).toBe('time');
    await slow.later(SECOND);
    release();
    await ada.until(() => ada.game!.view.phase === 'programming');
    expect(away(ada)[0]).toBeUndefined();
    await slow.close();
  });

  it('finds the rest of the time where all had left', async () => {
    const [ada] = (await seated(LIVE, ['Ada'])) as [Player];
    const before = ada.table!.deadline!;
    await server.later(20 * SECOND);
    await ada.do({ do: 'leave' });
    expect(ada.table!.state).toBe('paused');
    await server.later(1_000 * SECOND);
    await ada.do({ do: 'back' });
    const moved = ada.table!.deadline! - before;
    expect(moved).toBeGreaterThanOrEqual(1_000 * SECOND);
    expect(moved).toBeLessThan(1_010 * SECOND);
  });

  it('does not undo that somebody asked them to hurry', async () => {
    const [ada, ben] = (await seated(SETTINGS, ['Ada', 'Ben'])) as [Player, Player];
    await ada.do({ do: 'play', command: ada.answers[0]! });
    await server.later(NUDGE_AFTER);
    expect(await ada.do({ do: 'nudge' })).toBeUndefined();
    await ben.until(() => ben.table!.deadline !== undefined);
    const { deadline } = ben.table!;
    await ben.do({ do: 'leave' });
    await ben.do({ do: 'back' });
    // The bot of these tests is quick; if it has not answered, the time is what it was.
    if (ben.game!.view.phase !== 'programming') expect(ben.table!.deadline).toBe(deadline);
  });
});

describe('hurrying somebody', () => {
  it('is not possible at once', async () => {
    const [ada, ben] = (await seated(SETTINGS, ['Ada', 'Ben'])) as [Player, Player];
    await ada.do({ do: 'play', command: ada.answers[0]! });
    expect((await ada.do({ do: 'nudge' }))?.code).toBe('not-now');
    await server.later(NUDGE_AFTER);
    expect(await ada.do({ do: 'nudge' })).toBeUndefined();
    await ben.until(() => ben.table!.deadline !== undefined);
    await server.later(NUDGE_LASTS + 1);
    await ada.until(() => away(ada)[1] === 'time');
  });
});

describe('a clock that jumps', () => {
  const jumping = () => {
    const machine = { wall: 1_800_000_000_000, steady: 0 };
    const clock = new SteadyClock(
      () => machine.wall,
      () => machine.steady,
    );
    const pass = (ms: number): void => {
      for (let step = 0; step < ms; step += 100) {
        machine.wall += 100;
        machine.steady += 100;
        clock.now();
      }
    };
    /** How long a person really has whose time is over in so long. */
    const lasts = (ms: number): number => {
      const [start, deadline] = [machine.steady, clock.now() + ms];
      while (clock.now() < deadline && machine.steady - start < 2 * ms) pass(100);
      return machine.steady - start;
    };
    return { machine, clock, pass, lasts };
  };

  it('moves the time of a process by no more than it lasts', () => {
    const { machine, clock, pass } = jumping();
    const start = clock.now();
    pass(10 * SECOND);
    expect(clock.now()).toBe(start + 10 * SECOND);
    machine.wall += DAY;
    expect(clock.now()).toBe(start + 10 * SECOND);
    pass(1_500);
    expect(clock.now() - start).toBeLessThanOrEqual(10 * SECOND + 1.1 * 1_500);
    machine.wall -= DAY;
    pass(5 * SECOND);
    expect(clock.now()).toBe(start + 16_500);
  });

  it.each([
    ['back', -3_600 * SECOND],
    ['ahead', 3_600 * SECOND],
    ['a year back', -365 * DAY],
  ])('for good, %s, moves no deadline by more than a tenth of its time', (_, jump) => {
    const { machine, clock, lasts } = jumping();
    machine.wall += jump;
    const before = clock.now();
    for (const ms of [6 * SECOND, 60 * SECOND]) {
      expect(lasts(ms)).toBeGreaterThanOrEqual(0.9 * ms);
      expect(lasts(ms)).toBeLessThanOrEqual(1.1 * ms);
    }
    expect(clock.now()).toBeGreaterThan(before);
  });

  it('for good is followed in the end; a process that starts anew has its time at once', () => {
    const { machine, clock, pass } = jumping();
    machine.wall -= 60 * SECOND;
    pass(1_300 * SECOND);
    expect(clock.now()).toBe(machine.wall);
    machine.wall += 60 * SECOND;
    expect(new SteadyClock(() => machine.wall).now()).toBe(machine.wall);
    pass(1_300 * SECOND);
    expect(clock.now()).toBe(machine.wall);
  });

  it('that was ahead when a process wrote leaves no deadline there, once it is right again', async () => {
    const wrong = await TestServer.open();
    await wrong.later(DAY);
    const [ada] = (await seated(LIVE, ['Ada', 'Ben'], wrong)) as [Player];
    expect(ada.table!.deadline!).toBeGreaterThan(Date.now() + DAY);
    await wrong.later(-DAY);
    await ada.until(() => ada.table!.deadline! < Date.now() + 61 * SECOND);
    await wrong.later(61 * SECOND);
    await ada.until(() => away(ada)[0] === 'time');
    await wrong.close();
  });
});

describe('the host', () => {
  const look = (id: string, token?: string): Promise<TableView> => server.get(`/api/tables/${id}`, token);

  it('whoever leaves an otherwise empty table is host no longer; whoever sits down first is', async () => {
    const { id, tokens } = await server.table({ ...SETTINGS, players: 4 }, ['Ada']);
    for (const seat of [1, 2, 3]) await server.do(id, tokens[0]!, { do: 'remove', seat });
    await server.do(id, tokens[0]!, { do: 'leave' });
    for (const act of [
      { do: 'fill', seat: 1, level: 'easy' },
      { do: 'start' },
      { do: 'settings', settings: SETTINGS },
    ] as const)
      expect((await server.refusal(id, tokens[0]!, act)).code).toBe('not-host');
    const ben = await server.guest('Ben');
    await server.do(id, ben, { do: 'sit' });
    expect((await look(id)).seats[0]).toMatchObject({ name: 'Ben', host: true });
    await server.do(id, tokens[0]!, { do: 'sit' });
    expect((await server.refusal(id, tokens[0]!, { do: 'remove', seat: 0 })).code).toBe('not-host');
    await server.do(id, ben, { do: 'fill', seat: 2, level: 'easy' });
  });

  it('whoever opened a table for a screen has no seat, and stays host as long as they are there', async () => {
    const ada = await server.guest('Ada');
    const { id } = await server.post<TableView>(
      '/api/tables',
      { id: 'television', settings: SETTINGS, seated: false },
      ada,
    );
    expect((await look(id, ada)).seats).toEqual(Array(4).fill({ kind: 'free' }));
    const ben = await server.guest('Ben');
    await server.do(id, ben, { do: 'sit' });
    const player = server.player(id, ben);
    await player.until(() => player.table !== undefined);
    await server.do(id, ada, { do: 'fill', seat: 1, level: 'easy' });
    expect((await server.refusal(id, ben, { do: 'handOver', seat: 0 })).code).toBe('not-host');
    await server.later(61 * SECOND);
    expect(await player.do({ do: 'handOver', seat: 0 })).toBeUndefined();
    await player.until(() => player.table!.seats[0]!.kind === 'person' && player.table!.seats[0]!.host === true);
  });

  it('a host who is asleep, or plays over HTTP, is not replaced at once, and never banned from their own table', async () => {
    const { id, tokens } = await server.table(SETTINGS, ['Ada', 'Ben']);
    const [ada, ben] = tokens as [string, string];
    const guest = server.player(id, ben);
    await guest.until(() => guest.table !== undefined);
    expect((await guest.do({ do: 'handOver', seat: 1 }))?.code).toBe('not-host');
    await server.later(50 * SECOND);
    await server.get(`/api/tables/${id}/state`, ada);
    await server.later(50 * SECOND);
    expect((await guest.do({ do: 'handOver', seat: 1 }))?.code).toBe('not-host');
    await server.later(61 * SECOND);
    expect(await guest.do({ do: 'handOver', seat: 1 })).toBeUndefined();
    expect(await guest.do({ do: 'remove', seat: 0 })).toBeUndefined();
    await server.do(id, ada, { do: 'sit' });
    expect((await look(id, ada)).you).toBe(0);
  });
});

describe('whoever was removed', () => {
  it('does not sit down again as somebody new from the same address for a while, unless the host is there too', async () => {
    const proxied = await TestServer.open({ trustProxy: true });
    const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
    const guest = async (name: string, address: string): Promise<string> => {
      const answer = await proxied.send('POST', '/api/guest', { body: { name, token: true }, headers: from(address) });
      return ((await answer.json()) as { token: string }).token;
    };
    const act = async (table: string, [token, address]: readonly [string, string], what: object): Promise<string> => {
      const body = { id: crypto.randomUUID(), act: what };
      const answer = await proxied.send('POST', `/api/tables/${table}/do`, { token, body, headers: from(address) });
      const { type, code } = (await answer.json()) as { type: string; code?: string };
      return code ?? type;
    };
    const ada = [await guest('Ada', '192.0.2.1'), '192.0.2.1'] as const;
    const opening = await proxied.send('POST', '/api/tables', {
      token: ada[0],
      body: { id: 'a', settings: SETTINGS },
      headers: from(ada[1]),
    });
    const { id } = (await opening.json()) as TableView;
    const mallory = [await guest('Mallory', '192.0.2.66'), '192.0.2.66'] as const;
    expect(await act(id, mallory, { do: 'sit', seat: 1 })).toBe('done');
    expect(await act(id, ada, { do: 'remove', seat: 1 })).toBe('done');
    const again = [await guest('Nice', '192.0.2.66'), '192.0.2.66'] as const;
    expect(await act(id, again, { do: 'sit', seat: 1 })).toBe('removed');
    const other = [await guest('Ben', '192.0.2.2'), '192.0.2.2'] as const;
    expect(await act(id, other, { do: 'sit', seat: 1 })).toBe('done');
    await proxied.later(3_600 * SECOND);
    expect(await act(id, again, { do: 'sit', seat: 2 })).toBe('done');
    expect(await act(id, mallory, { do: 'sit', seat: 3 })).toBe('removed');
    // At home all have one address.
    const brother = [await guest('Bob', ada[1]), ada[1]] as const;
    expect(await act(id, brother, { do: 'sit', seat: 3 })).toBe('done');
    expect(await act(id, ada, { do: 'remove', seat: 3 })).toBe('done');
    const sister = [await guest('Sue', ada[1]), ada[1]] as const;
    expect(await act(id, sister, { do: 'sit', seat: 3 })).toBe('done');
    await proxied.close();
  });
});
