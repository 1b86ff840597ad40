import { randomFrom } from '@room25/engine';
import { PHRASES } from '@room25/protocol';
import { describe, expect, it } from 'vitest';
import { actBar } from '../src/table/acts/index.ts';
import { missingOf } from '../src/table/awaited.ts';
import type { Body, KeptAct, Opened } from '../src/table/entry.ts';
import { fold, foldAll } from '../src/table/fold.ts';
import { Growing } from '../src/table/growing.ts';
import { botOf, type TableState } from '../src/table/table-state.ts';
import { stuffedLog } from './stuffed-log.ts';

/** A log of whatever may happen at a table, and the table after each of its entries. */
const anyLog = (seed: string, length: number): { readonly bodies: readonly Body[]; readonly tables: TableState[] } => {
  const random = randomFrom(seed, 'any log');
  const [opening, ...begin] = stuffedLog(320).bodies.slice(0, 6) as [Opened, ...Body[]];
  const clock = { kind: 'live', program: 60, action: 30 } as const;
  const bodies: Body[] = [{ ...opening, settings: { ...opening.settings, clock } }, ...begin];
  const tables: TableState[] = [];
  for (const body of bodies) tables.push(fold(tables.at(-1), body));
  const anyOf = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  while (bodies.length < length && tables.at(-1)!.play?.ended === undefined) {
    const table = tables.at(-1)!;
    const { game } = table.play!;
    const seat = random.below(4);
    const at = table.at + random.below(20_000) - (random.below(20) === 0 ? 60_000 : 0);
    const acts: readonly KeptAct[] = [
      ...(game.legal(seat).length > 0 ? [{ do: 'play', command: anyOf(game.legal(seat)) } as const] : []),
      ...missingOf(table, seat).map((who) => ({ do: 'play', command: anyOf(game.answers(who)) }) as const),
      ...([{ do: 'leave' }, { do: 'back' }, { do: 'unlock' }, { do: 'phrase', phrase: PHRASES[0] }] as const),
    ];
    const isAway = botOf(table.seats[seat]) !== undefined;
    const asked = isAway ? missingOf(table, seat).flatMap((who) => game.answers(who)) : [];
    const body = anyOf<Body>([
      ...acts.map((act): Body => ({ kind: 'act', at, by: seat, id: `${bodies.length}`, act })),
      ...asked.slice(0, 8).map((command): Body => ({ kind: 'bot', at, seat, command })),
      { kind: 'came', at, seat, line: `${random.below(3)}` },
      { kind: 'went', at, seat, line: `${random.below(3)}` },
      { kind: 'clock', at },
      ...(isAway ? [] : [{ kind: 'timeout', at, seats: [seat] } as const]),
    ]);
    if (body.kind === 'act' && actBar(table, body)) continue;
    bodies.push(body);
    tables.push(fold(table, body));
  }
  return { bodies, tables };
};

/** Everything about it. */
const textOf = ({ play, chat, ledger, ...table }: TableState): string =>
  JSON.stringify({
    ...table,
    chat: chat.from(0),
    ledger: ledger.map(({ requests, ...account }) => ({ ...account, requests: requests.from(0) })),
    play: play && {
      ...play,
      game: play.game.save(),
      events: play.events.from(0),
      commands: play.commands.from(0),
      locks: [...play.locks],
    },
  });

describe('a list that only grows', () => {
  it('keeps every older version as it was, whichever of them grows', () => {
    const random = randomFrom('growing', 'test');
    const versions: { readonly list: Growing<number>; readonly plain: readonly number[] }[] = [
      { list: new Growing(), plain: [] },
    ];
    for (let step = 0; step < 300; step++) {
      const { list, plain } = versions[Math.max(0, versions.length - 1 - random.below(4))]!;
      const news = Array.from({ length: random.below(4) }, () => random.below(1000));
      versions.push({ list: list.with(news), plain: [...plain, ...news] });
    }
    for (const { list, plain } of versions) {
      expect(list.from(0)).toEqual(plain);
      expect(list.length).toBe(plain.length);
      expect(list.from(plain.length >> 1)).toEqual(plain.slice(plain.length >> 1));
      expect(list.at(plain.length)).toBeUndefined();
    }
  });

  it('is not copied when it grows one by one', () => {
    const first = new Growing<number>();
    let list = first;
    for (let n = 0; n < 100; n++) list = list.with([n]);
    expect(list.continues(first)).toBe(true);
    expect(first.with([1]).continues(list)).toBe(false);
  });
});

describe('a table', () => {
  it('does not copy what happened, was played or was said for each entry of its log', () => {
    const { bodies } = stuffedLog(600);
    const half = foldAll(undefined, bodies.slice(0, 200))!;
    const whole = foldAll(half, bodies.slice(200))!;
    expect(whole.play!.events.continues(half.play!.events)).toBe(true);
    expect(whole.play!.commands.continues(half.play!.commands)).toBe(true);
    expect(whole.chat.continues(half.chat)).toBe(true);
    // And what was believed before is still what it was.
    expect(foldAll(undefined, bodies.slice(0, 200))!.play!.events.from(0)).toEqual(half.play!.events.from(0));
  });

  it('is the same whether its entries come one by one or all at once, and what was known stays as it was', () => {
    const { bodies } = stuffedLog(600);
    const oneByOne = bodies.reduce<TableState | undefined>(fold, undefined)!;
    const half = foldAll(undefined, bodies.slice(0, 200))!;
    const before = half.play!.game.save();
    const whole = foldAll(half, bodies.slice(200))!;
    const plain = ({ play, ...table }: TableState) => ({ ...table, play: { ...play, game: play!.game.save() } });
    expect(plain(whole)).toEqual(plain(oneByOne));
    expect(half.play!.game.save()).toEqual(before);
  });

  it('is the same in any pages, whatever people do, with clocks that jump; and no page changes what was known', () => {
    for (const seed of ['one', 'two', 'three']) {
      const random = randomFrom(seed, 'pages');
      const { bodies, tables } = anyLog(seed, 400);
      let known: TableState | undefined;
      for (let from = 0; from < bodies.length; ) {
        const page = 1 + random.below(60);
        const before = known && textOf(known);
        const next = foldAll(known, bodies.slice(from, from + page))!;
        if (known) expect(textOf(known)).toBe(before);
        known = next;
        from += page;
        expect(textOf(known)).toBe(textOf(tables[Math.min(from, bodies.length) - 1]!));
      }
      expect(new Set(bodies.map((body) => (body.kind === 'act' ? body.act.do : body.kind))).size).toBeGreaterThan(10);
    }
  });
});
