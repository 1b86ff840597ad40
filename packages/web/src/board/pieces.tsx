/** Everybody on the board, and the robots: a layer above the tiles, so that they can walk from one to another. */
import type { Character, View } from '@room25/engine';
import type { CSSProperties, FunctionComponent } from 'preact';
import { Icon } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import { type Stand, standingsOf } from './crowd.ts';
import { numberOf } from './geometry.ts';
import './pieces.css';
import { type Place, placeOf, translateTo } from './place.ts';

interface Props {
  readonly view: View;
  /** The pawns of whoever looks. */
  readonly mine: readonly Character[];
  /** Characters that can be picked by their pawn. */
  readonly pickable: ReadonlySet<Character>;
  /** The cells that stand shifted in a preview, and by how much. */
  readonly shiftOf: (cell: number) => string | undefined;
  onPick(who: Character): void;
}

export const Pieces: FunctionComponent<Props> = ({ view, mine, pickable, shiftOf, onPick }) => (
  <div class="pieces" aria-hidden="true">
    {view.board.flatMap(({ cell, robots = 0 }) =>
      Array.from({ length: robots }, (_, place) => (
        <span
          key={`robot ${cell} ${place}`}
          class="piece piece-robot"
          data-robot={cell}
          style={standAt(placeOf(numberOf(cell), robotSpot(place)), 0.21, shiftOf(numberOf(cell)))}
        >
          <Icon name="mark-robot" />
        </span>
      )),
    )}
    {standingsOf(view).map(({ who, cell, spot }) => {
      const one = view.cast.find(({ name }) => name === who)!;
      const isPickable = pickable.has(who);
      return (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the mouse; by keys one picks on the cell
        // biome-ignore lint/a11y/noStaticElementInteractions: the same
        <span
          key={who}
          class="piece stand"
          data-pawn={who}
          data-mine={mine.includes(who) ? '' : undefined}
          data-hiding={one.hiding ? '' : undefined}
          data-air={view.onAir === who ? '' : undefined}
          data-pickable={isPickable ? '' : undefined}
          style={standAt(placeOf(numberOf(cell), spot), spot.size, shiftOf(numberOf(cell)))}
          onClick={isPickable ? () => onPick(who) : undefined}
        >
          <Pawn who={who} />
        </span>
      );
    })}
  </div>
);

/** The middle of a piece at a place; the size in tiles. */
export const standAt = (place: Place, size: number, shift?: string): CSSProperties => ({
  '--size': size,
  transform: `${shift ?? ''} ${translateTo(place)}`,
});

/** Top right; a second one stands below it. */
export const robotSpot = (place: number): Omit<Stand, 'size'> => ({ x: 0.845, y: 0.155 + place * 0.24 });
