/**
 * Whoever kills the server kills nothing else: what was acknowledged is there, nothing is dealt anew, and the clients, which
 * nobody tells anything, go on by themselves.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, randomFrom } from '@room25/engine';
import { verify } from '@room25/protocol';
import {
  anyOf,
  awaitedOf,
  commandsOf,
  everybody,
  inTurns,
  isOver,
  Player,
  Postgres,
  ServerProcess,
  settled,
} from '@room25/test-kit/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTable, SETTINGS } from './table.ts';

/** A game and a restart for each of its steps, on a busy machine. */
const PATIENCE = 1_200_000;
/** It is killed after every step at night; by day after some, early and late ones of all kinds. */
const STEPS_TO_A_KILL = Number(process.env['STEPS_TO_A_KILL'] ?? 4);

let postgres: Postgres;

beforeAll(async () => {
  postgres = await Postgres.start();
}, PATIENCE);

afterAll(() => postgres.stop());

describe.each(['sqlite', 'postgres'] as const)('a server on %s', (kind) => {
  test(
    'is killed after steps of a game for eight, and in the middle of them',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'room25-crash-'));
      const url = kind === 'postgres' ? await postgres.newDatabase() : undefined;
      const server = await ServerProcess.start({ folder, url });
      const { id, tokens, commitment } = await openTable(server.address, SETTINGS);
      const address = (): string => server.address;
      const players = tokens.map((token) => new Player({ address, table: id, token }));
      await everybody(players, (player) => player.game !== undefined);

      const acknowledged: Command[] = [];
      const random = randomFrom('crash', 'test');
      let steps = 0;
      let kills = 0;
      let killsWhileProgramming = 0;
      while (!players.some(isOver)) {
        const player = anyOf(awaitedOf(players), random);
        const command = anyOf(player.answers, random);
        const played = player.do({ do: 'play', command });
        acknowledged.push(command);
        if (++steps % STEPS_TO_A_KILL !== 0) {
          expect(await played).toBeUndefined();
          await settled(players, player);
          continue;
        }
        // Every other time it dies before anybody can know whether it has heard.
        const before = kills % 2 === 0 && (await played) === undefined ? await settled(players, player) : undefined;
        await server.kill();
        kills++;
        if (player.table!.locked!.length > 0) killsWhileProgramming++;
        await server.start();
        expect(await played).toBeUndefined();
        await everybody(players, ({ isConnected }) => isConnected);
        const after = await settled(players, player);
        if (before !== undefined) expect(after).toEqual(before);
      }

      const record = await (await fetch(`${server.address}/api/tables/${id}/record`)).text();
      expect(await verify(record)).toMatchObject({ kind: 'right', proof: { commitment } });
      expect(inTurns(commandsOf(record))).toEqual(inTurns(acknowledged));
      expect(killsWhileProgramming).toBeGreaterThan(5);
      expect(kills - killsWhileProgramming).toBeGreaterThan(5);

      for (const player of players) player.close();
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    PATIENCE,
  );
});
