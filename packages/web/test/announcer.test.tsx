// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer, announce, announceNow, announceQuestion, hush } from '../src/app/announcer.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  hush();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what happens before and after something urgent is said with it, in its order', () => {
  const { container } = render(<Announcer />);
  const said = (how: string): string | null | undefined => container.querySelector(`[aria-live=${how}]`)?.textContent;
  const breathe = (): void => void act(() => void vi.advanceTimersByTime(100));
  announce('You slide column b up.');
  announceNow('The trap kills you.');
  announce('Jennifer enters d1.');
  breathe();
  expect(said('assertive')).toBe('You slide column b up. The trap kills you. Jennifer enters d1.');
  expect(said('polite')).toBe('');
  announce('Max looks at b5.');
  breathe();
  expect(said('polite')).toBe('Max looks at b5.');
});

test('a question is the last of its breath', () => {
  const { container } = render(<Announcer />);
  announceQuestion('Programming. What will you do this turn?');
  announce('Turn 8, the last one.');
  act(() => void vi.advanceTimersByTime(100));
  expect(container.querySelector('[aria-live=polite]')?.textContent).toBe(
    'Turn 8, the last one. Programming. What will you do this turn?',
  );
});
