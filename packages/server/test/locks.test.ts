import { actionsIn, type Command, VERB, verbOf } from '@room25/engine';
import type { Player } from '@room25/test-kit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '../src/table/entry.ts';
import { fold } from '../src/table/fold.ts';
import type { PersonSeat } from '../src/table/table-state.ts';
import { SETTINGS, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

/** Four people, after their clues: everybody programs. */
const programming = async (): Promise<Player[]> => {
  const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben', 'Cleo', 'Dan']);
  const players = tokens.map((token) => server.player(id, token));
  for (const player of players) {
    await player.until(() => player.answers.length > 0);
    expect(await player.do({ do: 'play', command: player.answers.find((code) => verbOf(code) === VERB.clue)! })).toBe(
      undefined,
    );
  }
  for (const player of players) await player.until(() => player.game?.view.phase === 'programming');
  return players;
};

const nameOf = (player: Player): string => player.game!.view.cast.find(({ seat }) => seat === player.table!.you)!.name;

describe('programs', () => {
  it('can be changed until all are locked; others see who has locked, never what', async () => {
    const [ada, ben, cleo, dan] = (await programming()) as [Player, Player, Player, Player];
    const [first, second] = [ada.answers[0]!, ada.answers.at(-1)!];
    await ada.do({ do: 'play', command: first });
    await ben.until(() => ben.table!.locked!.length === 1);
    expect(ben.table!.locked).toEqual([nameOf(ada)]);
    expect(ada.game!.locked).toEqual([first]);

    const before = ben.heard.length;
    await ada.do({ do: 'play', command: second });
    expect(ada.game!.locked).toEqual([second]);
    await ada.do({ do: 'unlock' });
    await ben.until(() => ben.table!.locked!.length === 0);
    // That the lock was changed told nobody anything; only that it was taken back.
    expect(ben.heard.length).toBe(before + 1);
    expect(JSON.stringify(ben.game)).not.toContain('"program":');
    await ada.do({ do: 'play', command: first });
    await ada.do({ do: 'play', command: second });
    // The same again is nothing that has to be written down.
    const live = (await server.running.node.tables.find(ada.table!.id))!;
    const { seq } = live.table;
    expect(await ada.do({ do: 'play', command: second })).toBeUndefined();
    expect(live.table.seq).toBe(seq);

    for (const player of [ben, cleo, dan]) await player.do({ do: 'play', command: player.answers[0]! });
    await dan.until(() => dan.game!.view.phase === 'acting');
    await ada.until(() => ada.game!.view.phase === 'acting');
    const { program } = ada.game!.view.cast.find(({ name }) => name === nameOf(ada))!;
    expect(program?.[0]).toBe(actionsIn(second)[0]);
    expect(actionsIn(first)[0]).not.toBe(actionsIn(second)[0]);
    expect(ada.table!.locked).toEqual([]);
    expect((await ada.do({ do: 'unlock' }))?.code).toBe('not-now');
  });

  it('of people and of bots are changed without a trace in the lists', async () => {
    const [ada] = (await programming()) as [Player];
    const { table } = (await server.running.node.tables.find(ada.table!.id))!;
    const [first, second] = [ada.answers[0]!, ada.answers.at(-1)!];
    const by = (table.seats[0] as PersonSeat).visitor;
    const byAda = (command: Command, at: number): Body => ({
      ...{ kind: 'act', at, by, id: String(at) },
      act: { do: 'play', command },
    });
    const locked = fold(table, byAda(first, table.at + 1000));
    expect(locked.updated).toBe(table.at + 1000);
    const later = locked.at + 1000;
    const changes: Body[] = [byAda(second, later), { kind: 'bot', at: later, seat: 0, command: second }];
    for (const change of changes) expect(fold(locked, change).updated, change.kind).toBe(locked.updated);
  });

  it('are revealed in the order of the seats, whoever was last', async () => {
    const players = await programming();
    for (const player of [...players].reverse()) await player.do({ do: 'play', command: player.answers[0]! });
    await players[0]!.until(() => players[0]!.game!.view.phase === 'acting');
    const programmed = players[0]!.events.flatMap((event) => (event.kind === 'programmed' ? event.seats : []));
    expect(programmed).toEqual([0, 1, 2, 3]);
  });
});

describe('a request', () => {
  it('that is sent twice counts once and gets the same answer, also from the server after a restart', async () => {
    const first = await TestServer.open();
    const { id, tokens } = await first.started(SETTINGS, ['Ada', 'Ben', 'Cleo', 'Dan']);
    const request = { id: 'my-request-1', act: { do: 'say', text: 'Hello!' } };
    const say = (at: TestServer): Promise<unknown> => at.post(`/api/tables/${id}/do`, request, tokens[0]);
    const answers = [await say(first), ...(await Promise.all([say(first), say(first)]))];
    await first.stop();
    const second = await TestServer.open({}, first.folder);
    answers.push(await say(second));
    expect(answers).toEqual(answers.map(() => ({ type: 'done', id: 'my-request-1' })));
    const ben = second.player(id, tokens[1]);
    await ben.until(() => ben.table !== undefined);
    expect(ben.chat).toMatchObject([{ text: 'Hello!' }]);
    // Somebody else's request of that name is another.
    await second.post(`/api/tables/${id}/do`, request, tokens[1]);
    await ben.until(() => ben.chat.length === 2);
    await second.close();
  });
});

describe('refusals', () => {
  it('name the rule', async () => {
    const [ada, ben] = (await programming()) as [Player, Player];
    const own = nameOf(ada);
    const refusalOf = async (command: string | number) => ada.do({ do: 'play', command });
    expect(await refusalOf(`${own}: move c2`)).toMatchObject({ code: 'rule', rule: 'WORD-TURN' });
    expect(await refusalOf(`${own}: clue none`)).toMatchObject({ code: 'rule', rule: 'SET-CLUE' });
    expect(await refusalOf(`${own}: signal e5 red`)).toMatchObject({ code: 'rule', rule: 'COMM-DANGER' });
    expect(await refusalOf(`${own}: program look look`)).toMatchObject({
      code: expect.stringMatching('rule|malformed'),
    });
    expect(await refusalOf(`${own}: dance`)).toMatchObject({ code: 'malformed' });
    expect(await refusalOf(ben.answers[0]!)).toMatchObject({ code: 'not-yours' });
    expect(await refusalOf(`bruce: move c2`)).toMatchObject({ code: 'not-yours' });
    const refusal = await refusalOf(`${own}: reveal`);
    expect(refusal?.reason.length).toBeGreaterThan(10);
  });

  it('out of turn', async () => {
    const players = await programming();
    for (const player of players) await player.do({ do: 'play', command: player.answers[0]! });
    const names = players.map(nameOf);
    for (const player of players) await player.until(() => player.game!.view.phase === 'acting');
    const waiting = players.find((player) => player.answers.length === 0)!;
    const name = names[players.indexOf(waiting)];
    expect(await waiting.do({ do: 'play', command: `${name}: move c2` })).toMatchObject({ rule: 'ACT-ORDER' });
  });
});
