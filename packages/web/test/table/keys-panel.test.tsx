// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { loadFirstWords, loadText } from '../../src/app/language.ts';
import { languageCode } from '../../src/app/settings.ts';
import { openKeysPanel } from '../../src/table/keys-panel.tsx';

afterEach(() => {
  cleanup();
  languageCode.value = 'en';
});

it.each([
  ['en', 'Enter', 'Space', 'Esc'],
  ['fr', 'Entrée', 'Espace', 'Échap'],
  ['ru', 'Enter', 'Пробел', 'Esc'],
] as const)('Keys are called what keyboards call them, in %s', async (language, ...caps) => {
  languageCode.value = language;
  await loadFirstWords();
  await loadText();
  const KeysPanel = await openKeysPanel();
  const { container } = render(<KeysPanel onClose={() => {}} />);
  const shown = [...container.querySelectorAll('.cap')].map(({ textContent }) => textContent);
  expect(shown).toEqual(expect.arrayContaining(caps));
});
