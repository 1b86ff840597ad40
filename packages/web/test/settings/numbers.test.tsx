// @vitest-environment happy-dom
/** Numbers in the settings, as each language writes them. */
import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { loadFirstWords } from '../../src/app/language.ts';
import { languageCode } from '../../src/app/settings.ts';
import { SettingsList } from '../../src/settings/settings-screen.tsx';

afterEach(() => {
  cleanup();
  languageCode.value = 'en';
});

test.each([
  ['en', '75%', '0.5 ×'],
  ['fr', '75 %', '0,5 ×'],
  ['ru', '75 %', '0,5 ×'],
] as const)('Volumes and the pace, in %s', async (code, volume, half) => {
  languageCode.value = code;
  await loadFirstWords();
  await waitFor(() => expect(document.documentElement.lang).toBe(code));
  const { container } = render(<SettingsList />);
  // Which of the spaces that do not break is up to the browser.
  const plain = (said: string | null | undefined): string => (said ?? '').replace(/\s/g, ' ');
  expect(plain(container.querySelector('output')?.textContent)).toBe(volume);
  expect(plain(container.querySelector('input[type=range]')?.getAttribute('aria-valuetext'))).toBe(volume);
  expect(plain(container.textContent)).toContain(half);
});
