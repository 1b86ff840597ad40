// @vitest-environment happy-dom
/** When a room opens, everybody sees which words about it were true. */
import { signal } from '@preact/signals';
import { SPECTATOR, type View, type Viewer } from '@room25/engine';
import { newGame } from '@room25/test-kit';
import { loadLanguage } from '@room25/text';
import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { OpenedClaims } from '../../src/board/opened-claims.tsx';
import { Clock } from '../../src/play/pace.ts';
import type { Beat, ShownGame, Told } from '../../src/play/played-game.ts';

afterEach(cleanup);

const language = await loadLanguage('en');

const shown = (memory: boolean) => {
  const seen = newGame({ edition: 'second', mode: 'suspicion', players: 6, seed: 'opened' }).view(SPECTATOR);
  const before: View = {
    ...seen,
    options: { ...seen.options, memory },
    board: seen.board.map((room) =>
      room.cell === 'b3'
        ? {
            ...room,
            signals: [
              { seat: 1, colour: 'green' },
              { seat: 2, colour: 'red' },
              { seat: 3, colour: 'green' },
            ],
          }
        : room,
    ),
  };
  const beat = signal<Beat | undefined>(undefined);
  const game: ShownGame = {
    viewer: signal<Viewer>(SPECTATOR),
    view: signal(before),
    beat,
    log: signal<readonly Told[]>([]),
    seats: [],
    pace: new Clock(),
  };
  const { container } = render(<OpenedClaims game={game} language={language} />);
  const event = { kind: 'revealed', cell: 'b3', room: 'TR', rule: 'WORD-ENTER' } as const;
  beat.value = {
    event,
    events: [event],
    before,
    after: before,
    ms: 100,
    isLast: false,
  };
  return container;
};

test('true words are ticked, false ones cracked', async () => {
  const container = shown(true);
  await waitFor(() => expect(container.querySelectorAll('.opened-claims-word')).toHaveLength(2));
  const [green, red] = container.querySelectorAll('.opened-claims-word');
  expect(green!.className).toContain('false');
  expect(green!.textContent).toContain('≠');
  expect(red!.className).not.toContain('false');
});

test('those who said the same share a capsule, so that a crowd does not cover the board', async () => {
  const container = shown(true);
  await waitFor(() => expect(container.querySelector('.opened-claims-word')).not.toBeNull());
  const heads = [...container.querySelectorAll('.opened-claims-word')].map(
    (word) => word.querySelectorAll('.pawn').length,
  );
  expect(heads).toEqual([2, 1]);
});

test('nothing is compared where the table does not help the memory', async () => {
  const container = shown(false);
  await new Promise((done) => setTimeout(done, 0));
  expect(container.querySelector('.opened-claims-word')).toBeNull();
});
