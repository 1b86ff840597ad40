/** What must not be seen by others who sit at the same screen. */
import { CHARACTERS, type Event, type Game, SPECTATOR, type Who } from '@room25/engine';
import type { Reason } from './stage.ts';

/** Why the question to `who` is asked behind a curtain; nothing if all may watch it being answered. */
export const secretOf = (game: Game, who: Who): Reason | undefined => {
  const { phase, asking, round, cast } = game.view(SPECTATOR);
  if (phase === 'clues') return 'clue';
  if (phase === 'programming') return 'program';
  // PROG-ONE: a single action may be kept, and then it is still nobody else's business which it is.
  const { tokens } = cast.find(({ name }) => name === CHARACTERS[who])!;
  return asking === 'ACT-ORDER' && round === 1 && tokens === 1 ? 'act' : undefined;
};

/** The seats that are shown something by an event which others are not. What one programs oneself is no news. */
export const initiated = (event: Event): readonly number[] =>
  event.kind === 'looked' || event.kind === 'roleSeen' ? event.seats : [];
