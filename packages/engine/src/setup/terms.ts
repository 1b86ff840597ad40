/** The terms of a table: everything that does not change while a game is played. */
import type { Ability, ActionRules, EditionRules, ModeRules, Pool, RoleRules, Room, Source, Who } from '../content.ts';
import type { Offer } from '../table/offer.ts';
import type { Setup } from './setup.ts';

export interface Terms {
  readonly setup: Setup;
  readonly edition: EditionRules;
  readonly mode: ModeRules;
  /** The role cards that were dealt from; none where everybody knows who wants what. */
  readonly pool: Pool | undefined;
  /** By position in ROOM_CODES, ACTIONS, ROLES. */
  readonly rooms: readonly Room[];
  readonly actions: readonly ActionRules[];
  readonly roles: readonly RoleRules[];
  /** By character; none where abilities are not played with. */
  readonly abilities: readonly Ability[];
  /** By character: what cards say of them, also where abilities are not played with. */
  readonly natures: readonly Ability[];
  readonly sources: readonly Source[];
  /** ADR-1: a third round, for those who committed theirs. */
  readonly hasAdrenaline: boolean;
  /** The kinds of room that start in the exit zones. */
  readonly held: readonly number[];
  /** The characters in play, in the order in which they started. */
  readonly cast: readonly Who[];
  /** Lists of programs that have been asked for (`table/programs.ts`). */
  readonly programs: Map<number, Offer>;
  /** By character; -1 where it is not in play. */
  readonly seatOf: Int8Array;
  readonly sideOf: Int8Array;
  /** Characters as bits, by seat and by side. */
  readonly seats: readonly number[];
  readonly sides: readonly number[];
}
