// @vitest-environment happy-dom
import { EVERYONE, Game, newSheet, RULES_VERSION, type Sheet, SPECTATOR } from '@room25/engine';
import { expect, it } from 'vitest';
import { Tape } from '../../src/record/tape.ts';
import { Projector } from '../../src/replay/projector.ts';

const tapeOf = (steps: number): Tape => {
  const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: 4, seed: 'tape' }) as Sheet;
  const game = Game.setUp(sheet) as Game;
  const commands: number[] = [];
  for (let step = 0; step < steps; step++) {
    const answers = game.answers(game.awaited[0]!);
    const command = answers[(step * 7919) % answers.length]!;
    game.apply(command);
    commands.push(command);
  }
  return Tape.of({ rules: RULES_VERSION, sheet, commands })!;
};

const VIEWERS = [EVERYONE, SPECTATOR];
const open = (tape: Tape, position = 0) => new Projector(tape, { position, viewers: VIEWERS, seats: [] });

/** Whatever is being shown is over. */
const settle = async (projector: Projector): Promise<void> => {
  projector.cameras[0]!.pace.next();
  await new Promise((resolve) => setTimeout(resolve, 0));
};

it('shows every camera what its viewer saw, wherever one jumps', () => {
  const tape = tapeOf(25);
  const projector = open(tape);
  for (const position of [0, 7, tape.length, 1, Math.floor(tape.length / 2)]) {
    projector.jump(position);
    expect(projector.position.value).toBe(position);
    for (const [place, viewer] of VIEWERS.entries()) {
      const { view, log, beat } = projector.cameras[place]!;
      expect(view.value).toEqual(tape.viewAt(position, viewer));
      expect(log.value.map(({ event }) => event)).toEqual(tape.toldAt(position, viewer).map(({ event }) => event));
      expect(beat.value).toBeUndefined();
    }
  }
});

it('comes by steps to what a jump shows', async () => {
  const tape = tapeOf(25);
  const projector = open(tape);
  const [, camera] = projector.cameras;
  for (let position = 1; position <= tape.length; position++) {
    projector.stepOn();
    expect(projector.position.value).toBe(position);
    await settle(projector);
    expect(camera!.beat.value).toBeUndefined();
    expect(camera!.view.value).toEqual(tape.viewAt(position, SPECTATOR));
  }
  expect(projector.isAtEnd.value).toBe(true);
});

it('stops where it is put while it plays, and plays on from there once', async () => {
  const tape = tapeOf(25);
  const projector = open(tape, 3);
  projector.play();
  await settle(projector);
  projector.jump(2);
  expect(projector.isPlaying.value).toBe(false);
  projector.play();
  expect(projector.position.value).toBe(3);
  await new Promise((resolve) => setTimeout(resolve, 0));
  const { value: beat } = projector.cameras[0]!.beat;
  expect(beat?.event).toBe(tape.frames[projector.position.value - 1]!.event);
  projector.close();
});

it('stops at the end, and plays from the start again', async () => {
  const tape = tapeOf(25);
  const projector = open(tape, tape.length - 1);
  projector.play();
  while (projector.isPlaying.value) await settle(projector);
  expect(projector.isAtEnd.value).toBe(true);
  projector.play();
  expect(projector.position.value).toBeLessThan(3);
  projector.close();
});
