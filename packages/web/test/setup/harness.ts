/** The set-up screen under test: its words, nothing remembered before, nothing kept after. */
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { list, remove } from '../../src/saves/saves.ts';

export const useSetup = (): void => {
  beforeAll(async () => {
    await loadFirstWords();
    await loadText();
  });
  beforeEach(() => localStorage.removeItem('room25.plan'));
  afterEach(async () => {
    cleanup();
    location.hash = '';
    for (const { id } of await list()) await remove(id);
  });
};

/** Clicks an answer of one of its questions. */
export const choose = (group: string, name: RegExp): void => {
  const fieldset = screen.getByText(group, { selector: 'legend' }).parentElement!;
  fireEvent.click(within(fieldset).getByLabelText(name));
};
