/** Who has won, seat by seat. */
import type { Who } from './content.ts';
import { type Game, tableOf } from './game.ts';
import type { Outcome } from './table/facts.ts';
import type { Table } from './table/table.ts';
import { CHARACTERS, type Result } from './words.ts';

/** Of a game that is over. */
export const winningSeats = (game: Game): readonly number[] => {
  const table = tableOf(game);
  const outcome = table.outcome!;
  const { cast, seatOf } = table.terms;
  const winners = cast.filter((who) => HAS_WON[outcome.result](table, who, outcome));
  return [...new Set(winners.map((who) => seatOf[who]))];
};

const nobody = (): boolean => false;
const everybody = (): boolean => true;

const HAS_WON: Readonly<Record<Result, (table: Table, who: Who, outcome: Outcome) => boolean>> = {
  prisoners: (table, who) => !table.isGuard(who),
  guards: (table, who) => table.isGuard(who),
  complex: nobody,
  complete: everybody,
  partial: everybody,
  lost: nobody,
  side: (_table, who, { side = [] }) => side.includes(CHARACTERS[who]),
  draw: nobody,
  nobody,
};
