import { describe, expect, it } from 'vitest';
import { playOut, REASONS, type Reason } from '../src/index.ts';
import { sheetAt } from './tables.ts';

describe('a reason', () => {
  it('stands behind everything that a bot does or says', () => {
    const given = new Set<Reason>();
    for (const mode of ['suspicion', 'cooperation'] as const)
      playOut(sheetAt({ edition: 'second', mode, players: 6 }, 'reasons'), {
        players: Array.from({ length: 6 }, () => 'easy' as const),
        budgets: { easy: { steps: 1 } },
        watch: ({ command, explanation }) => {
          if (command === undefined) return;
          expect(REASONS).toContain(explanation?.reason);
          given.add(explanation!.reason!);
        },
      });
    expect([...given]).toEqual(expect.arrayContaining(['truth', 'usual', 'poses', 'advises', 'replies']));
  });
});
