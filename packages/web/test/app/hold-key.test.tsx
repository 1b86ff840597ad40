// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, expect, it } from 'vitest';
import { HoldKey } from '../../src/app/hold-key.tsx';

afterEach(cleanup);

it('What appears under the finger that held the key is not pressed when the finger leaves it', async () => {
  let presses = 0;
  const Table = () => {
    const [isOpen, setOpen] = useState(false);
    if (isOpen)
      return (
        <button type="button" onClick={() => presses++}>
          Push
        </button>
      );
    return (
      <HoldKey ms={1} again="again" onHeld={() => setOpen(true)}>
        Open
      </HoldKey>
    );
  };
  render(<Table />);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Open' }), { button: 0 });
  const push = await waitFor(() => screen.getByRole('button', { name: 'Push' }));
  fireEvent.click(push, { detail: 1 });
  expect(presses).toBe(0);
  // Whoever presses it without a pointer has never held it.
  fireEvent.click(push, { detail: 0 });
  expect(presses).toBe(1);
  fireEvent.pointerDown(push, { button: 0 });
  fireEvent.click(push, { detail: 1 });
  expect(presses).toBe(2);
});
