// @vitest-environment happy-dom
/** The first screen is read out as a page is; of those that follow nothing is, unless it is said. */
import { act, cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { hush } from '../../src/app/announcer.tsx';
import { loadFirstWords } from '../../src/app/language.ts';
import { go } from '../../src/app/routes.ts';
import { CurrentScreen } from '../../src/app/screen.tsx';

beforeAll(loadFirstWords);
afterEach(cleanup);

it('Whoever cannot see which screen they have come to hears it', async () => {
  const { container } = render(<CurrentScreen />);
  const said = (): string | undefined => container.querySelector('[aria-live=polite]')?.textContent;
  const title = (): string | undefined => container.querySelector('h1')?.textContent;
  go('settings');
  await waitFor(() => expect(title()).toBe('Settings'), { timeout: 20_000 });
  expect(said(), 'the first is read as a page').toBe('');
  go('learn');
  await waitFor(() => expect(said()).toBe('Learn'), { timeout: 20_000 });
  act(hush);
  go('learn', 'no-such-lesson');
  await waitFor(() => expect(said(), 'another page of the same kind').toBe('Learn'), { timeout: 20_000 });
  go('home');
  await waitFor(() => expect(said(), 'as its heading is read').toBe('Room 25'), { timeout: 20_000 });
});
