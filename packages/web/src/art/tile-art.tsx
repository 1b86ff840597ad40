/** A room as it is drawn: an open shaft, a closed iris, or an iris ajar. Fills its parent. */
import { type Axis, ROOMS, type RoomCode } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { RoomIcon } from './room-icon.tsx';
import { loadSprite } from './sprite.ts';
import './tile-art.css';
import drawings from './tiles.svg?url';

void loadSprite('tiles', drawings);

/** Everybody sees it. A corridor has doors at its two ends only, and its floor runs between them. */
export const Shaft: FunctionComponent<{ code: RoomCode; axis?: Axis | undefined }> = ({ code, axis }) => {
  return (
    <svg class={`tile-art ${ROOMS[code].colour}`} viewBox="0 0 100 100" aria-hidden="true">
      <use href="#tile-shaft" />
      <g class="floor" data-axis={axis}>
        <use href={`#floor-${code}`} />
      </g>
      {doorsOf(axis).map((turn) => (
        <use key={turn} href="#tile-door" transform={`rotate(${turn} 50 50)`} />
      ))}
      <use class="rim" href="#tile-rim" />
    </svg>
  );
};

/** Nobody sees it; with a code, the viewer alone knows what it is. */
export const Hatch: FunctionComponent<{ known?: RoomCode | undefined }> = ({ known }) => {
  if (known === undefined)
    return (
      <svg class="tile-art" viewBox="0 0 100 100" aria-hidden="true">
        <use href="#tile-hatch" />
      </svg>
    );
  return (
    <>
      <svg class={`tile-art ${ROOMS[known].colour}`} viewBox="0 0 100 100" aria-hidden="true">
        <use href="#tile-hatch-known" />
      </svg>
      <span class={`tile-art-peek ${ROOMS[known].colour}`}>
        <RoomIcon code={known} />
      </span>
    </>
  );
};

/** The blades of an iris as separate elements, so that they can open. */
export const Iris: FunctionComponent = () => (
  <svg class="tile-art iris" viewBox="0 0 100 100" aria-hidden="true">
    <g clip-path="url(#c-iris)">
      {BLADES.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 50 50)`}>
          <use class="blade" href="#iris-blade" />
        </g>
      ))}
    </g>
  </svg>
);

const SIDES = [0, 90, 180, 270] as const;

const doorsOf = (axis: Axis | undefined): readonly number[] =>
  SIDES.filter((turn) => axis === undefined || (axis === '/') === (turn % 180 === 0));

const BLADES = Array.from({ length: 7 }, (_, blade) => Math.round((blade * 36000) / 7) / 100);
