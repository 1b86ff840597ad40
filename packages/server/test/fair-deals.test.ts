/** Whose numbers a deal is made of, and when they were said. */
import { randomUUID } from 'node:crypto';
import { RULES_VERSION } from '@room25/engine';
import { type Kept, markOf, seedOf, type TableView, verify } from '@room25/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairnessOf } from '../src/table/deal.ts';
import type { Body, Opened } from '../src/table/entry.ts';
import { foldAll } from '../src/table/fold.ts';
import { SETTINGS, TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const number = (digit: string): string => digit.repeat(32);

const marksOf = ({ seats }: TableView) => seats.map((seat) => (seat.kind === 'person' ? seat.mark : seat.kind));

describe('a number', () => {
  it('counts when it comes with ready or start, once; its mark is shown, and the proof holds against what was kept', async () => {
    const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
    const opening = { id: randomUUID(), settings: SETTINGS, entropy: number('0') };
    const { id, commitment } = await server.post<TableView>('/api/tables', opening, ada);
    const shown = () => server.get<TableView>(`/api/tables/${id}`, ben);
    await server.do(id, ben, { do: 'sit' });
    for (const seat of [2, 3]) await server.do(id, ada, { do: 'fill', seat, level: 'random' });
    // What the host said before there was a promise is not taken.
    expect(marksOf(await shown())).toEqual([undefined, undefined, 'bot', 'bot']);
    await server.do(id, ben, { do: 'ready', ready: true, entropy: number('b') });
    await server.do(id, ben, { do: 'ready', ready: false });
    await server.do(id, ben, { do: 'ready', ready: true, entropy: number('c') });
    expect(marksOf(await shown())).toEqual([undefined, markOf(number('b')), 'bot', 'bot']);
    await server.do(id, ada, { do: 'start', entropy: number('a') });
    expect(marksOf(await shown())).toEqual([markOf(number('a')), markOf(number('b')), 'bot', 'bot']);

    const player = server.player(id, ada);
    const isOver = (): boolean => player.table?.state === 'over';
    await player.until(() => player.table !== undefined);
    await server.do(id, ben, { do: 'leave' });
    while (!isOver()) {
      await player.until(() => player.answers.length > 0 || isOver());
      if (player.answers.length > 0) await player.do({ do: 'play', command: player.answers[0]! });
    }
    const record = await (await server.send('GET', `/api/tables/${id}/record`)).text();
    const kept: Kept = {
      commitment,
      number: number('a'),
      seat: 0,
      marks: { 1: markOf(number('b')), 2: '', 3: '' },
    };
    expect(await verify(record, kept)).toMatchObject({ kind: 'right' });
    expect(await verify(record, { ...kept, number: number('0') })).toMatchObject({ kind: 'wrong', check: 'own' });
  });

  it('is asked for anew at a rematch: nobody’s of the game before counts', async () => {
    const { id, tokens } = await server.started({ ...SETTINGS, mode: 'cooperation' }, ['Ada', 'Ben']);
    await server.do(id, tokens[1]!, { do: 'leave' });
    const player = server.player(id, tokens[0]);
    await player.until(() => player.table !== undefined);
    while (player.table!.state !== 'over') {
      await player.until(() => player.answers.length > 0 || player.table!.state === 'over');
      if (player.answers.length > 0) await player.do({ do: 'play', command: player.answers[0]! });
    }
    await server.do(id, tokens[0]!, { do: 'rematch' });
    const { rematch } = await server.get<TableView>(`/api/tables/${id}`);
    const again = await server.get<TableView>(`/api/tables/${rematch}`);
    expect(marksOf(again).filter((mark) => mark !== 'bot')).toEqual([undefined, undefined]);
    expect(again.commitment).not.toBe(player.table!.commitment);
    expect(again.seats.every((seat) => seat.kind !== 'person' || !seat.ready)).toBe(true);
  });
});

describe('a game of the time before', () => {
  const [ADA, BEN] = [0, 1];
  const OPENED: Opened = {
    kind: 'opened',
    at: 1,
    rules: RULES_VERSION,
    id: 'old',
    code: 'OLDOLD',
    by: ADA,
    request: 'open',
    settings: { ...SETTINGS, mode: 'cooperation' },
    serverSeed: 'ab'.repeat(32),
    seats: [ADA, null, { level: 'random' }, { level: 'random' }],
    entropy: number('0'),
  };
  const acts: Body[] = [
    { kind: 'act', at: 2, by: BEN, id: 'a', act: { do: 'sit', entropy: number('1') } },
    { kind: 'act', at: 3, by: BEN, id: 'b', act: { do: 'ready', ready: true, entropy: number('2') } },
    { kind: 'act', at: 4, by: ADA, id: 'c', act: { do: 'start' } },
  ];

  it('is dealt as it was: the host’s number of the opening counts, and the last one of each', () => {
    const table = foldAll(undefined, [OPENED, ...acts])!;
    const fairness = fairnessOf(table);
    expect(fairness.entropies).toEqual([number('0'), number('2'), undefined, undefined]);
    expect(table.play!.game.seed).toBe(seedOf(fairness));
    const now = foldAll(undefined, [{ ...OPENED, firstNumbers: true }, ...acts])!;
    expect(fairnessOf(now).entropies[1]).toBe(number('1'));
  });
});
