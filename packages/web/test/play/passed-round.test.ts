/** How often a device that several people share has to go from hand to hand. */
import { newSheet, onTurnIn, randomFrom, type Sheet, SPECTATOR } from '@room25/engine';
import { newGame } from '@room25/test-kit';
import { describe, expect, it } from 'vitest';
import { LocalGame } from '../../src/play/local-game.ts';
import type { Seat } from '../../src/play/played-game.ts';
import { secretsAmong } from '../../src/play/secrets.ts';
import { randomBots } from './random-bots.ts';

const PEOPLE: readonly Seat[] = Array.from({ length: 4 }, () => ({ player: 'person' }));

const sit = (isTalking: boolean, seed = 'round'): LocalGame => {
  const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: PEOPLE.length, seed }) as Sheet;
  const start = { id: seed, sheet, seats: PEOPLE, ...(isTalking && { isTalking }) };
  return LocalGame.start(start, { bots: randomBots, asksToTell: true, keep() {} }) as LocalGame;
};

const seatsInTurn = (game: LocalGame): readonly number[] => {
  const { order, cast } = game.view.value;
  return order.map((who) => cast.find(({ name }) => name === who)!.seat);
};

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Whose curtains come down until `isOver`, in their order; people look, say nothing, and do something. */
const curtainsUntil = async (game: LocalGame, isOver: () => boolean): Promise<readonly number[]> => {
  const random = randomFrom('round', 'person');
  const opened: number[] = [];
  for (let step = 0; step < 500 && !isOver(); step++) {
    game.pace.skip();
    const privacy = game.privacy!;
    const { value: now } = privacy.now;
    const { value: answers } = game.answers;
    expectOnlyTheirs(game);
    if (game.talking?.now.value) game.talking.ready();
    else if (now.kind === 'curtain') {
      opened.push(now.seat);
      privacy.open();
    } else if (game.toTell?.now.value && !game.beat.value) {
      game.toTell.keepSilent();
      privacy.passOn();
    } else if (answers.length > 0) await game.send(answers[random.below(answers.length)]!);
    await turn();
  }
  expect(isOver()).toBe(true);
  return opened;
};

/** Nobody's screen shows a role, a program or a hidden room that only somebody else knows. */
const expectOnlyTheirs = (game: LocalGame): void => {
  const { value: now } = game.privacy!.now;
  const owner = now.kind === 'private' ? now.seat : undefined;
  expect(game.viewer.value).toEqual(owner === undefined ? SPECTATOR : { kind: 'seat', seat: owner });
  for (const { seat, role, shown, program } of game.view.value.cast)
    if (seat !== owner) expect([shown === true || role === undefined, program]).toEqual([true, undefined]);
  for (const { event } of game.log.value)
    if (event.kind === 'looked') expect('room' in event).toBe(event.seats.includes(owner ?? -1));
};

const isActing = (game: LocalGame) => (): boolean => game.view.value.phase === 'acting';

describe('before the first move', () => {
  it('it goes round once for the clues, and back for the programs, to the one who plays first', async () => {
    const game = sit(true);
    const there = seatsInTurn(game);
    expect(await curtainsUntil(game, isActing(game))).toEqual([...there, ...there.toReversed()]);
    game.close();
  });

  it('whoever has it last for a clue programs at once, where nobody talks first', async () => {
    const game = sit(false);
    const there = seatsInTurn(game);
    expect(await curtainsUntil(game, isActing(game))).toEqual([...there, ...there.toReversed().slice(1)]);
    game.close();
  });
});

it('of several whose turn is not over yet, it begins with the one who has it', () => {
  let seen = 0;
  for (const seed of ['one', 'two', 'three', 'four']) {
    const game = newGame({ edition: 'second', mode: 'cooperation', players: 2, seed });
    const random = randomFrom(seed, 'people');
    while (!game.outcome) {
      const seats = new Set(onTurnIn(game).map((who) => game.seatOf(who)));
      if (seats.size > 1 && secretsAmong([0, 1], game).length > 1) {
        for (const holder of seats) expect(secretsAmong([0, 1], game, holder)[0]!.seat).toBe(holder);
        seen++;
      }
      const answers = game.awaited.flatMap((who) => game.answers(who));
      expect(game.apply(answers[random.below(answers.length)]!)).toBeUndefined();
    }
  }
  expect(seen).toBeGreaterThan(0);
});

it('in each turn it begins with somebody who has just played, and ends with the next who plays', async () => {
  const game = sit(true);
  for (const now of [1, 2]) {
    await curtainsUntil(game, () => game.view.value.turn > now && game.talking!.now.value !== undefined);
    const first = game.privacy!.holder;
    const opened = await curtainsUntil(game, isActing(game));
    const order = seatsInTurn(game).filter((seat) => opened.includes(seat));
    expect(opened[0]).toBe(first);
    expect(opened.slice(1)).toEqual(order.toReversed().filter((seat) => seat !== first));
  }
  game.close();
});
