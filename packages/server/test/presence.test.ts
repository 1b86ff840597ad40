import { randomUUID } from 'node:crypto';
import type { TableView } from '@room25/protocol';
import type { Player } from '@room25/test-kit/server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openStore } from '../src/index.ts';
import { HOST_WAITED_FOR } from '../src/table/acts/hand-over.ts';
import { isPerson, type PersonSeat } from '../src/table/table-state.ts';
import { SETTINGS, TestServer, temporaryFolder } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = (await TestServer.open()).stopClock();
});
afterAll(() => server.close());

const here = (player: Player): unknown[] =>
  player.table!.seats.map((seat) => seat.kind === 'person' && (seat.here ?? false));

describe('whoever is connected', () => {
  it('is shown to all; whoever comes again soon was never gone', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    const ada = server.player(id, tokens[0]);
    await ada.until(() => ada.table !== undefined);
    expect(here(ada).slice(0, 2)).toEqual([true, false]);
    const ben = server.player(id, tokens[1]);
    await ben.until(() => ben.connections === 1);
    await ada.until(() => here(ada)[1] === true);
    const heard = ada.heard.length;
    ben.cut();
    await ben.until(() => ben.connections === 2);
    await server.later(6_000);
    expect(here(ada)[1]).toBe(true);
    expect(ada.heard.length).toBe(heard);

    ben.close();
    const live = (await server.running.node.tables.find(id))!;
    while (live.onlookers.size > 1) await new Promise((resolve) => setTimeout(resolve, 5));
    await server.later(4_000);
    expect(here(ada)[1]).toBe(true);
    await server.later(2_000);
    await ada.until(() => here(ada)[1] === false);
    // Nobody sits in for somebody who is only gone: that is the clock's business.
    expect(ada.table!.seats[1]).not.toHaveProperty('away');
    server.player(id, tokens[1]);
    await ada.until(() => here(ada)[1] === true);
  });
});

describe('whoever goes while the server still reads or writes', () => {
  /** A server whose store waits: for as long as `held` is not let go, nothing comes back from there. */
  const slow = async (what: 'summary' | 'append') => {
    const folder = temporaryFolder();
    const store = await openStore(undefined, folder);
    const own = (await TestServer.open({ store }, folder)).stopClock();
    onTestFinished(() => own.close());
    const { id, code } = await own.post<TableView>(
      '/api/tables',
      { id: randomUUID(), settings: SETTINGS },
      await own.guest('Ada'),
    );
    const ben = await own.guest('Ben');
    const socket = await own.socket();
    let isAsked = false;
    let letGo = (): void => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    const hold = (): void => {
      const asking = vi.spyOn(store, what);
      asking.mockImplementationOnce((async (...args: never[]) => {
        asking.mockRestore();
        isAsked = true;
        await held;
        return (store[what] as (...all: never[]) => unknown)(...args);
      }) as never);
    };
    /** It goes while the store is asked; only then comes the answer. */
    const isHereAfterGoing = async (): Promise<boolean> => {
      await expect.poll(() => isAsked).toBe(true);
      const sockets = async (): Promise<string> => await (await own.send('GET', '/metrics')).text();
      socket.close();
      await expect.poll(sockets).toMatch(/^room25_sockets 0$/m);
      letGo();
      const live = (await own.running.node.tables.find(id))!;
      const seat = () => live.table.seats[1]!;
      await expect.poll(() => seat().kind).toBe('person');
      await live.readOn();
      await own.later(6_000);
      await own.later(6_000);
      return isPerson(seat()) && (seat() as PersonSeat).connection !== undefined;
    };
    return { own, id, code, ben, socket, hold, isHereAfterGoing };
  };

  it('is not here, by hello', async () => {
    const { own, id, code, ben, socket, hold, isHereAfterGoing } = await slow('summary');
    await own.do(id, ben, { do: 'sit' });
    hold();
    socket.say({ type: 'hello', table: code, as: 'seat', token: ben });
    expect(await isHereAfterGoing()).toBe(false);
  });

  it('is not here, by sitting down', async () => {
    const { id, ben, socket, hold, isHereAfterGoing } = await slow('append');
    socket.say({ type: 'hello', table: id, as: 'watch', token: ben });
    await socket.next('state');
    hold();
    socket.say({ type: 'do', id: 'sit', act: { do: 'sit' } });
    expect(await isHereAfterGoing()).toBe(false);
  });
});

