/** Every answer that points at something can be pointed at, part by part, and nothing else can. */
import { signal } from '@preact/signals';
import { type Command, seatViewer } from '@room25/engine';
import { expect, test } from 'vitest';
import { Picking } from '../../src/board/picking.ts';
import { hasTargets, nextParts, type Part, partsOf, settled } from '../../src/board/steps.ts';
import { playAtRandom } from './games.ts';

const MINUTES = 600_000;

/** Some parts may go without saying. */
const pickAll = (picking: Picking, command: Command): void => {
  const parts = partsOf(command);
  while (picking.parts.value.length < parts.length) picking.pick(parts[picking.parts.value.length]!);
};

test(
  'what can be reached by picking is what can be answered',
  () => {
    let longest = 0;
    playAtRandom('reach', ({ game, seat, log }) => {
      if (log.length % 32 !== 0) return;
      const answers = game.awaited.filter((who) => game.seatOf(who) === seat).flatMap((who) => game.answers(who));
      const wanted = answers.filter(hasTargets);
      const reached = new Set<Command>();
      const explore = (path: readonly Part[]): void => {
        const picking = new Picking({ view: signal(game.view(seatViewer(seat))), answers: signal(answers) });
        for (const part of path) picking.pick(part);
        if (picking.choice.value !== undefined) reached.add(picking.choice.value);
        longest = Math.max(longest, path.length);
        for (const part of nextParts(wanted, picking.parts.value)) explore([...path, part]);
      };
      explore([]);
      expect([...reached].sort()).toEqual([...new Set(wanted)].sort());
    });
    expect(longest).toBeGreaterThan(1);
  },
  MINUTES,
);

test(
  'taking back leads to where there was a choice',
  () => {
    playAtRandom('back', ({ game, seat, command, log }) => {
      if (log.length % 9 !== 0 || !hasTargets(command)) return;
      const answers = game.awaited.filter((who) => game.seatOf(who) === seat).flatMap((who) => game.answers(who));
      const picking = new Picking({ view: signal(game.view(seatViewer(seat))), answers: signal(answers) });
      pickAll(picking, command);
      expect(picking.parts.value).toEqual(partsOf(command));
      while (picking.back()) expect(picking.choice.value).toBeUndefined();
      expect(picking.parts.value).toEqual(settled(answers.filter(hasTargets), []));
    });
  },
  MINUTES,
);

test('what was chosen for one question is no choice in another', () => {
  let questions = 0;
  playAtRandom('void', ({ game, seat, command, log }) => {
    if (log.length % 9 !== 0 || !hasTargets(command)) return;
    const view = signal(game.view(seatViewer(seat)));
    const answers = signal<readonly Command[]>([command]);
    const picking = new Picking({ view, answers });
    pickAll(picking, command);
    answers.value = [];
    expect([picking.choice.value, picking.parts.value]).toEqual([undefined, []]);
    questions++;
  });
  expect(questions).toBeGreaterThan(10);
});
