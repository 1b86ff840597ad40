/** What a finished game says of each person who sat at it. Told after the end. */
import { type SeatTally, Tallying } from '@room25/protocol';
import type { Body } from './entry.ts';
import { isPerson, type TableState } from './table-state.ts';

export interface PersonTally extends SeatTally {
  readonly visitor: number;
  /** They had left before it was over. */
  readonly left?: true;
  /** They no longer answered when it was over. */
  readonly gone?: true;
}

export class TableTallying {
  readonly #tallying = new Tallying();

  take(before: TableState | undefined, { play }: TableState, body: Body): void {
    // What a bot did in the seat before them is not theirs.
    if (body.kind === 'act' && body.act.do === 'join') this.#tallying.forget(body.act.seat);
    if (!play) return;
    this.#tallying.take({
      before: before?.play?.game,
      after: play.game,
      events: play.events.from(before?.play?.events.length ?? 0),
      isSubstitutes: body.kind === 'bot' && isPerson(before?.seats[body.seat]),
    });
  }

  of({ seats, play }: TableState): readonly PersonTally[] {
    const tallies = this.#tallying.of(play!.game);
    return seats.flatMap((seat, at): PersonTally[] =>
      isPerson(seat)
        ? [
            {
              visitor: seat.visitor,
              ...tallies[at]!,
              ...(seat.away !== undefined &&
                (seat.away === 'left' ? { left: true as const } : { gone: true as const })),
            },
          ]
        : [],
    );
  }
}
