// @vitest-environment happy-dom
import { type Command, EVERYONE, Game, newSheet, RULES_VERSION, type Sheet, SPECTATOR } from '@room25/engine';
import { expect, it } from 'vitest';
import { Tape } from '../../src/record/tape.ts';
import { Playback } from '../../src/replay/playback.ts';

const tapeOf = (steps: number): Tape => {
  const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: 4, seed: 'tape' }) as Sheet;
  const game = Game.setUp(sheet) as Game;
  const commands: Command[] = [];
  for (let step = 0; step < steps; step++) {
    const answers = game.answers(game.awaited[0]!);
    const command = answers[(step * 7919) % answers.length]!;
    game.apply(command);
    commands.push(command);
  }
  return Tape.of({ rules: RULES_VERSION, sheet, commands })!;
};

const VIEWERS = [EVERYONE, SPECTATOR];
const open = (tape: Tape, position = 0) => new Playback(tape, { position, viewers: VIEWERS, seats: [] });

/** Whatever is being shown is over. */
const settle = async (playback: Playback): Promise<void> => {
  playback.cameras[0]!.pace.next();
  await new Promise((resolve) => setTimeout(resolve, 0));
};

it('shows every camera what its viewer saw, wherever one jumps', () => {
  const tape = tapeOf(25);
  const playback = open(tape);
  for (const position of [0, 7, tape.length, 1, Math.floor(tape.length / 2)]) {
    playback.jump(position);
    expect(playback.position.value).toBe(position);
    for (const [place, viewer] of VIEWERS.entries()) {
      const { view, log, beat } = playback.cameras[place]!;
      expect(view.value).toEqual(tape.viewAt(position, viewer));
      expect(log.value.map(({ event }) => event)).toEqual(tape.toldAt(position, viewer).map(({ event }) => event));
      expect(beat.value).toBeUndefined();
    }
  }
});

it('comes by steps to what a jump shows', async () => {
  const tape = tapeOf(25);
  const playback = open(tape);
  const [, camera] = playback.cameras;
  for (let position = 1; position <= tape.length; position++) {
    playback.stepOn();
    expect(playback.position.value).toBe(position);
    await settle(playback);
    expect(camera!.beat.value).toBeUndefined();
    expect(camera!.view.value).toEqual(tape.viewAt(position, SPECTATOR));
  }
  expect(playback.isAtEnd.value).toBe(true);
});

it('stops where it is put while it plays, and plays on from there once', async () => {
  const tape = tapeOf(25);
  const playback = open(tape, 3);
  playback.play();
  await settle(playback);
  playback.jump(2);
  expect(playback.isPlaying.value).toBe(false);
  playback.play();
  expect(playback.position.value).toBe(3);
  await new Promise((resolve) => setTimeout(resolve, 0));
  const { value: beat } = playback.cameras[0]!.beat;
  expect(beat?.event).toBe(tape.frames[playback.position.value - 1]!.event);
  playback.close();
});

it('stops at the end, and plays from the start again', async () => {
  const tape = tapeOf(25);
  const playback = open(tape, tape.length - 1);
  playback.play();
  while (playback.isPlaying.value) await settle(playback);
  expect(playback.isAtEnd.value).toBe(true);
  playback.play();
  expect(playback.position.value).toBeLessThan(3);
  playback.close();
});
