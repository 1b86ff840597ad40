// @vitest-environment happy-dom
import { render } from 'preact';
import { expect, it, vi } from 'vitest';
import { watchInputDevice } from '../../src/app/input-device.ts';
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

it('hears Enter as soon as a window is closed, though what was focused in it still is', () => {
  watchInputDevice();
  const onEnter = vi.fn();
  const Desk = () => {
    useKeys({ Enter: onEnter });
    return (
      <dialog open>
        <button type="button">x</button>
      </dialog>
    );
  };
  render(<Desk />, document.body);
  const [dialog, key] = [document.querySelector('dialog')!, document.querySelector('button')!];
  const pressEnter = (): void =>
    void key.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  key.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  pressEnter();
  expect(onEnter).not.toHaveBeenCalled();
  // As the browser does at Escape; it tells the page a frame later.
  dialog.removeAttribute('open');
  pressEnter();
  expect(onEnter).toHaveBeenCalledOnce();
  render(null, document.body);
});

/** A card, and a window with the key that closes it. */
const deskWith = (onEnter: () => void) => {
  watchInputDevice();
  const Desk = () => {
    useKeys({ Enter: onEnter });
    return (
      <>
        <button type="button">card</button>
        <dialog>
          <button type="button">close</button>
        </dialog>
      </>
    );
  };
  render(<Desk />, document.body);
  const [card, close] = [...document.querySelectorAll('button')] as HTMLElement[] as [HTMLElement, HTMLElement];
  return {
    card,
    close,
    press: (key: string, at: EventTarget): void =>
      void at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    focus: (element: HTMLElement, relatedTarget: HTMLElement | null = null): void =>
      void element.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget })),
  };
};

// Not every browser says where the focus was before.
it.each([
  ['Escape', false],
  ['Tab', true],
])(
  'leaves Enter to the panel when a window gives the focus back to what was clicked, and not to what was chosen by keys: %s',
  (closing, isSaid) => {
    const onEnter = vi.fn();
    const { card, close, press, focus } = deskWith(onEnter);
    const back = (): void => focus(card, isSaid ? close : null);
    card.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    focus(card);
    focus(close, card);
    press(closing, close);
    back();
    press('Enter', card);
    expect(onEnter).toHaveBeenCalledOnce();

    press('Tab', close);
    focus(card);
    press('Enter', card);
    focus(close, card);
    press(closing, close);
    back();
    press('Enter', card);
    expect(onEnter).toHaveBeenCalledOnce();
    render(null, document.body);
  },
);