describe('whoever looks on', () => {
  /** Until so many connections are here. */
  const connected = async (id: string, count: number): Promise<void> => {
    const live = (await server.running.node.tables.find(id))!;
    await expect.poll(() => live.onlookers.size).toBe(count);
  };

  it('is counted, for all to see; a second screen of somebody who sits there is not', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    const ada = server.player(id, tokens[0]);
    const watcher = server.player(id);
    await ada.until(() => ada.table?.watching === 1);
    await watcher.until(() => watcher.table?.watching === 1);
    const other = server.player(id);
    await connected(id, 3);
    await server.later(1_000);
    await ada.until(() => ada.table?.watching === 2);
    other.close();
    watcher.close();
    await connected(id, 1);
    await server.later(1_000);
    await ada.until(() => ada.table !== undefined && ada.table.watching === undefined);
  });

  it('tells nobody anything by coming and going again and again; nor does whoever plays without a socket', async () => {
    const { id, tokens } = await server.started(SETTINGS, ['Ada', 'Ben']);
    const ada = server.player(id, tokens[0]);
    const watcher = server.player(id);
    await ada.until(() => ada.table?.watching === 1);
    const known = (await server.send('GET', `/api/tables/${id}/state`, { token: tokens[1]! })).headers.get('etag')!;
    const ben = server.send('GET', `/api/tables/${id}/state?wait=25`, {
      token: tokens[1]!,
      headers: { 'if-none-match': known },
    });
    await connected(id, 3);
    const heard = ada.heard.length;
    for (let n = 0; n < 20; n++) {
      const other = server.player(id);
      await connected(id, 4);
      other.close();
      await connected(id, 3);
    }
    expect(ada.heard.length).toBe(heard);
    watcher.close();
    await connected(id, 2);
    await server.later(1_000);
    await ada.until(() => ada.table !== undefined && ada.table.watching === undefined);
    expect((await ben).status).toBe(200);
  });
});

describe('when a server is gone and another one goes on', () => {
  it('whoever does not come back is shown as gone, whoever does is not', async () => {
    const before = await TestServer.open();
    const { id, tokens } = await before.started(SETTINGS, ['Ada', 'Ben']);
    const ben = before.player(id, tokens[1]);
    await ben.until(() => ben.connections === 1);
    before.player(id, tokens[0]);
    await ben.until(() => here(ben)[0] === true);
    // It is not told who goes: it has no time to write that down.
    await before.stop();

    const after = await TestServer.open({}, before.folder);
    const ada = after.player(id, tokens[0]);
    await ada.until(() => ada.table !== undefined);
    await after.later(4_000);
    expect(here(ada).slice(0, 2)).toEqual([true, true]);
    await after.later(6_000);
    await ada.until(() => here(ada)[1] === false);
    expect(here(ada)[0]).toBe(true);
    await after.close();
  });
});

describe('a host who is cut off before the start', () => {
  it('is not waited for: whoever is there takes the table over, for itself alone', async () => {
    const { id, tokens } = await server.table(SETTINGS, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = tokens as [string, string, string];
    const host = server.player(id, ada);
    const guest = server.player(id, ben);
    await guest.until(() => guest.table !== undefined && here(guest).slice(0, 2).every(Boolean));
    expect((await server.refusal(id, ben, { do: 'handOver', seat: 1 })).code).toBe('not-host');
    host.close();
    const live = (await server.running.node.tables.find(id))!;
    while (live.onlookers.size > 1) await new Promise((resolve) => setTimeout(resolve, 5));
    await server.later(6_000);
    await guest.until(() => here(guest)[0] === false);
    expect((await server.refusal(id, ben, { do: 'handOver', seat: 1 })).code).toBe('not-host');
    await server.later(HOST_WAITED_FOR);
    expect((await server.refusal(id, ben, { do: 'handOver', seat: 2 })).code).toBe('not-host');
    expect((await server.refusal(id, cleo, { do: 'handOver', seat: 2 })).code).toBe('not-host');
    expect(await guest.do({ do: 'handOver', seat: 1 })).toBeUndefined();
    await guest.until(() => guest.table!.seats[1]!.kind === 'person' && guest.table!.seats[1]!.host === true);
  });
});
