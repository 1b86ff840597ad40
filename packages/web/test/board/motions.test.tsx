// @vitest-environment happy-dom
/** Every event of whole games is shown on a real board; only what a screen moves cheaply is moved. */
import { type Event, type EventKind, seatViewer, told } from '@room25/engine';
import { newGame } from '@room25/test-kit';
import { cleanup, render } from '@testing-library/preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { loadFirstWords, loadText, text } from '../../src/app/language.ts';
import { motion } from '../../src/app/settings.ts';
import { Board } from '../../src/board/board.tsx';
import { MOTIONS } from '../../src/board/motion/motions.ts';
import { viewAfter } from '../../src/play/view-after.ts';
import { playAtRandom, SETUPS } from './games.ts';
import { StillGame } from './still-game.ts';

afterEach(cleanup);

/** Nearly all kinds of events; a few are rare. */
const MANY = 30;

/** The kinds of events that were shown, and everything that moved meanwhile. */
const show = async (seed: string): Promise<{ kinds: Set<EventKind>; moved: Set<string>; moving: Set<EventKind> }> => {
  await loadFirstWords();
  await loadText();
  const kinds = new Set<EventKind>();
  const moving = new Set<EventKind>();
  const moved = new Set<string>();
  let kind: EventKind = 'turn';
  Element.prototype.animate = (frames) => {
    moving.add(kind);
    for (const frame of frames as Keyframe[]) for (const property of Object.keys(frame)) moved.add(property);
    return {
      pause() {},
      play() {},
      cancel() {},
      effect: { updateTiming() {} },
      playState: 'running',
    } as unknown as Animation;
  };
  const still = new StillGame(newGame({ ...SETUPS[0]!, seed }), 0);
  const { container } = render(<Board game={still} onPlay={() => {}} language={text.value} />);
  // Each moment at which something happens that was not shown before.
  playAtRandom(seed, ({ game, command, seat }) => {
    const events: Event[] = [];
    const copy = game.clone();
    copy.listen((event) => events.push(told(event, seatViewer(seat))));
    copy.apply(command);
    if (events.every((event) => kinds.has(event.kind))) return kinds.size > MANY ? 'enough' : undefined;
    const viewer = seatViewer(seat);
    act(() => {
      still.viewer.value = viewer;
      still.view.value = game.view(viewer);
      still.beat.value = undefined;
    });
    for (const event of events) {
      kind = event.kind;
      const before = still.view.value;
      const after = viewAfter(before, event);
      act(() => {
        still.view.value = after;
        still.beat.value = { event, events: [event], before, after, ms: 100, isLast: false };
      });
      kinds.add(event.kind);
    }
    return undefined;
  });
  expect(container.querySelectorAll('.cell')).toHaveLength(25);
  return { kinds, moved, moving };
};

test('whole games are shown, and nothing but transform and opacity moves', async () => {
  motion.value = 'full';
  const { kinds, moved, moving } = await show('film');
  const silent = (Object.keys(MOTIONS) as EventKind[]).filter((kind) => MOTIONS[kind] === 'none');
  for (const kind of silent) expect([...moving], kind).not.toContain(kind);
  expect(kinds.size).toBeGreaterThan(MANY);
  expect(moving.size).toBeGreaterThan(20);
  expect([...moved].filter((name) => !['transform', 'opacity', 'scale', 'zIndex', 'offset'].includes(name))).toEqual(
    [],
  );
});

test('whoever wants stillness sees fades only', async () => {
  motion.value = 'reduced';
  const { moved } = await show('still');
  expect([...moved]).toEqual(['opacity']);
});
