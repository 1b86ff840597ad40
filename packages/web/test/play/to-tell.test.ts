/** Whoever was shown a room is asked to tell the others, and nothing goes on before. */
import { signal } from '@preact/signals';
import { newSheet, type Sheet, unpacked, type View } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { LocalGame } from '../../src/play/local-game.ts';
import type { Player } from '../../src/play/played-game.ts';
import { ToTell } from '../../src/play/to-tell.ts';
import { randomBots } from './random-bots.ts';

const open = (players: readonly Player[], seed: string): LocalGame => {
  const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: players.length, seed }) as Sheet;
  const start = { id: seed, sheet, seats: players.map((player) => ({ player })) };
  return LocalGame.start(start, { bots: randomBots, keep() {}, asksToTell: true }) as LocalGame;
};

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const goOn = async (game: LocalGame, isSo: () => boolean): Promise<void> => {
  for (let step = 0; step < 500 && !isSo(); step++) {
    game.pace.skip();
    await turn();
  }
  expect(isSo()).toBe(true);
};

const clueAnswers = (game: LocalGame) => game.answers.value.filter((answer) => 'cell' in unpacked(answer));

/** Up to the clue of the only person. */
const afterClue = async (seed: string): Promise<LocalGame> => {
  const game = open(['person', 'easy', 'easy', 'easy'], seed);
  await goOn(game, () => clueAnswers(game).length > 0);
  expect(game.toTell?.now.value).toBeUndefined();
  await game.send(clueAnswers(game)[0]!);
  await goOn(game, () => game.toTell?.now.value !== undefined && signalOf(game, 'red') !== undefined);
  return game;
};

const signalOf = (game: LocalGame, colour: string) =>
  game.asides.value.find((aside) => {
    const said = unpacked(aside);
    return said.verb === 'signal' && said.cell === game.toTell?.now.value?.cell && said.colour === colour;
  })!;

describe('alone with bots', () => {
  it('waits for a word about what I saw', async () => {
    const game = await afterClue('clue');
    const { cell, room } = game.toTell!.now.value!;
    expect(game.view.value.board.find((each) => each.cell === cell)?.known).toBe(room);
    const { length } = game.log.value;
    for (let step = 0; step < 50; step++) {
      game.pace.skip();
      await turn();
    }
    expect(game.log.value).toHaveLength(length);
    game.toTell!.keepSilent();
    await goOn(game, () => game.log.value.length > length);
    expect(game.toTell?.now.value).toBeUndefined();
    game.close();
  });

  it('takes the truth and a lie alike', async () => {
    for (const colour of ['green', 'yellow', 'red', 'blue']) {
      const game = await afterClue('clue');
      expect(await game.send(signalOf(game, colour))).toBeUndefined();
      expect(game.toTell?.now.value).toBeUndefined();
      await goOn(game, () => game.log.value.some(({ event }) => event.kind === 'signalled' && event.colour === colour));
      game.close();
    }
  });
});

it('asks nobody who has died since', async () => {
  const game = await afterClue('clue');
  const { cast, ...view } = game.view.value;
  const dead = cast.map((each) => (each.seat === 0 ? { ...each, cell: undefined } : each));
  const { log, viewer, seats } = game;
  expect(new ToTell({ log, viewer, seats, view: signal({ cast, ...view }) }).now.value).toBeDefined();
  expect(new ToTell({ log, viewer, seats, view: signal({ cast: dead, ...view } as View) }).now.value).toBeUndefined();
  game.close();
});

it('asks around one screen only behind the curtain of the one that looked', async () => {
  const game = open(['person', 'person', 'easy', 'easy'], 'two');
  const { privacy } = game;
  let asked = 0;
  for (let step = 0; step < 400 && asked < 2; step++) {
    game.pace.skip();
    if (privacy?.now.value.kind === 'curtain') privacy.open();
    const { value: viewer } = game.viewer;
    const { value: toTell } = game.toTell!.now;
    if (toTell && !game.beat.value) {
      expect(viewer.kind).toBe('seat');
      expect(game.log.value.at(-1)?.event).toMatchObject({ kind: 'looked', cell: toTell.cell, room: toTell.room });
      expect(signalOf(game, 'red')).toBeDefined();
      asked++;
      game.toTell!.keepSilent();
      privacy?.hide();
      expect(game.toTell!.now.value).toBeUndefined();
    } else if (clueAnswers(game).length > 0) await game.send(clueAnswers(game)[0]!);
    else if (game.view.value.phase !== 'clues') break;
    await turn();
  }
  expect(asked).toBe(2);
  game.close();
});
