/** Tables outlive the rules that they were opened by; and a log that its rules refuse is told as that. */
import { BotPool } from '@room25/bots/pool';
import { command as commandOf, playScript, randomFrom, readFile, VERB, whoOf } from '@room25/engine';
import { verify } from '@room25/protocol';
import type { Player } from '@room25/test-kit/server';
import { describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import type { Body, Opened } from '../src/table/entry.ts';
import { foldAll } from '../src/table/fold.ts';
import { summaryOf } from '../src/table/summary.ts';
import { SETTINGS, TestServer } from './test-server.ts';

const OLD = { id: 'a-table-of-old', code: 'ZZZZZZ' };

/** The same log as that of another table, in another's name and changed. */
const copied = async (
  server: TestServer,
  id: string,
  change: (bodies: readonly Body[]) => readonly Body[],
): Promise<void> => {
  const store = await openStore(undefined, server.folder);
  const bodies = (await store.read(id, 1)).map(({ body }) => body as Body);
  const [opening, ...rest] = change(bodies);
  const summary = { ...summaryOf(foldAll(undefined, bodies)!), newcomers: await store.people(id), ...OLD };
  await store.append(OLD.id, 1, [{ ...(opening as Opened), ...OLD }, ...rest], summary);
  await store.close();
};

/** Plays any legal answer, so many times or until the game is over. */
const playOn = async (player: Player, seed: string, times = Number.POSITIVE_INFINITY): Promise<void> => {
  const random = randomFrom(seed, 'test');
  const isOver = (): boolean => player.table?.state === 'over';
  await player.until(() => player.game !== undefined);
  for (let played = 0; played < times && !isOver(); played++) {
    await player.until(() => player.answers.length > 0 || isOver());
    const { answers } = player;
    if (answers.length === 0) continue;
    const refusal = await player.do({ do: 'play', command: answers[random.below(answers.length)]! });
    if (refusal) throw new Error(JSON.stringify(refusal));
  }
};

describe('a table of version 1', () => {
  it('begins, outlives a restart in the middle, and ends with its bots by its rules', async () => {
    const server = await TestServer.open();
    const { id, tokens } = await server.table(SETTINGS, ['Ada']);
    await server.stop();
    await copied(server, id, ([opening, ...rest]) => [{ ...(opening as Opened), rules: 1 }, ...rest]);

    const first = await TestServer.open({ pool: new BotPool(1) }, server.folder);
    await first.do(OLD.id, tokens[0]!, { do: 'start' });
    await playOn(first.player(OLD.id, tokens[0]), 'first half', 6);
    expect((await first.running.node.tables.find(OLD.id))!.table.play!.game.rules).toBe(1);
    await first.stop();

    const second = await TestServer.open({ pool: new BotPool(1) }, server.folder);
    const ada = second.player(OLD.id, tokens[0]);
    await playOn(ada, 'second half');
    expect(ada.table?.state).toBe('over');
    const record = await (await second.send('GET', `/api/tables/${OLD.id}/record`)).text();
    const [source] = readFile(record).games;
    expect(source!.rules).toBe(1);
    const { game, failures } = await playScript(source!);
    expect(failures).toEqual([]);
    expect(game!.rules).toBe(1);
    expect(await verify(record)).toMatchObject({ kind: 'right' });
    expect(await second.get(`/api/tables/${OLD.id}/result`)).toMatchObject({ result: game!.outcome!.result });
    expect(await second.get(`/api/tables/${OLD.id}/replay/everyone`)).toHaveProperty('steps');
    expect(await second.get(`/api/tables/${OLD.id}/thoughts`)).toHaveProperty('thoughts');
    // No bot failed, so none was stood in for.
    expect(await (await second.send('GET', '/metrics')).text()).not.toMatch(/^room25_errors_total\{.*\} [1-9]/m);
    await second.close();
  });
});

describe('a log that its rules refuse', () => {
  it('is told as that, and holds up no other table', async () => {
    const server = await TestServer.open();
    const { id, tokens } = await server.started(SETTINGS, ['Ada']);
    const ada = server.player(id, tokens[0]);
    await playOn(ada, 'broken', 1);
    await server.stop();
    // As if her move had been another, in a slot that is not hers.
    await copied(server, id, (bodies) =>
      bodies.map((body) =>
        body.kind === 'act' && body.act.do === 'play'
          ? { ...body, act: { do: 'play', command: commandOf(whoOf(body.act.command), VERB.wait) } }
          : body,
      ),
    );
    const again = await TestServer.open({}, server.folder);
    const answer = await again.send('GET', `/api/tables/${OLD.id}/state`, { token: tokens[0]! });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'broken-log', reason: expect.stringMatching(/entry \d+/) });
    const socket = await again.socket();
    socket.say({ type: 'hello', table: OLD.id, as: 'seat', token: tokens[0]! });
    expect(await socket.next('refused')).toMatchObject({ code: 'broken-log' });
    expect(await again.get(`/api/tables/${id}`)).toMatchObject({ state: 'playing' });
    await again.close();
  });
});
