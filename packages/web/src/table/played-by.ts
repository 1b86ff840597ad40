/** Who answers for a seat, in words. */
import { words } from '../app/language.ts';
import type { Player, Seat } from '../play/played-game.ts';

export const playedBy = (player: Player): string =>
  player === 'person' || player === 'away'
    ? words.value.table.cast.playedBy[player]
    : words.value.setup.levels[player].name;

/** Also one that sits in for a person. */
export const isPlayedByBot = ({ player, absence }: Seat): boolean =>
  absence === undefined ? player !== 'person' && player !== 'away' : absence !== 'cut';
