/** What must not be seen by others who sit at the same screen. */
import { CHARACTERS, type Event, type Game, SPECTATOR, type Who } from '@room25/engine';
import type { Reason } from './privacy.ts';

/** Why the question to `who` is asked behind a curtain; nothing if all may watch it being answered. */
export const secretOf = (game: Game, who: Who): Reason | undefined => {
  const { phase, asking, round, cast } = game.view(SPECTATOR);
  if (phase === 'clues') return 'clue';
  if (phase === 'programming') return 'program';
  // PROG-ONE: whoever keeps a single action keeps it secret. All are asked alike: alone one can also lay a reminder or show one's role.
  const { choosesFreely, pile } = cast.find(({ name }) => name === CHARACTERS[who])!;
  const isToldByToken = asking === 'ACT-ORDER' && round === 1 && !choosesFreely && pile === undefined;
  return isToldByToken ? 'act' : undefined;
};

/** The seats that are shown something by an event which others are not. What one programs oneself is no news. */
export const initiated = (event: Event): readonly number[] =>
  event.kind === 'looked' || event.kind === 'roleSeen' ? event.seats : [];
