/** Bots think for people: not where nobody is, and how long they take tells nothing. */
import { setImmediate } from 'node:timers/promises';
import { decide, type Task } from '@room25/bots';
import { formatCommand, SPECTATOR } from '@room25/engine';
import type { TableView } from '@room25/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { Pool } from '../src/node/thinker.ts';
import { SETTINGS, TestServer } from './test-server.ts';

const AN_HOUR = 3_600_000;
const MINUTE = 60_000;

/** Bots that think when they are told to. */
class HeldPool implements Pool {
  /** How often a bot was asked for an answer. */
  asked = 0;
  readonly times: { readonly level: string; readonly person: string; readonly least: number }[] = [];
  readonly #held: (() => void)[] = [];
  readonly #time: number;
  isOpen = false;

  constructor(time = 0) {
    this.#time = time;
  }

  async decide(task: Task) {
    if (task.answers.length > 0) this.asked++;
    if (!this.isOpen) await new Promise<void>((done) => this.#held.push(done));
    return decide(task, { steps: 1 });
  }

  timeFor(level: string, { person, least }: { person: string; least: number }): number {
    this.times.push({ level, person, least });
    return this.#time;
  }

  release(): void {
    for (const done of this.#held.splice(0)) done();
  }

  async close(): Promise<void> {}
}

let server: TestServer;
afterEach(() => server.close());

/** Everything that can happen at once has happened. */
const calm = async (): Promise<void> => {
  for (let turn = 0; turn < 200; turn++) await setImmediate();
};

describe('a table where only bots play', () => {
  it('stands still while nobody looks at it, and goes on when somebody does', async () => {
    const pool = new HeldPool();
    server = await TestServer.open({ pool });
    const ada = await server.guest('Ada');
    const wish = { id: 'ghosts', settings: SETTINGS, seated: false };
    const { id } = await server.post<TableView>('/api/tables', wish, ada);
    for (let seat = 0; seat < SETTINGS.players; seat++) await server.do(id, ada, { do: 'fill', seat, level: 'hard' });
    await server.do(id, ada, { do: 'start' });
    expect(pool.asked).toBe(4);
    await server.later(2 * MINUTE);
    pool.isOpen = true;
    pool.release();
    await calm();
    expect(pool.asked).toBe(4);
    // Nor is it looked at again and again.
    for (let look = 0; look < 3; look++) await server.later(MINUTE);
    await calm();
    expect(pool.asked).toBe(4);

    const watcher = server.player(id);
    await watcher.until(() => watcher.table?.state === 'over');
    expect(pool.asked).toBeGreaterThan(40);
  });

  it('stands still again when the last one has gone', async () => {
    const pool = new HeldPool();
    pool.isOpen = true;
    server = await TestServer.open({ pool: Object.assign(pool, { timeFor: () => 20 }) });
    const ada = await server.guest('Ada');
    const { id } = await server.post<TableView>('/api/tables', { id: 'tv', settings: SETTINGS, seated: false }, ada);
    for (let seat = 0; seat < SETTINGS.players; seat++) await server.do(id, ada, { do: 'fill', seat, level: 'easy' });
    const watcher = server.player(id);
    await watcher.until(() => watcher.table !== undefined);
    await server.do(id, ada, { do: 'start' });
    await server.later(2 * MINUTE);
    const first = watcher.events.length;
    await watcher.until(() => watcher.events.length > first);
    watcher.close();
    const live = (await server.running.node.tables.find(id))!;
    while (live.onlookers.size > 0 || server.running.node.thinker.busy > 0) await setImmediate();
    const { seq } = live.table;
    await server.later(MINUTE);
    await calm();
    expect(live.table.seq).toBe(seq);
    expect(live.table.play!.ended).toBeUndefined();
  });
});

/** Ada and three bots have one program each; the bots’ are locked, and she has a word to say. */
const lockedIn = async (pool: Pool) => {
  server = await TestServer.open({ pool });
  const { id, tokens } = await server.started({ ...SETTINGS, talk: 'signals' }, ['Ada'], 'easy');
  const ada = server.player(id, tokens[0]!);
  await ada.until(() => ada.answers.length > 0);
  await ada.do({ do: 'play', command: ada.answers[0]! });
  await ada.until(() => ada.table!.locked!.length === 3);
  const word = ada.game!.asides.find((aside) => / say wait/.test(formatCommand(aside)))!;
  return { ada, id, word };
};

describe('bots that have locked', () => {
  it('think again when a person speaks, for as long, and nobody sees that they do', async () => {
    const heard: { readonly seat: number; readonly said: number; readonly program: string }[] = [];
    const pool: Pool = {
      decide: async ({ seat, events, answers, asides }) => {
        const said = events.filter(({ kind }) => kind === 'said').length;
        // Another program for each thing that was said.
        const command = answers[Math.min(said, answers.length - 1)] ?? asides.find(() => false);
        if (command !== undefined) heard.push({ seat, said, program: formatCommand(command) });
        return { command };
      },
      close: async () => {},
    };
    const { ada, id, word } = await lockedIn(pool);
    const live = (await server.running.node.tables.find(id))!;
    const locks = (): string[] => [...live.table.play!.locks.values()].map(formatCommand).sort();
    const before = locks();
    expect(await ada.do({ do: 'play', command: word })).toBeUndefined();
    while (locks().some((lock) => before.includes(lock))) await setImmediate();
    expect(ada.table!.locked).toHaveLength(3);
    expect(heard.filter(({ said, program }) => said === 1 && / program/.test(program))).toHaveLength(3);
    await ada.do({ do: 'play', command: ada.answers[0]! });
    await ada.until(() => ada.game!.view.phase === 'acting');
  });
});

it('answers of bots to a person are few, though all have thought of one', async () => {
  let asked = 0;
  const pool: Pool = {
    decide: async ({ answers, asides }) => {
      const yes = asides.find((aside) => / say yes/.test(formatCommand(aside)));
      if (yes !== undefined) asked++;
      return { command: answers[0] ?? yes };
    },
    close: async () => {},
  };
  const { ada, id, word } = await lockedIn(pool);
  await ada.do({ do: 'play', command: word });
  const { node } = server.running;
  while (asked < 3 || node.thinker.busy > 0) await setImmediate();
  const { play } = (await node.tables.find(id))!.table;
  expect(play!.game.view(SPECTATOR).said![0]!.yes).toHaveLength(2);
});

describe('how long a bot takes', () => {
  it('is said before it thinks, and its answer is not shown earlier', async () => {
    const pool = new HeldPool(AN_HOUR);
    pool.isOpen = true;
    server = await TestServer.open({ pool, botPause: 700 });
    const { id } = await server.started(SETTINGS, ['Ada'], 'easy');
    await calm();
    expect(pool.asked).toBe(3);
    const { seq, host, people } = (await server.running.node.tables.find(id))!.table;
    expect(seq).toBe(6);
    // For what it says, and for what it plays.
    expect(pool.times).toEqual(Array(6).fill({ level: 'easy', person: people.guestOf(host!), least: 700 }));
  });

  it('is not prolonged by what it would say: its answer is thought about meanwhile', async () => {
    const phases: string[] = [];
    let isHeld = false;
    const held: (() => void)[] = [];
    const pool: Pool = {
      decide: async ({ answers, view }) => {
        if (answers.length > 0) phases.push(view.phase);
        else if (isHeld) await new Promise<void>((done) => held.push(done));
        return { command: answers[0] };
      },
      close: async () => {},
    };
    const { ada, word } = await lockedIn(pool);
    isHeld = true;
    await ada.do({ do: 'play', command: word });
    await calm();
    // All bots consider an answer to her, when one of them is awaited.
    expect(held).toHaveLength(3);
    await ada.do({ do: 'play', command: ada.answers[0]! });
    while (ada.game!.view.phase !== 'acting' || ada.answers.length > 0) {
      if (ada.answers.length > 0) await ada.do({ do: 'play', command: ada.answers[0]! });
      else await setImmediate();
    }
    await calm();
    expect(phases.at(-1)).toBe('acting');
    for (const done of held) done();
  });

  it('is a pause for what it says, even where people may still act', async () => {
    const asked: number[] = [];
    const pool: Pool = {
      decide: async ({ answers }) => ({ command: answers[0] }),
      timeFor: (_, { least }) => {
        asked.push(least);
        return 0;
      },
      close: async () => {},
    };
    server = await TestServer.open({ pool, botPause: 700 });
    const { id, tokens } = await server.started({ ...SETTINGS, talk: 'signals' }, ['Ada'], 'easy');
    const ada = server.player(id, tokens[0]!);
    await ada.until(() => ada.answers.length > 0);
    while (!asked.includes(2450)) {
      if (ada.answers.length > 0) await ada.do({ do: 'play', command: ada.answers[0]! });
      else await setImmediate();
    }
    expect(asked[asked.indexOf(2450) - 1]).toBe(700);
  });

  it('is the same for the programs of all its characters together as for one', async () => {
    const programs = { asked: 0, timed: 0 };
    const pool: Pool = {
      decide: async ({ answers, view }) => {
        if (view.phase === 'programming') programs.asked++;
        return { command: answers[0] };
      },
      timeFor: (_, { isProgram }) => {
        if (isProgram) programs.timed++;
        return 0;
      },
      close: async () => {},
    };
    server = await TestServer.open({ pool });
    const two = { ...SETTINGS, mode: 'cooperation', players: 2, talk: 'none' } as const;
    const { id, tokens } = await server.started(two, ['Ada'], 'easy');
    const live = (await server.running.node.tables.find(id))!;
    const ada = server.player(id, tokens[0]!);
    await ada.until(() => ada.answers.length > 0);
    while (live.table.play!.game.phase === 'clues') await ada.do({ do: 'play', command: ada.answers[0]! });
    while (live.table.play!.locks.size < 2) await setImmediate();
    expect(programs).toEqual({ asked: 2, timed: 1 });
  });
});
