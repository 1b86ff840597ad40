import { type Edition, type Event, type Mode, randomFrom, seatViewer, told, type View } from '@room25/engine';
import { newGame } from '@room25/test-kit';
import { describe, expect, it } from 'vitest';
import { viewAfter } from '../../src/play/view-after.ts';

/** What the eye follows; the rest is shown when the game rests. */
const seen = ({ board, cast, dead, turn, turnsLeft, alarm, key, moved, outcome }: View) => ({
  board: board.map(({ axis, ...room }) => ({ ...room, axis: axis !== undefined })),
  cast: cast.map(({ name, cell, role, shown, hiding, punished, trapped, entered }) => {
    return { name, cell, role, shown, hiding, punished, trapped, entered };
  }),
  dead,
  turn,
  turnsLeft,
  alarm,
  key,
  moved,
  outcome,
});

/** Plays a game with random moves; after each, the events must lead the eye to what the view then shows. */
const playOut = (edition: Edition, mode: Mode, players: number, seed: string): Set<string> => {
  const wish = { edition, mode, players, seed, ...(edition === 'ultimate' && { options: { madness: 'on' } as const }) };
  const events: Event[] = [];
  const game = newGame(wish, (event) => events.push(event));
  const random = randomFrom(seed, 'moves');
  const kinds = new Set<string>();
  const viewer = seatViewer(0);
  let shown = game.view(viewer);
  events.length = 0;
  while (!game.outcome) {
    const who = game.awaited[random.below(game.awaited.length)]!;
    const asides = game.asides(who);
    const choices = asides.length > 0 && random.below(6) === 0 ? asides : game.answers(who);
    game.apply(choices[random.below(choices.length)]!);
    for (const event of events) {
      kinds.add(event.kind);
      shown = viewAfter(shown, told(event, viewer));
    }
    const truth = game.view(viewer);
    if (!game.outcome) expect(seen(shown), `${seed}: ${JSON.stringify(events)}`).toEqual(seen(truth));
    shown = truth;
    events.length = 0;
  }
  return kinds;
};

describe('what is shown after an event', () => {
  it.each([
    ['prototype', 'suspicion', 6],
    ['first', 'cooperation', 4],
    ['second', 'suspicion', 6],
    ['second', 'competition', 2],
    ['ultimate', 'suspicion', 8],
    ['ultimate', 'cooperation', 4],
    ['ultimate', 'solo', 1],
  ] as const)('is what the table looks like: %s %s for %i', (edition, mode, players) => {
    const kinds = new Set<string>();
    for (let game = 0; game < 12; game++)
      for (const kind of playOut(edition, mode, players, `${edition}-${mode}-${game}`)) kinds.add(kind);
    expect(kinds.size).toBeGreaterThan(12);
  });
});
