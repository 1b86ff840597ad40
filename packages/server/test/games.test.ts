/** Whole games over real sockets: people, whom the test plays for, among bots. */
import { decide } from '@room25/bots';
import { BotPool } from '@room25/bots/pool';
import { EDITION_RULES, EDITIONS, MODES, randomFrom, readFile, runScript } from '@room25/engine';
import type { ResultAnswer, Settings } from '@room25/protocol';
import { verify } from '@room25/protocol';
import type { Player } from '@room25/test-kit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '../src/node/thinker.ts';
import { botsAwaited, peopleAwaited } from '../src/table/awaited.ts';
import { SETTINGS, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const PLACES = EDITIONS.flatMap((edition) =>
  MODES.flatMap((mode) => {
    const numbers = Object.keys(EDITION_RULES[edition].modes[mode]?.seating ?? {}).map(Number);
    return numbers.length > 0 ? [{ edition, mode, players: Math.max(...numbers) }] : [];
  }),
);

describe('a whole game by sockets', () => {
  it.each(PLACES)('$edition $mode for $players', async ({ edition, mode, players }) => {
    const settings: Settings = { ...SETTINGS, edition, mode, players };
    const people = Math.min(players, 3);
    const { id, tokens } = await server.started(settings, ['Ada', 'Ben', 'Cleo'].slice(0, people));
    const seats = tokens.map((token) => server.player(id, token));
    const watcher = server.player(id);
    await Promise.all(seats.map((player, seat) => playOn(player, `${edition} ${mode} ${seat}`)));
    await watcher.until(() => watcher.table?.state === 'over');
    for (const player of seats) expect(player.game?.view).toEqual(watcher.game?.view);

    const record = await (await server.send('GET', `/api/tables/${id}/record`)).text();
    const [game] = readFile(record).games;
    expect(runScript(game!).failures).toEqual([]);
    expect(await verify(record)).toMatchObject({ kind: 'right' });
    const result = await server.get<ResultAnswer>(`/api/tables/${id}/result`);
    expect(result.result).toBe(watcher.game?.view.outcome?.result);
    expect(result.seats.map(({ player }) => player).slice(0, people)).toEqual(['Ada', 'Ben', 'Cleo'].slice(0, people));
    expect(result.lasted).toBeGreaterThanOrEqual(0);
  });

  it('with what was chosen in its header, and a proof that holds with it', async () => {
    const { id, tokens } = await server.table({ ...SETTINGS, mode: 'cooperation', players: 3 }, ['Ada', 'Ben']);
    const [ada, ben] = tokens as [string, string];
    await server.do(id, ben, { do: 'wish', character: ['max', 'emmett'] });
    await server.do(id, ada, { do: 'wish', character: 'franck', seat: 2 });
    await server.do(id, ada, { do: 'begin', seat: 1 });
    await server.do(id, ada, { do: 'start' });
    await Promise.all([ada, ben].map((token, seat) => playOn(server.player(id, token), `chosen ${seat}`)));
    const record = await (await server.send('GET', `/api/tables/${id}/record`)).text();
    expect(record).toMatch(/^order max .*\nseats .*\nwish 2 max\+emmett\nwish 3 franck\nbegins 2$/m);
    const chosen = { wishes: [[], ['max', 'emmett'], ['franck']], begins: 1 };
    expect(await verify(record)).toMatchObject({ kind: 'right', chosen });
    expect(await verify(record.replace(/^begins 2\n/m, ''))).not.toMatchObject({ kind: 'right', chosen });
  });

  it('with bots that are still wondering whether to say something when it is their turn', async () => {
    let isItsTurn = (_seat: number): boolean => true;
    // A bot that is only asked for a signal wonders until it is its turn, or a person's, and says nothing.
    const slow: Pool = {
      async decide(task) {
        if (task.answers.length > 0) return decide(task, { steps: 1 });
        while (!isItsTurn(task.seat)) await new Promise((resolve) => setTimeout(resolve, 1));
        return { command: undefined };
      },
      close: async () => {},
    };
    const hesitant = await TestServer.open({ pool: slow });
    try {
      const { id, tokens } = await hesitant.started(SETTINGS, ['Ada']);
      const live = (await hesitant.running.node.tables.find(id))!;
      isItsTurn = (seat) => {
        const { table } = live;
        return botsAwaited(table).includes(seat) || peopleAwaited(table).length > 0 || table.play!.ended !== undefined;
      };
      const player = hesitant.player(id, tokens[0]);
      await playOn(player, 'hesitant');
      expect(player.table?.state).toBe('over');
    } finally {
      await hesitant.close();
    }
  });

  it('with as many bots as like to, of which nobody is warned', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error): number => warnings.push(warning);
    process.on('warning', note);
    let thinking = 0;
    const endless: Pool = {
      decide: (_, { signal } = {}) => {
        thinking++;
        return new Promise((resolve) => signal?.addEventListener('abort', () => resolve({ command: undefined })));
      },
      close: async () => {},
    };
    const crowded = await TestServer.open({ pool: endless });
    try {
      for (let n = 0; n < 3; n++) await crowded.started({ ...SETTINGS, players: 6 }, ['Ada']);
      // Each about what it says and what it plays.
      expect(thinking).toBe(30);
      await new Promise((resolve) => setImmediate(resolve));
      expect(warnings).toEqual([]);
    } finally {
      process.off('warning', note);
      await crowded.close();
    }
  });

  it('with bots that think in threads of their own', async () => {
    const threaded = await TestServer.open({ pool: new BotPool(1) });
    try {
      const { id, tokens } = await threaded.started(SETTINGS, ['Ada']);
      const player = threaded.player(id, tokens[0]);
      await playOn(player, 'threads');
      expect(player.table?.state).toBe('over');
    } finally {
      await threaded.close();
    }
  });
});

/** Plays any legal answer until the game is over. */
const playOn = async (player: Player, seed: string): Promise<void> => {
  const random = randomFrom(seed, 'test');
  await player.until(() => player.game !== undefined);
  const isOver = (): boolean => player.table?.state === 'over';
  while (!isOver()) {
    await player.until(() => player.answers.length > 0 || isOver());
    const { answers } = player;
    if (answers.length === 0) continue;
    const refusal = await player.do({ do: 'play', command: answers[random.below(answers.length)]! });
    if (refusal) throw new Error(JSON.stringify(refusal));
  }
};
