/** Who answers for a seat, in words. */
import type { Character } from '@room25/engine';
import { text, words } from '../app/language.ts';
import type { Player, Seat } from '../play/played-game.ts';

export const playedBy = (player: Player): string =>
  player === 'person' || player === 'away'
    ? words.value.table.cast.playedBy[player]
    : words.value.setup.levels[player].name;

/** Somebody who goes by their own name has a character as well; somebody who goes by the character may have a name. */
export const alsoCalled = (who: Character, seat: Seat | undefined): string | undefined => {
  const { name } = text.value.characters[who];
  return seat?.name === undefined || text.value.people[who] === name ? seat?.name : name;
};

/** Also one that sits in for a person. */
export const isPlayedByBot = ({ player, absence }: Seat): boolean =>
  absence === undefined ? player !== 'person' && player !== 'away' : absence !== 'cut';
