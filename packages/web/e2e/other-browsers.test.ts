/**
 * Firefox and WebKit. By day a first turn, where these browsers are installed; by night whole stories, and there a browser that is not
 * installed is a failure unless it was left out by name.
 */
import { SPECTATOR, winningSeats } from '@room25/engine';
import { describe, expect, test } from 'vitest';
import { Tape } from '../src/record/tape.ts';
import { LESSONS } from '../src/tutorial/lessons/index.ts';
import { IS_NIGHT } from './harness/by-night.ts';
import { GAMES } from './harness/games.ts';
import { keptTables, replayed, setShelf } from './harness/kept.ts';
import { solutionOf, solveByMouse } from './harness/learner.ts';
import { ProtocolPlayer, serve } from './harness/online.ts';
import { playOn } from './harness/player.ts';
import { press, type Surface, waitFor } from './harness/surface.ts';
import { planOf } from './harness/tables.ts';
import { isLeftOut, OTHER_BROWSERS, whatIsMissing } from './other-browsers/browsers.ts';
import { faultsOn, pageFor, serveFor, visit } from './other-browsers/visit.ts';

const QUICK = { language: 'en', speed: '4', sound: 'off' };

describe.for(OTHER_BROWSERS)('$name', (browser) => {
  const missing = whatIsMissing(browser);
  if (isLeftOut(browser)) return test.skip('left out, as was wished', () => undefined);
  if (missing !== undefined && IS_NIGHT) return test('is installed', () => expect.fail(missing));
  if (missing !== undefined) return test.skip(missing, () => undefined);

  test('A first turn, on a table that is as wide as its window', async () => {
    const window = await visit(browser, '', await serveFor({ settings: QUICK }));
    await press(window, 'button', 'Play now');
    await playOneTurn(window);
    const widths = await window.evaluate(() => [innerWidth, document.querySelector('.table')!.clientWidth], undefined);
    expect(widths).toEqual([1366, 1366]);
  });

  if (!IS_NIGHT) return;

  test('A whole game with a mouse', async () => {
    const plan = planOf({ mode: 'cooperation', players: 4 });
    const window = await visit(browser, 'setup/alone', await serveFor({ settings: QUICK, plan }));
    await press(window, '.setup-open .key.live');
    await playOn(window, { watches: 5 });

    const [record] = await keptTables(window);
    const { game } = replayed(record!);
    expect(game.view(SPECTATOR)).toMatchObject({ mode: 'cooperation', edition: 'second', phase: 'over' });
    const verdicts = winningSeats(game).includes(0) ? ['You won', 'You got out'] : ['You lost'];
    expect(verdicts).toContain(await textOf(window, 'h1'));
  });

  test('A lesson', async () => {
    const window = await visit(browser, 'learn/first-steps', await serveFor({ settings: QUICK }));
    await press(window, 'dialog[open] .key.ivory');
    const { position, me } = LESSONS['first-steps'];
    await solveByMouse(window, solutionOf(position, me));
    await waitFor(window, 'dialog[open] .exercise-result');
    expect(await textOf(window, 'dialog[open] h2')).toBe('Well done');
  });

  test('A turn of two people on a server', async () => {
    const terms = {
      plan: planOf({ mode: 'competition', players: 2, people: 2 }),
      clock: { kind: 'none' },
      talk: 'chat',
      isListed: false,
    };
    const server = await serve(undefined, pageFor({ settings: { ...QUICK, terms: JSON.stringify(terms) } }));
    const window = await visit(browser, 'open', `${server.address}/`);
    await press(window, '.name-field input');
    await window.type('Noor');
    await press(window, 'button', 'Open the table');
    await waitFor(window, '.invite-code');
    const code = await textOf(window, '.invite-code');
    const stranger = await ProtocolPlayer.named(server, 'Zoe');
    await stranger.join(code);
    void stranger.play(code);
    await press(window, 'button', 'Start the show');
    await playOneTurn(window);
    expect(await textOf(window, '.cast')).toContain('Zoe');
  });

  test('A replay', async () => {
    const url = await serveFor({ settings: QUICK });
    const window = await visit(browser, '', url);
    await setShelf(window, [GAMES.over]);
    const { length } = Tape.of(GAMES.over)!;
    const place = (): Promise<number> =>
      window.evaluate(() => Number(document.querySelector<HTMLInputElement>('.transport input')!.value), undefined);
    await window.goTo(`${url}#/replay/over/${length - 6}`);
    await press(window, '.transport-play');
    await expect.poll(place).toBe(length);
    await press(window, '.transport-keys .key.back');
    const turn = await place();
    expect(turn).toBeLessThan(length);
    await window.type('.');
    await expect.poll(place).toBe(turn + 1);
  });

  test('Whatever goes wrong on the page is noticed', async () => {
    const window = await browser.open({ width: 800, height: 600 });
    await window.goTo(await serveFor({}));
    await window.evaluate(() => {
      console.error('said');
      setTimeout(() => {
        throw new Error('thrown');
      });
      void Promise.reject(new Error('refused'));
      document.body.append(Object.assign(new Image(), { src: 'nowhere.png' }));
    }, undefined);
    const faults = async (): Promise<string> => (await faultsOn(window)).join('\n');
    for (const fault of ['said', 'thrown', 'refused', 'nowhere.png']) await expect.poll(faults).toContain(fault);
    await window.close();
  });
});

/** From whatever is shown to the first choice, through a turn, to the next. */
const playOneTurn = async (surface: Surface): Promise<void> => {
  await playOn(surface, { until: ({ scene }) => scene === 'program' });
  await playOn(surface, { until: ({ scene }) => scene !== 'program' });
  await playOn(surface, { until: ({ scene }) => scene === 'program' });
};

const textOf = (surface: Surface, selector: string): Promise<string> =>
  surface.evaluate((sought) => document.querySelector(sought)!.textContent, selector);
