/** People talk before they program, where the table wants it. */
import { newSheet, type Sheet, unpacked } from '@room25/engine';
import { expect, it } from 'vitest';
import type { Bots } from '../../src/play/bots.ts';
import { LocalGame } from '../../src/play/local-game.ts';
import type { Time } from '../../src/play/pace.ts';
import type { Player } from '../../src/play/played-game.ts';
import { randomBots } from './random-bots.ts';

/** It goes on when the test says so. */
class OwnTime implements Time {
  at = 0;
  #waits: { readonly at: number; readonly act: () => void }[] = [];

  now(): number {
    return this.at;
  }

  after(ms: number, act: () => void): () => void {
    const wait = { at: this.at + ms, act };
    this.#waits.push(wait);
    return () => {
      this.#waits = this.#waits.filter((each) => each !== wait);
    };
  }

  pass(ms: number): void {
    this.at += ms;
    const due = this.#waits.filter(({ at }) => at <= this.at);
    this.#waits = this.#waits.filter((each) => !due.includes(each));
    for (const { act } of due) act();
  }
}

const open = (players: readonly Player[], isTalking = true, bots: Bots = randomBots) => {
  const time = new OwnTime();
  const sheet = newSheet({ edition: 'second', mode: 'cooperation', players: players.length, seed: 'talking' }) as Sheet;
  const start = { id: 'talking', sheet, seats: players.map((player) => ({ player })), ...(isTalking && { isTalking }) };
  const game = LocalGame.start(start as never, { bots, keep() {}, time }) as LocalGame;
  return { game, time };
};

const settle = async (game: LocalGame): Promise<void> => {
  for (let step = 0; step < 40; step++) {
    game.pace.skip();
    await new Promise((resolve) => setTimeout(resolve, 0));
    const { privacy, answers } = game;
    const isClue = answers.value.some((answer) => unpacked(answer).verb === 'clue');
    if (isClue) await game.send(answers.value[0]!);
    else if (game.view.value.phase !== 'clues') continue;
    else if (privacy?.now.value.kind === 'curtain') privacy.open();
    else if (privacy?.now.value.kind === 'private') privacy.hide();
  }
  expect(game.view.value.phase).toBe('programming');
};

it('alone with bots it lasts until I say so, and nothing is asked meanwhile', async () => {
  const { game, time } = open(['person', 'easy', 'easy', 'easy']);
  await settle(game);
  expect(game.talking?.now.value).toEqual({});
  time.pass(60_000);
  expect(game.answers.value).toEqual([]);
  expect(game.asides.value.length).toBeGreaterThan(0);
  game.talking!.ready();
  expect(game.talking?.now.value).toBeUndefined();
  expect(game.answers.value.length).toBeGreaterThan(0);
  game.close();
});

it('around one screen all see it together, as long as they like; then the screen goes round', async () => {
  const { game, time } = open(['person', 'person', 'easy', 'easy']);
  await settle(game);
  expect(game.privacy!.now.value.kind).toBe('public');
  time.pass(60_000);
  expect(game.talking!.now.value).toEqual({});
  game.talking!.ready();
  expect(game.talking!.now.value).toBeUndefined();
  await settle(game);
  expect(game.privacy!.now.value.kind).toBe('curtain');
  game.close();
});

it('is not there where the table does without', async () => {
  const { game } = open(['person', 'easy', 'easy', 'easy'], false);
  await settle(game);
  expect(game.talking).toBeUndefined();
  expect(game.answers.value.length).toBeGreaterThan(0);
  game.close();
});

it('is over when somebody says so, though a bot is still thinking about what to say', async () => {
  let decided = (): void => {};
  const slow: Bots = {
    decide: async (task) => {
      // In the end it says nothing.
      if (task.answers.length > 0) return randomBots.decide(task);
      await new Promise<void>((done) => {
        decided = done;
        if (task.view.phase !== 'programming') done();
      });
      return { command: undefined };
    },
    close() {},
  };
  const { game } = open(['person', 'person', 'easy', 'easy'], true, slow);
  await settle(game);
  game.talking!.ready();
  for (let bot = 0; bot < 20; bot++) {
    decided();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  expect(game.privacy!.now.value.kind).toBe('curtain');
  game.close();
});
