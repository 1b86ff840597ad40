/** All the seats of a table, side by side while there is room for it. */
import type { SeatView } from '@room25/protocol';
import type { ComponentProps, FunctionComponent } from 'preact';
import './seat-cards.css';
import { SeatCard } from './seat-card.tsx';

interface Props {
  readonly seats: readonly SeatView[];
  /** What each of them is given besides. */
  of(place: number): Omit<ComponentProps<typeof SeatCard>, 'seat' | 'place'>;
}

/** With more than this many they are in two rows. */
const IN_ONE_ROW = 4;

export const SeatCards: FunctionComponent<Props> = ({ seats, of }) => {
  const rows = seats.length > IN_ONE_ROW ? 2 : 1;
  return (
    <ol class="seat-cards" style={{ '--rows': rows, '--across': Math.ceil(seats.length / rows) }}>
      {seats.map((seat, place) => (
        <SeatCard key={place} seat={seat} place={place} {...of(place)} />
      ))}
    </ol>
  );
};
