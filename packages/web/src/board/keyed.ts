/** The keys of the board. Single letters count only here, while it has the focus. */
import { CELLS } from '@room25/engine';
import { numberOf } from './geometry.ts';
import type { Pointing, ShownLarge } from './pointing.ts';
import { arrowOfSpot, type FocusSpot, KEY_DIRECTIONS, neighbourOf, nextOf } from './spots.ts';

interface Keyboard {
  readonly pointing: Pointing;
  /** If there is nothing that way, the focus stays. */
  focus(spot: FocusSpot): void;
}

export const keyed = ({ pointing, focus }: Keyboard): ((event: KeyboardEvent) => void) => {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const isHandled = press(event.key);
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  };

  function press(key: string): boolean {
    const { spot, targets } = pointing;
    const here = spot.peek();
    const direction = KEY_DIRECTIONS[key];
    if (direction) focus(neighbourOf(here, direction));
    else if (key === 'n') focus(nextOf(targets.peek(), here, 1));
    else if (key === 'p') focus(nextOf(targets.peek(), here, -1));
    else if (key === 'Enter' || key === ' ') pointing.chooseAt(here, true);
    else if (key === 'Escape') return pointing.picking.back();
    else if (/^[a-e]$/.test(key)) jumpToColumn(key);
    else if (/^[1-5]$/.test(key) && column !== undefined) jumpToRow(key);
    else if (key === 's' && !arrowOfSpot(here) && pointing.speak(here)) return true;
    else if (CLOSE_UPS[key] && !arrowOfSpot(here)) pointing.closeUp.value = { cell: here, ...CLOSE_UPS[key] };
    else return false;
    if (!/^[a-e]$/.test(key)) column = undefined;
    return true;
  }

  function jumpToColumn(key: string): void {
    column = key;
    const row = arrowOfSpot(pointing.spot.peek()) ? '3' : CELLS[numberOf(pointing.spot.peek())]!.charAt(1);
    focus(`${key}${row}`);
  }

  function jumpToRow(key: string): void {
    focus(`${column}${key}`);
  }
};

/** Keys that show a room large, to do something with it or just to read. */
const CLOSE_UPS: Readonly<Record<string, Omit<ShownLarge, 'cell'>>> = {
  '?': {},
  r: { wish: 'reminder' },
  s: {},
};

/** A letter that waits for its digit. */
let column: string | undefined;
