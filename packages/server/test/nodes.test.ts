/** Several processes on one PostgreSQL are one server, also while some of them die. */
import { randomUUID } from 'node:crypto';
import { type Command, randomFrom } from '@room25/engine';
import { type TableView, verify } from '@room25/protocol';
import {
  anyOf,
  awaitedOf,
  commandsOf,
  everybody,
  inTurns,
  isOver,
  isProgram,
  Player,
  Postgres,
  ServerProcess,
  settled,
} from '@room25/test-kit/server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/index.ts';
import { openTable, SETTINGS } from './table.ts';
import { SETTINGS as HOUSE_SETTINGS, TestServer } from './test-server.ts';

const PATIENCE = 600_000;
const NODES = 3;

let postgres: Postgres;
let servers: ServerProcess[];
const players: Player[] = [];

beforeAll(async () => {
  postgres = await Postgres.start();
  const url = await postgres.newDatabase();
  servers = await Promise.all(Array.from({ length: NODES }, () => ServerProcess.start({ folder: '', url })));
}, PATIENCE);

afterEach(() => {
  for (const player of players.splice(0)) player.close();
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
}, PATIENCE);

/** Each seat begins at another process, and at each new connection goes to the next: nothing sticks to any of them. */
const sit = (table: string, tokens: readonly string[]): Player[] => {
  const seated = tokens.map((token, seat) => {
    let turn = seat;
    return new Player({ address: () => servers[turn++ % NODES]!.address, table, token });
  });
  players.push(...seated);
  return seated;
};

const recordOf = async (table: string): Promise<string> =>
  (await fetch(`${servers[0]!.address}/api/tables/${table}/record`)).text();

interface State {
  readonly events: { readonly list: readonly unknown[] };
  readonly table: TableView;
}

const stateOf = async (table: string): Promise<State> => {
  const response = await fetch(`${servers[1]!.address}/api/tables/${table}/state?as=watch`);
  return (await response.json()) as State;
};

describe('three processes on one PostgreSQL', () => {
  test(
    'play one game, while one is killed and another is told to stop, and both come back',
    async () => {
      const { id, tokens, commitment } = await openTable(servers[0]!.address, SETTINGS);
      const seated = sit(id, tokens);
      await everybody(seated, ({ game }) => game !== undefined);
      const random = randomFrom('nodes', 'test');
      const acknowledged: Command[] = [];
      const incidents = [
        () => servers[0]!.kill(),
        () => servers[1]!.stop(),
        () => servers[0]!.start(),
        () => servers[1]!.start(),
        () => servers[2]!.kill(),
        () => servers[2]!.start(),
      ];
      for (let step = 0; !seated.some(isOver); step++) {
        const player = anyOf(awaitedOf(seated), random);
        const command = anyOf(player.answers, random);
        const played = player.do({ do: 'play', command });
        acknowledged.push(command);
        if (step % 2 === 1) await incidents.shift()?.();
        expect(await played).toBeUndefined();
        await everybody(seated, ({ isConnected }) => isConnected);
        await settled(seated, player);
      }
      expect(incidents).toEqual([]);
      const record = await recordOf(id);
      expect(await verify(record)).toMatchObject({ kind: 'right', proof: { commitment } });
      expect(inTurns(commandsOf(record))).toEqual(inTurns(acknowledged));
    },
    PATIENCE,
  );

  test(
    'that are given the last locks at once reveal once; a request that reaches two of them counts once',
    async () => {
      const { id, tokens } = await openTable(servers[0]!.address, SETTINGS);
      const seated = sit(id, tokens);
      await everybody(seated, ({ game }) => game !== undefined);
      const random = randomFrom('locks', 'test');
      const acknowledged: Command[] = [];
      let reveals = 0;
      while (!seated.some(isOver)) {
        const awaited = awaitedOf(seated);
        const isProgramming = isProgram(awaited[0]!.answers[0]!);
        // All at once, each by its own process, and each by another one as well.
        const acting = isProgramming ? awaited : awaited.slice(0, 1);
        const played = await Promise.all(
          acting.map(async (player) => {
            const command = anyOf(player.answers, random);
            const seat = seated.indexOf(player);
            const sendings = [0, 1].map((n) => ({ node: servers[(seat + n) % NODES]!, token: tokens[seat]! }));
            const request = { id: randomUUID(), act: { do: 'play', command } };
            const answers = await Promise.all(sendings.map(({ node, token }) => post(node, { id, token, request })));
            expect(answers).toEqual([200, 200]);
            return command;
          }),
        );
        acknowledged.push(...played);
        if (isProgramming) reveals++;
        const { events, table } = await stateOf(id);
        await everybody(
          seated,
          (player) =>
            player.events.length === events.list.length && player.table?.locked?.length === table.locked?.length,
        );
      }
      expect(reveals).toBeGreaterThan(0);
      const record = await recordOf(id);
      expect(await verify(record)).toMatchObject({ kind: 'right' });
      expect(inTurns(commandsOf(record))).toEqual(inTurns(acknowledged));
    },
    PATIENCE,
  );

  test(
    'show as gone who was connected to one that is no more, and nobody else',
    async () => {
      const url = await postgres.newDatabase();
      const open = async (): Promise<TestServer> => TestServer.open({ store: await openStore(url, '') });
      const [one, other] = [await open(), await open()];
      const { id, tokens: people } = await one.started(HOUSE_SETTINGS, ['Ada', 'Ben']);
      const ada = one.player(id, people[0]);
      other.player(id, people[1]);
      const isBenHere = (): boolean => ada.table?.seats[1]?.kind === 'person' && ada.table.seats[1].here === true;
      await ada.until(isBenHere);
      for (let look = 0; look < 3; look++) await one.later(6_000);
      expect(isBenHere()).toBe(true);
      await other.close();
      await expect.poll(() => one.later(6_000).then(isBenHere), { timeout: PATIENCE }).toBe(false);
      await one.close();
    },
    PATIENCE,
  );
});

interface Sending {
  readonly id: string;
  readonly token: string;
  readonly request: object;
}

const post = async ({ address }: ServerProcess, { id, token, request }: Sending): Promise<number> => {
  const response = await fetch(`${address}/api/tables/${id}/do`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(request),
  });
  return response.status;
};
