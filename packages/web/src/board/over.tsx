/** Things that lie over the tiles for a moment: as large as a tile, on a cell or between cells. */
import type { ComponentChildren, FunctionComponent } from 'preact';
import './over.css';
import { type Place, translateTo } from './place.ts';

interface OverProps {
  readonly at: Place;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export const Over: FunctionComponent<OverProps> = ({ at, class: name = '', children }) => (
  <span class={`over ${name}`} style={{ transform: translateTo(at) }}>
    <span class="over-body">{children}</span>
  </span>
);

/** From the middle of one cell to the middle of another, with a position inside each. */
export const Between: FunctionComponent<{ from: Place; to: Place; class: string; children?: ComponentChildren }> = ({
  from,
  to,
  class: name,
  children,
}) => {
  const columns = to.column - from.column + (to.x ?? 0) - (from.x ?? 0);
  const rows = to.row - from.row + (to.y ?? 0) - (from.y ?? 0);
  return (
    <span
      class={`over-between ${name}`}
      style={{
        width: `calc(var(--pitch) * ${Math.hypot(columns, rows).toFixed(4)})`,
        transform: `${translateTo(from)} rotate(${Math.atan2(rows, columns).toFixed(4)}rad)`,
      }}
    >
      {children}
    </span>
  );
};
