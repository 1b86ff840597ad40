/* biome-ignore-all lint/a11y/useSemanticElements: a table could not be laid out as a board */
/** A cell of the grid with the room that is on it now. */
import { CELLS, type View } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useRef } from 'preact/hooks';
import { isMouse } from './arrow.tsx';
import './cell.css';
import { columnOf, rowOf } from './geometry.ts';
import { cellName, type Telling } from './names.ts';
import { pointedOut } from './pointed-out.ts';
import type { Pointing } from './pointing.ts';
import { shiftIn } from './shift.ts';
import { Tile } from './tile.tsx';

interface Props {
  readonly cell: number;
  readonly view: View;
  readonly telling: Telling;
  readonly pointing: Pointing;
  /** The id of the element that says in words what the pointed-at choice leads to. */
  readonly leadId: string;
}

export const Cell: FunctionComponent<Props> = ({ cell, view, telling, pointing, leadId }) => {
  const { picking, targets, spot, pointed } = pointing;
  const preview = pointing.preview.value;
  const name = CELLS[cell]!;
  const room = view.board[cell]!;
  const isChosen = picking.chosenCells.value.has(cell);
  const place = targets.value.indexOf(name);
  const legality = { count: targets.value.length, isChosen, ...(place >= 0 && { place: place + 1 }) };
  const press = usePress(() => {
    pointing.closeUp.value = { cell: name };
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it hears the keys
    <div
      role="gridcell"
      class="cell"
      data-spot={name}
      data-legal={place >= 0 ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
      data-hint={pointedOut.value.includes(name) ? '' : undefined}
      data-preview={preview?.slide?.off === name ? 'falling' : preview?.swap?.includes(name) ? 'lifted' : undefined}
      style={{ '--c': columnOf(cell), '--r': rowOf(cell), transform: shiftIn(preview, cell) }}
      tabIndex={spot.value === name ? 0 : -1}
      aria-label={cellName(view, room, { telling, legality })}
      aria-selected={isChosen}
      aria-describedby={pointed.value === name && preview ? leadId : undefined}
      onClick={(event) => {
        if (!press.wasLong()) pointing.chooseAt(name, isMouse(event), event.detail > 1);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        pointing.closeUp.value = { cell: name };
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && pointing.point(name, true)}
      onPointerLeave={() => pointing.point(name, false)}
      onPointerDown={press.begin}
      onPointerMove={press.move}
      onPointerUp={press.end}
      onPointerCancel={press.end}
      onFocus={() => pointing.focus(name)}
      onBlur={() => pointing.point(name, false)}
    >
      <Tile view={view} room={room} telling={telling} />
      <span class="cell-frame" />
    </div>
  );
};

const LONG = 450;
/** In pixels: how far a finger that rests may stray. */
const STILL = 10;

/** A long press. */
const usePress = (onLong: () => void) => {
  const state = useRef({ timer: 0, isLong: false, x: 0, y: 0 }).current;
  const end = (): void => window.clearTimeout(state.timer);
  return {
    begin: (event: PointerEvent): void => {
      Object.assign(state, { isLong: false, x: event.clientX, y: event.clientY });
      if (event.pointerType === 'mouse') return;
      state.timer = window.setTimeout(() => {
        state.isLong = true;
        onLong();
      }, LONG);
    },
    /** A finger that goes on drags, or scrolls. */
    move: ({ clientX, clientY }: PointerEvent): void => {
      if (Math.max(Math.abs(clientX - state.x), Math.abs(clientY - state.y)) > STILL) end();
    },
    end,
    wasLong: (): boolean => state.isLong,
  };
};
