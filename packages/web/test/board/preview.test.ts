/** What is shown before a command is played is what then happens. */
import { type Command, type Event, type Game, randomFrom, seatViewer, type View } from '@room25/engine';
import { describe, expect, test } from 'vitest';
import { deadlinesOf } from '../../src/board/deadlines.ts';
import { type Preview, previewOf } from '../../src/board/preview.ts';
import { playAtRandom } from './games.ts';

/** What a command leads to, up to the next question or the end of the slot. */
const eventsOf = (game: Game, command: Command): readonly Event[] => {
  const copy = game.clone();
  const events: Event[] = [];
  copy.listen((event) => events.push(event));
  expect(copy.apply(command)).toBeUndefined();
  const isSlot = [undefined, 'ACT-ORDER'].includes(game.view({ kind: 'spectator' }).asking);
  const own = isSlot ? events.findIndex(({ kind }) => kind === 'played' || kind === 'waited') : -1;
  const end = events.findIndex((event, place) => place > own && NEXT.has(event.kind));
  return end < 0 ? events : events.slice(0, end);
};

const NEXT: ReadonlySet<Event['kind']> = new Set(['turn', 'played', 'lost', 'waited', 'passed', 'drew', 'over']);

const describeMoment = (view: View, command: Command, preview: Preview, events: readonly Event[]): string =>
  JSON.stringify({ command, preview: { ...preview, view: undefined }, events, asking: view.asking, cast: view.cast });

describe('preview', () => {
  test('everything that is previewed happens', () => {
    let walks = 0;
    let slides = 0;
    let deaths = 0;
    for (const seed of ['a', 'b', 'c', 'd'])
      playAtRandom(seed, ({ game, command, seat, log }) => {
        const view = game.view(seatViewer(seat));
        const preview = previewOf(view, command, deadlinesOf(view, log));
        const events = eventsOf(game, command);
        const why = describeMoment(view, command, preview, events);
        const isOver = (() => {
          const copy = game.clone();
          copy.apply(command);
          return copy.outcome !== undefined;
        })();
        if (preview.mayRefuse) return;
        const moved = events.filter((event) => event.kind === 'moved' || event.kind === 'robotMoved');
        for (const [place, walk] of preview.walks.entries()) {
          if (isOver && !moved[place]) break;
          expect(moved[place], why).toMatchObject({ from: walk.from, to: walk.to, ...(walk.who && { who: walk.who }) });
          walks++;
        }
        if (preview.slide && !(isOver && preview.leaving)) {
          const slid = events.filter((event) => event.kind === 'slid');
          expect(slid.length, why).toBe(preview.slide.times);
          expect(slid[0], why).toMatchObject({ line: preview.slide.line, direction: preview.slide.direction });
          slides++;
        }
        if (preview.swap)
          expect(events.find((event) => event.kind === 'swapped')?.cells.toSorted(), why).toEqual(
            preview.swap.toSorted(),
          );
        if (preview.look) expect(events.find((event) => event.kind === 'looked')?.cell, why).toBe(preview.look);
        const dead = events.flatMap((event) => (event.kind === 'died' ? [event.who] : []));
        for (const { who } of preview.deaths) {
          if (isOver) break;
          expect(dead, why).toContain(who);
          deaths++;
        }
      });
    expect(Math.min(walks, slides, deaths)).toBeGreaterThan(100);
  });

  test('a death that is certain to its viewer is previewed', () => {
    let certain = 0;
    for (const seed of ['e', 'f'])
      playAtRandom(seed, ({ game, command, seat, log }) => {
        const view = game.view(seatViewer(seat));
        if (!view.options.memory) return;
        const preview = previewOf(view, command, deadlinesOf(view, log));
        const inEachWorld = Array.from({ length: 6 }, (_, world) => {
          const imagined = game.imagine(seatViewer(seat), randomFrom(seed, `world ${world} ${log.length}`));
          return eventsOf(imagined, command).flatMap((event) => (event.kind === 'died' ? [event.who] : []));
        });
        const always = inEachWorld[0]!.filter((who) => inEachWorld.every((dead) => dead.includes(who)));
        for (const who of always) {
          expect(
            preview.deaths.map((death) => death.who),
            describeMoment(view, command, preview, eventsOf(game, command)),
          ).toContain(who);
          certain++;
        }
      });
    expect(certain).toBeGreaterThan(30);
  });
});
