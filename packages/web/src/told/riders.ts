/** Where moving rooms have taken somebody: the board shows it, and no event says it. */
import type { CharacterView, View } from '@room25/engine';
import type { Told } from '../play/played-game.ts';
import { placesAfter } from '../play/view-after.ts';

/** Whoever has gone somewhere since is told that. */
export const ridersIn = (
  happened: readonly Pick<Told, 'event'>[],
  before: View,
  { cast }: View,
): readonly CharacterView[] =>
  happened.some(({ event }) => placesAfter(event))
    ? cast.filter(
        ({ name, cell }, place) =>
          cell !== before.cast[place]!.cell &&
          !happened.some(({ event }) => event.kind === 'moved' && event.who === name),
      )
    : [];
