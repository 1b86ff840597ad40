/* biome-ignore-all lint/a11y/useSemanticElements: a table could not be laid out as a board */
/** The key at one end of a line. */
import { DIRECTIONS, type Direction, LINES, type Line, type View } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import './arrow.css';
import { SIZE } from './geometry.ts';
import { arrowName, type Telling } from './names.ts';
import { spotOfArrow } from './spots.ts';
import type { Part } from './steps.ts';

export type ArrowState = 'legal' | 'moved' | 'barred' | 'idle';

interface Props {
  readonly line: Line;
  readonly direction: Direction;
  readonly state: ArrowState;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
  readonly telling: Telling;
  readonly describedBy: string | undefined;
  /** `isSure`: its preview was seen first. */
  onChoose(isSure: boolean): void;
  /** Its line's name stands on it. */
  readonly isNamed: boolean;
  onPoint(isPointed: boolean): void;
  onFocus(): void;
}

export const Arrow: FunctionComponent<Props> = (props) => {
  const { line, direction, state, isChosen, isTabStop, telling, describedBy, isNamed, onChoose, onPoint, onFocus } =
    props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it hears the keys
    <div
      role="gridcell"
      class="arrow"
      data-spot={spotOfArrow(line, direction)}
      style={{ '--place': LINES.indexOf(line) % SIZE }}
      data-direction={direction}
      data-state={state}
      data-chosen={isChosen ? '' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={arrowName(line, direction, { telling, state })}
      aria-disabled={state !== 'legal' || undefined}
      aria-selected={isChosen}
      aria-describedby={describedBy}
      onClick={state === 'legal' ? (event) => onChoose(isMouse(event)) : undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={onFocus}
      onBlur={() => onPoint(false)}
    >
      <ArrowIcon />
      {isNamed && <b aria-hidden="true">{line}</b>}
    </div>
  );
};

/** A browser that does not say counts as a finger, which is asked once more. */
export const isMouse = (event: MouseEvent): boolean => (event as PointerEvent).pointerType === 'mouse';

/** Points up; CSS turns it. */
const ArrowIcon: FunctionComponent = () => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 4 20 15H4z" fill="currentColor" />
    <path d="M12 14v6" stroke="currentColor" stroke-width="6" />
  </svg>
);

export const linePart = (line: Line, direction: Direction): Part => ({
  kind: 'line',
  line: LINES.indexOf(line),
  direction: DIRECTIONS.indexOf(direction),
});

/** A line that has moved this turn may be bound to its direction; the answers say whether it is. */
export const arrowState = (view: View, line: Line, direction: Direction): ArrowState => {
  const moved = view.moved[line];
  if (moved === undefined) return 'idle';
  return moved === direction ? 'moved' : 'barred';
};
