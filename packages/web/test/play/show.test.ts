import { effect } from '@preact/signals';
import { type Character, EVERYONE, type Event, Game, newSheet, type Sheet, seatViewer, told } from '@room25/engine';
import { expect, it } from 'vitest';
import { type Eyes, Show } from '../../src/play/show.ts';

/** A game that has been played some way, and what happened on it. */
const play = (commands: number) => {
  const events: Event[] = [];
  const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: 4, seed: 'show' }) as Sheet;
  const game = Game.setUp(sheet, (event) => events.push(event)) as Game;
  const first = game.clone();
  game.listen((event) => events.push(event));
  for (let step = 0; step < commands; step++) {
    const answers = game.answers(game.awaited[0]!);
    game.apply(answers[(step * 7919) % answers.length]!);
  }
  return { game, first, events };
};

const eyesOf = (game: Game, viewer: ReturnType<typeof seatViewer> | typeof EVERYONE): Eyes => ({
  viewer,
  told: (event) => told(event, viewer),
  truth: () => game.view(viewer),
});

it('shows what was added one by one, to each as they are told it', async () => {
  const { game, first, events } = play(20);
  let now = first;
  const viewers = [EVERYONE, seatViewer(1)] as const;
  const show = new Show(viewers.map((viewer) => ({ ...eyesOf(first, viewer), truth: () => now.view(viewer) })));
  const beats: Event[] = [];
  effect(() => {
    const beat = show.pictures[1]!.beat.value;
    if (beat) beats.push(beat.event);
    // None of it is waited for.
    if (beat) queueMicrotask(() => show.pace.next());
  });
  now = game;
  show.add(events);
  expect(show.isAtRest.value).toBe(false);
  await show.showAll();
  expect(show.isAtRest.value).toBe(true);
  for (const [place, viewer] of viewers.entries()) {
    const { log, view } = show.pictures[place]!;
    expect(log.value.map(({ event }) => event)).toEqual(events.map((event) => told(event, viewer)));
    expect(view.value).toEqual(game.view(viewer));
  }
  expect(beats.length).toBeGreaterThan(5);
});

it('is at rest only with the table that is true', async () => {
  const { game, events } = play(20);
  const show = new Show([eyesOf(game, EVERYONE)]);
  show.add(events);
  let rests = 0;
  effect(() => {
    if (!show.isAtRest.value) return;
    rests++;
    expect(show.pictures[0]!.view.value).toEqual(game.view(EVERYONE));
  });
  show.pace.skip();
  await show.showAll();
  expect(rests).toBeGreaterThan(0);
});

it('tells what was missed without showing it', () => {
  const { game, events } = play(20);
  const show = new Show([eyesOf(game, EVERYONE)]);
  show.add(events);
  show.tellAll();
  const [picture] = show.pictures;
  expect(picture!.log.value.map(({ event }) => event)).toEqual(events);
  expect(picture!.beat.value).toBeUndefined();
  expect(show.isAtRest.value).toBe(true);
});

it('shows the faster the more waits', async () => {
  const { game, events } = play(20);
  const show = new Show([eyesOf(game, EVERYONE)], { hurry: (waiting) => waiting });
  const turn = events.find(({ kind }) => kind === 'turn')!;
  show.add([turn, turn, turn]);
  const lengths: number[] = [];
  effect(() => {
    const ms = show.pictures[0]!.beat.value?.ms;
    if (ms === undefined) return;
    lengths.push(ms);
    queueMicrotask(() => show.pace.next());
  });
  await show.showAll();
  expect(lengths[2]! / lengths[0]!).toBe(3);
});

it('drops what is being shown when it is cut', async () => {
  const { game, events } = play(20);
  const show = new Show([eyesOf(game, EVERYONE)]);
  const frames = events.map((event) => ({ event, turn: 1 }));
  show.cut([], frames);
  const shown = show.showNext();
  expect(show.pictures[0]!.log.value).toHaveLength(1);
  show.cut(frames.slice(0, 5), frames.slice(5));
  await shown;
  expect(show.pictures[0]!.beat.value).toBeUndefined();
  expect(show.pictures[0]!.log.value).toHaveLength(5);
  expect(show.waiting).toHaveLength(frames.length - 5);
});

it('shows the table as it is while only asides are still to be shown', async () => {
  const { game, events } = play(20);
  const show = new Show([eyesOf(game, EVERYONE)]);
  const [picture] = show.pictures;
  const aside = events.find(({ kind }) => kind === 'turn')!;
  show.add([aside]);
  const shown = show.showNext();
  expect(picture!.beat.value?.event).toEqual(aside);
  expect(show.isOpen.value).toBe(true);
  expect(picture!.view.value).toEqual(game.view(EVERYONE));
  show.add([aside]);
  expect(picture!.view.value).toEqual(game.view(EVERYONE));
  const moved = events.find(({ kind }) => kind === 'moved' || kind === 'slid')!;
  show.add([moved]);
  expect(show.isOpen.value).toBe(false);
  show.close();
  await shown;
});

it('shows by itself, before anything is asked, that one’s own action is lost', async () => {
  const { game } = play(0);
  const [mine, other] = [1, 2].map((place) => game.view(EVERYONE).cast.find(({ seat }) => seat === place)!.name);
  const lost = (who: Character): Event => ({ kind: 'lost', who, action: 'look', round: 1, rule: 'LOOK-1' });
  const show = (who: Character): Show => {
    const shown = new Show([eyesOf(game, seatViewer(1))]);
    shown.add([lost(other!), lost(who)]);
    return shown;
  };
  expect(show(mine!).isOpen.value).toBe(false);
  expect(show(mine!).next!.told).toHaveLength(1);
  expect(show(other!).isOpen.value).toBe(true);
  expect(show(other!).next!.told).toHaveLength(2);
});
