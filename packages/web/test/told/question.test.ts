/** What is asked for the part of an action that comes next. */
import { expect, test } from 'vitest';
import type { Part } from '../../src/board/steps.ts';
import { askFor, boardHint } from '../../src/told/question.ts';
import { table } from '../../src/words/en/table.ts';

const { act } = table;
const asked = (...parts: readonly Part[]): string => askFor(parts, [{ kind: 'whom', who: 3 }], act);

test('whom a push is for is asked as a push, a robot’s too', () => {
  expect(asked({ kind: 'verb', verb: 'push' })).toBe(act.asks.pushed);
  expect(asked({ kind: 'verb', verb: 'chooseOrder' }, { kind: 'cell', cell: 4 })).toBe(act.asks.pushed);
  expect(asked({ kind: 'verb', verb: 'carry' })).toBe(act.asks.whom);
  expect(asked({ kind: 'verb', verb: 'push' }, { kind: 'whom', who: 2 })).toBe(act.asks.another);
});

test('the board is pointed to only if something can be chosen on it', () => {
  expect(boardHint([{ kind: 'cell', cell: 4 }], act)).toContain(act.possible(1));
  expect(boardHint([], act)).toBe('');
  expect(boardHint([{ kind: 'verb', verb: 'push' }], act)).toBe('');
});
