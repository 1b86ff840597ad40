import type { EventOf } from '@room25/engine';
import { isTalk } from '@room25/protocol';
import type { ShownGame } from '../../play/played-game.ts';
import { charactersOf } from '../../told/telling.ts';

/** The viewer's last claim, while it can be replaced: they have not programmed since, and nobody has acted. */
export const lastWord = ({ log, view, viewer }: ShownGame): EventOf<'signalled'> | undefined => {
  const mine = charactersOf(view.value, viewer.value);
  const last = log.value.findLast(({ event }) => {
    if (!isTalk(event)) return true;
    return (event.kind === 'signalled' || event.kind === 'programmed') && mine.includes(event.who);
  });
  return last?.event.kind === 'signalled' ? last.event : undefined;
};
