import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, SETTINGS } from './house.ts';
import type { Player } from './player.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const here = (player: Player): unknown[] =>
  player.table!.seats.map((seat) => seat.kind === 'person' && (seat.here ?? false));

describe('who is connected', () => {
  it('is shown to all; who comes again soon was never gone', async () => {
    const { id, tokens } = await house.started(SETTINGS, ['Ada', 'Ben']);
    const ada = house.player(id, tokens[0]);
    await ada.until(() => ada.table !== undefined);
    expect(here(ada).slice(0, 2)).toEqual([true, false]);
    const ben = house.player(id, tokens[1]);
    await ben.until(() => ben.connections === 1);
    await ada.until(() => here(ada)[1] === true);
    const heard = ada.heard.length;
    ben.cut();
    await ben.until(() => ben.connections === 2);
    await house.later(6_000);
    expect(here(ada)[1]).toBe(true);
    expect(ada.heard.length).toBe(heard);

    ben.close();
    const live = (await house.server.node.tables.find(id))!;
    while (live.onlookers.size > 1) await new Promise((resolve) => setTimeout(resolve, 5));
    await house.later(4_000);
    expect(here(ada)[1]).toBe(true);
    await house.later(2_000);
    await ada.until(() => here(ada)[1] === false);
    // Nobody sits in for who is only gone: that is the clock's business.
    expect(ada.table!.seats[1]).not.toHaveProperty('away');
    house.player(id, tokens[1]);
    await ada.until(() => here(ada)[1] === true);
  });
});
