/** Time to talk before programs are made, where a table wants it: no page asks for a program before it is over. */
import { phaseIn, SPECTATOR } from '@room25/engine';
import { peopleAwaited } from './awaited.ts';
import { isAttended, isPaused, type TableState } from './table-state.ts';

const SECOND = 1000;
/** There is most to say after the clues. */
const FIRST = 15 * SECOND;
const LATER = 6 * SECOND;

/** How long it lasts at most, in milliseconds; 0 where nobody talks or may talk, or there are not two people. */
export const talkingTime = ({ settings, seats, play }: TableState): number => {
  const { talking, talk, clock } = settings;
  if (!talking || talk === 'none' || clock.kind === 'correspondence' || !play || play.game.outcome) return 0;
  if (play.game.isJammed) return 0;
  if (phaseIn(play.game) !== 'programming' || seats.filter(isAttended).length < 2) return 0;
  return play.game.view(SPECTATOR).turn > 1 ? LATER : FIRST;
};

/** The people who still want to talk: they have neither heard enough nor locked a program. */
export const talkers = (table: TableState): readonly number[] =>
  talkingTime(table) === 0 ? [] : peopleAwaited(table).filter((seat) => !table.play!.heard?.includes(seat));

/** Until when, unless everybody is ready earlier. */
export const talkingUntil = (table: TableState): number | undefined =>
  isPaused(table) || talkers(table).length === 0 ? undefined : table.play!.since + talkingTime(table);
