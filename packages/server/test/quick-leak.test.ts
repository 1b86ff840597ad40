/** The leak law for quick games: what is told of their open seats, and which of them is drawn, hangs on nothing that is secret. */
import { type Game, randomFrom, SPECTATOR, seatViewer } from '@room25/engine';
import { expect, test } from 'vitest';
import { applyAct } from '../src/table/acts/index.ts';
import { fold } from '../src/table/fold.ts';
import { drawnSeat, QUICK_SETTINGS } from '../src/table/quick.ts';
import { eventsFor, gameView, tableView } from '../src/table/show.ts';
import { summaryOf } from '../src/table/summary.ts';
import type { TableState } from '../src/table/table-state.ts';

const GAMES = 60;

const begun = (n: number): TableState => {
  const seats = [0, 1, null, null, null, null];
  const opened = { kind: 'opened', at: 1, rules: 2, id: `t${n}`, code: `C${n}`, by: 0, request: 'quick' } as const;
  const serverSeed = String(n).padStart(64, '0');
  const table = fold(undefined, {
    ...opened,
    settings: QUICK_SETTINGS,
    serverSeed,
    firstNumbers: true,
    seats,
    quick: n,
  });
  return fold(table, { kind: 'begun', at: 2 });
};

const joined = (table: TableState, seat: number): TableState =>
  applyAct(table, { by: 2, act: { do: 'join', seat }, at: 3 });

const rolesIn = (game: Game): string =>
  game.cast
    .map((who) => game.view(seatViewer(game.seatOf(who))).cast.find((one) => one.seat === game.seatOf(who))?.role)
    .join();

test('before and after somebody comes late, another world that looks the same is told the same', () => {
  let differing = 0;
  const drawn = new Set<string | undefined>();
  for (let n = 1; n <= GAMES; n++) {
    const table = begun(n);
    const { play } = table;
    const seat = drawnSeat(table)!;
    expect(table.seats[seat]!.kind).toBe('bot');
    const roleAt = play!.game.view(seatViewer(seat)).cast.find((one) => one.seat === seat)?.role;
    drawn.add(roleAt);
    // What is told to all, and the lot, are the same whoever has which role.
    const forAll: TableState = {
      ...table,
      play: { ...play!, game: play!.game.imagine(SPECTATOR, randomFrom(`${n}`, 'all')) },
    };
    expect(drawnSeat(forAll)).toBe(seat);
    for (const [one, other] of [
      [table, forAll],
      [joined(table, seat), joined(forAll, seat)],
    ] as const) {
      expect(summaryOf(other)).toEqual(summaryOf(one));
      expect(tableView(other, 'spectator')).toEqual(tableView(one, 'spectator'));
      expect(gameView(other, 'spectator')).toEqual(gameView(one, 'spectator'));
    }
    // Whoever came late knows what that seat knows, and of the others nothing.
    const forSeat: TableState = {
      ...table,
      play: { ...play!, game: play!.game.imagine(seatViewer(seat), randomFrom(`${n}`, 'seat')) },
    };
    const [mine, theirs] = [joined(table, seat), joined(forSeat, seat)];
    expect(gameView(theirs, seat)).toEqual(gameView(mine, seat));
    expect(eventsFor(theirs, seat, 0)).toEqual(eventsFor(mine, seat, 0));
    differing += rolesIn(forAll.play!.game) === rolesIn(play!.game) ? 0 : 1;
  }
  // Worlds that are the same would show nothing, and the lot falls on prisoners and guards.
  expect(differing).toBeGreaterThan(GAMES / 4);
  expect(drawn).toEqual(new Set(['prisoner', 'guard']));
});
