// @vitest-environment happy-dom
/** A server takes its time to answer, and people press again. */
import { type Command, type Game, type Unpacked, unpacked, VERB, verbOf, whoOf } from '@room25/engine';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { Table } from '../../src/table/table.tsx';
import { playAtRandom } from '../board/games.ts';
import { StillGame } from '../board/still-game.ts';

afterEach(cleanup);

/** Answers when it is told to. */
class SlowGame extends StillGame {
  readonly asked: Command[] = [];
  answer = (): void => {};

  override async send(command: Command) {
    this.asked.push(command);
    await new Promise<void>((resolve) => {
      this.answer = resolve;
    });
    return super.send(command);
  }
}

it('What is pressed again while it is on its way is played once, and is no choice of the next question', async () => {
  await loadFirstWords();
  await loadText();
  const game = new SlowGame(gameWithTwoChoices(), 0);
  const [command] = game.answers.value;
  const { container } = render(<Table game={game} id="x" onOver={() => {}} />);
  const cell = container.querySelector(`[data-spot="${(unpacked(command!) as Unpacked<'move'>).cell}"]`)!;
  for (let press = 0; press < 2; press++)
    fireEvent(cell, new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }));
  expect(game.asked).toEqual([command]);
  game.answer();
  await waitFor(() => expect(game.sent).toEqual([command]));
  await waitFor(() => expect(container.querySelector('.cell[data-legal]')).not.toBeNull());
  expect(container.querySelector('.cell[data-chosen]')).toBeNull();
  expect(container.querySelector('.act-keys .live')).toBeNull();
});

/** Somebody alone looks, and is then asked where to move. */
const gameWithTwoChoices = (): Game => {
  let found: Game | undefined;
  playAtRandom('twice', ({ game }) => {
    const { cast } = game;
    const answers = (at: Game): Command[] => cast.flatMap((who) => at.answers(who));
    const isChoice = (at: Game, verb: number): boolean =>
      answers(at).length > 1 &&
      answers(at).every((answer) => verbOf(answer) === verb && whoOf(answer) === at.awaited[0]);
    if (cast.some((who) => game.seatOf(who) !== 0) || !isChoice(game, VERB.look)) return undefined;
    const [command] = answers(game);
    const next = game.clone();
    next.apply(command!);
    if (!isChoice(next, VERB.move)) return undefined;
    found = game.clone();
    return 'enough';
  });
  if (!found) throw new Error('no such moment');
  return found;
};
