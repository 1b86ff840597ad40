import { randomFrom } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { fold, foldAll } from '../src/table/fold.ts';
import { Growing } from '../src/table/growing.ts';
import type { TableState } from '../src/table/table-state.ts';
import { stuffedLog } from './stuffed-log.ts';

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
});
