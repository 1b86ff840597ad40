// @vitest-environment happy-dom
/** The talk is fetched when it is first opened: the focus waits for it, however long that takes. */
import { afterEach, expect, test } from 'vitest';
import { focusTalk } from '../../src/table/focus.ts';

const table = document.createElement('main');
document.body.append(table);
afterEach(() => table.replaceChildren());

const arrive = async (): Promise<void> => {
  table.innerHTML = '<div class="say-row"><button type="button">I suspect…</button></div>';
  await new Promise((done) => setTimeout(done));
};
const isFocused = (): boolean => document.activeElement?.closest('.say-row') !== null;

test('What comes late is focused when it comes', async () => {
  focusTalk(table);
  for (let frame = 0; frame < 40; frame++) await new Promise(requestAnimationFrame);
  await arrive();
  expect(isFocused()).toBe(true);
});

test('Whoever presses a key meanwhile stays where they are', async () => {
  focusTalk(table);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  await arrive();
  expect(isFocused()).toBe(false);
});
