/** Who has won, seat by seat. */
import { type CharacterView, EVERYONE, type Game, type Outcome, type Result } from '@room25/engine';

export const winningSeats = (game: Game): readonly number[] => {
  const outcome = game.outcome!;
  const winners = game.view(EVERYONE).cast.filter((character) => HAS_WON[outcome.result](character, outcome));
  return [...new Set(winners.map(({ seat }) => seat))];
};

const nobody = (): boolean => false;
const everybody = (): boolean => true;

const HAS_WON: Readonly<Record<Result, (character: CharacterView, outcome: Outcome) => boolean>> = {
  prisoners: ({ role }) => role === 'prisoner',
  guards: ({ role }) => role !== 'prisoner',
  complex: nobody,
  complete: everybody,
  partial: everybody,
  lost: nobody,
  side: ({ name }, { side = [] }) => side.includes(name),
  draw: nobody,
  nobody,
};
