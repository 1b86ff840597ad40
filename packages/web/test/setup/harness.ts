/** The set-up screen under test: its words, nothing remembered before, nothing kept after. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { h } from 'preact';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { list, remove } from '../../src/saves/saves.ts';
import { Setup } from '../../src/setup/setup.tsx';

export const useSetup = (): void => {
  beforeAll(async () => {
    await loadFirstWords();
    await loadText();
    // What comes later is there before it is looked for: a busy machine may take longer than a test waits.
    render(h(Setup, {}));
    await screen.findByText('Which edition?', { selector: 'legend' });
    cleanup();
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

/** One more or one fewer, until as many play. */
export const setPlayers = (wanted: number): void => {
  const number = (): number =>
    Number(screen.getByRole('group', { name: 'Players' }).querySelector('output')!.textContent);
  while (number() !== wanted)
    fireEvent.click(screen.getByRole('button', { name: `Players: one ${number() < wanted ? 'more' : 'fewer'}` }));
};
