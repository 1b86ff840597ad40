// @vitest-environment happy-dom
/** What several people around one screen read on it. */
import { newSheet, type Sheet } from '@room25/engine';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { LocalGame } from '../../src/play/local-game.ts';
import { Table } from '../../src/table/table.tsx';
import { randomBots } from '../play/random-bots.ts';

beforeAll(async () => {
  await loadFirstWords();
  await loadText();
});
afterEach(cleanup);

const NAMES = ['Mary', 'Bill'];

const sit = async (hasOpening: boolean) => {
  const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: 4, seed: 'shared' }) as Sheet;
  const people = NAMES.map((name) => ({ player: 'person' as const, name }));
  const seats = [...people, { player: 'easy' as const }, { player: 'easy' as const }];
  const start = { id: 'shared', sheet, seats, isTalking: true as const };
  const game = LocalGame.start(start, { bots: randomBots, asksToTell: true, keep() {} }) as LocalGame;
  const { container } = render(<Table game={game} id="shared" hasOpening={hasOpening} onOver={() => {}} />);
  const shown = async (selector: string): Promise<HTMLElement> => {
    await waitFor(() => expect(container.querySelector(selector), selector).not.toBeNull());
    return container.querySelector<HTMLElement>(selector)!;
  };
  await shown('.curtain');
  return { game, container, shown };
};

const nameOn = ({ privacy }: LocalGame): string => {
  const now = privacy!.now.value;
  return NAMES[(now as { seat: number }).seat]!;
};

it('A card is the person’s whose curtain was opened, by the same name', async () => {
  const { game, shown } = await sit(true);
  const name = nameOn(game);
  expect((await shown('.curtain h1')).textContent).toBe(name);
  game.privacy!.open();
  fireEvent.click(await shown('.opening-tonight .key.ivory'));
  expect((await shown('.opening-back b')).textContent).toBe(name);
  game.close();
});

it('A curtain names a hand-over only where the device changes hands', async () => {
  const { game, shown } = await sit(false);
  expect((await shown('.curtain-to')).textContent).toBe('Hand the device to');
  game.privacy!.open();
  game.privacy!.drop();
  await waitFor(async () => expect((await shown('.curtain-to')).textContent).toBe('Keep the device,'));
  game.close();
});

it('Somebody who looks at their own screen while all talk comes back to the talk', async () => {
  const { game, container, shown } = await sit(false);
  for (let step = 0; step < 100 && !game.talking!.now.value; step++) {
    game.pace.skip();
    const { answers, privacy } = game;
    if (privacy!.now.value.kind === 'curtain') privacy!.open();
    else if (game.toTell!.now.value) {
      game.toTell!.keepSilent();
      privacy!.hide();
    } else if (answers.value.length > 0) await game.send(answers.value[0]!);
    await new Promise((done) => setTimeout(done, 0));
  }
  await shown('.window-panel');
  game.privacy!.handTo(0);
  game.privacy!.open();
  const done = await shown('.desk-note .key');
  expect(container.querySelector('.window-panel')).toBeNull();
  fireEvent.click(done);
  await shown('.window-panel');
  expect(game.talking!.now.value).toBeDefined();
  game.close();
});
