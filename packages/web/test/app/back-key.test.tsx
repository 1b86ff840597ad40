// @vitest-environment happy-dom
/** The key that leads back. */
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BackKey } from '../../src/app/back-key.tsx';
import { loadFirstWords } from '../../src/app/language.ts';
import { go, route } from '../../src/app/routes.ts';

beforeAll(loadFirstWords);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const come = async (screen: Parameters<typeof go>[0], id?: string): Promise<void> => {
  go(screen, id);
  await waitFor(() => expect(route.value).toMatchObject({ screen, ...(id && { id }) }));
};

const press = (): void => {
  const { getByRole } = render(<BackKey notTo="learn" />);
  fireEvent.click(getByRole('button', { name: 'Back' }));
};

it('leads from the lessons to where one came from, but not into the lesson that one has left', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  await come('file');
  await come('learn');
  press();
  expect(back).toHaveBeenCalledOnce();
  cleanup();
  await come('learn', 'opening');
  await come('learn');
  press();
  expect(back).toHaveBeenCalledOnce();
  await waitFor(() => expect(route.value.screen).toBe('home'));
});
