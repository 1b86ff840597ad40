/** Every answer that points at something can be pointed at, part by part, and nothing else can. */
import { signal } from '@preact/signals';
import { type Command, seatViewer } from '@room25/engine';
import { expect, test } from 'vitest';
import { Picking } from '../../src/board/picking.ts';
import { hasTargets, nextParts, type Part, settled } from '../../src/board/steps.ts';
import { playAtRandom } from './games.ts';

const MINUTE = 60_000;

test(
  'what can be reached by picking is what can be answered',
  () => {
    let longest = 0;
    playAtRandom('reach', ({ game, seat, log }) => {
      if (log.length % 32 !== 0) return;
      const answers = game.awaited.filter((who) => game.seatOf(who) === seat).flatMap((who) => game.answers(who));
      const wanted = answers.filter(hasTargets);
      const reached = new Set<Command>();
      const choice = signal<Command | undefined>(undefined);
      const explore = (path: readonly Part[]): void => {
        const picking = new Picking({ view: signal(game.view(seatViewer(seat))), answers: signal(answers) }, choice);
        picking.clear();
        for (const part of path) picking.pick(part);
        if (choice.value !== undefined) reached.add(choice.value);
        longest = Math.max(longest, path.length);
        for (const part of nextParts(wanted, picking.parts.value)) explore([...path, part]);
      };
      explore([]);
      expect([...reached].sort()).toEqual([...new Set(wanted)].sort());
    });
    expect(longest).toBeGreaterThan(1);
  },
  MINUTE,
);

test(
  'taking back leads to where there was a choice',
  () => {
    playAtRandom('back', ({ game, seat, command, log }) => {
      if (log.length % 9 !== 0 || !hasTargets(command)) return;
      const answers = game.awaited.filter((who) => game.seatOf(who) === seat).flatMap((who) => game.answers(who));
      const choice = signal<Command | undefined>(command);
      const picking = new Picking({ view: signal(game.view(seatViewer(seat))), answers: signal(answers) }, choice);
      while (picking.back()) expect(choice.value).toBeUndefined();
      expect(picking.parts.value).toEqual(settled(answers.filter(hasTargets), []));
    });
  },
  MINUTE,
);
