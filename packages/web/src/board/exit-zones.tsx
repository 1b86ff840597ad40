/** The corners in which Room 25 starts; and, once it is known, the edges over which it can be pushed out. */
import type { View } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import './exit-zones.css';
import { columnOf, rowOf, waysOff } from './geometry.ts';

export const ExitZones: FunctionComponent<{ view: View }> = ({ view }) => {
  const exit = view.board.findIndex(({ room, known }) => (room ?? known) === '25');
  return (
    <div class="exit-zones" aria-hidden="true">
      {CORNERS.map((corner) => (
        <span key={corner} class="exit-zone" data-corner={corner}>
          {EDGES.map((edge) => (
            <i key={edge} data-edge={edge} />
          ))}
        </span>
      ))}
      {exit >= 0 &&
        waysOff(exit).map(({ direction }) => (
          <span
            key={direction}
            class="exit-zone-way-out"
            data-direction={direction}
            style={{ '--c': columnOf(exit), '--r': rowOf(exit) }}
          >
            <i />
            <i />
          </span>
        ))}
    </div>
  );
};

const CORNERS = [0, 90, 180, 270] as const;
/** Of an L of three cells. */
const EDGES = ['top', 'end', 'inner-row', 'inner-column', 'foot', 'side'] as const;
