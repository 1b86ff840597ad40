// @vitest-environment happy-dom
import { render } from 'preact';
import { expect, it, vi } from 'vitest';
import { useKeys } from '../../src/app/keys.ts';

const Panel = ({ onOne }: { onOne(): void }) => {
  useKeys({ 1: onOne });
  return <p>1</p>;
};

const press = (): void => void dispatchEvent(new KeyboardEvent('keydown', { key: '1' }));

it('hears a key as soon as its panel is there, and no more when it is gone', () => {
  const onOne = vi.fn();
  render(<Panel onOne={onOne} />, document.body);
  press();
  expect(onOne).toHaveBeenCalledOnce();
  render(null, document.body);
  press();
  expect(onOne).toHaveBeenCalledOnce();
});

it('hears it for the latest drawing', () => {
  const [before, now] = [vi.fn(), vi.fn()];
  render(<Panel onOne={before} />, document.body);
  render(<Panel onOne={now} />, document.body);
  press();
  expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
});
