/** A game of this device that begins where a replay stands. */
import { type Game, SPECTATOR } from '@room25/engine';
import type { Seat } from '../play/played-game.ts';
import type { Tape } from '../record/tape.ts';
import type { SavedTable } from '../saves/saved-table.ts';

interface Wish {
  readonly position: number;
  /** The seat that plays on; bots play the others. */
  readonly seat: number;
  readonly id: string;
  readonly time: number;
  readonly title: string;
}

/** From the last choice whose whole effect has been seen. Nothing if the game is over. */
export const playedOn = (table: SavedTable, tape: Tape, wish: Wish): SavedTable | undefined => {
  const game: Game = tape.gameAt(wish.position);
  if (game.outcome) return undefined;
  const { turn, turnsLeft } = game.view(SPECTATOR);
  return {
    id: wish.id,
    time: wish.time,
    title: wish.title,
    rules: table.rules,
    sheet: table.sheet,
    commands: table.commands.slice(0, tape.commandsAt(wish.position)),
    seats: table.seats.map((seat, place) => (place === wish.seat ? { player: 'person' } : botIn(seat))),
    turn,
    turnsLeft,
  };
};

/** A bot stays what it was; a person is replaced by one of the usual strength. */
const botIn = ({ player }: Seat): Seat =>
  player === 'person' || player === 'away' ? { player: 'normal' } : { player };
