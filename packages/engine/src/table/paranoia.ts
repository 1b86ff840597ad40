/** ROOM-PARANOIA: the tokens of a character in a pile, and the drawing from it. */
import type { Who } from '../content.ts';
import { draw, type Random, shuffle, streamKey } from '../random.ts';
import { ACTIONS, CHARACTERS } from '../words.ts';
import { topOf, withoutTop } from './pile.ts';
import {
  ACTING,
  DONE,
  DRAWN,
  DRAWS_LEFT,
  FIRST,
  HAS_PLAYED,
  IN_PARANOIA,
  LAST_PROGRAMMED_ROUND,
  LIMIT,
  PARANOIA_DRAWS,
  PHASE,
  PILE,
  ROUND,
  SECOND,
  STATUS,
} from './state.ts';
import type { Table } from './table.ts';

export const isParanoid = (table: Table, who: Who): boolean => (table.s[STATUS + who] & IN_PARANOIA) !== 0;

/** All tokens of `who` but the punished ones are shuffled. This turn they draw as often as they still had actions. */
export const makeParanoid = (table: Table, who: Who): void => {
  const draws = isParanoid(table, who) ? table.s[DRAWS_LEFT + who] : actionsLeft(table, who);
  const tokens = table.terms.actions.map((_, action) => action).filter((action) => !table.isPunished(who, action));
  table.startParanoia(who, inPileOrder(table, who, tokens), draws);
};

/** At the start of a programming phase: false when it is over. */
export const staysParanoid = (table: Table, who: Who): boolean =>
  isParanoid(table, who) && table.s[PILE + who] !== 0 && table.roomOf(who).keepsParanoia === true;

/** The slot of a paranoid character has come. */
export const drawToken = (table: Table, who: Who): void => {
  const { s } = table;
  const action = s[DRAWS_LEFT + who] > 0 ? topOf(s[PILE + who]) : undefined;
  s[DRAWN + who] = action === undefined ? 0 : action + 1;
  if (action === undefined) return;
  s[PILE + who] = withoutTop(s[PILE + who]);
  s[DRAWS_LEFT + who]--;
  table.listener?.({
    kind: 'drew',
    who: CHARACTERS[who],
    action: ACTIONS[action],
    round: table.round,
    rule: 'ROOM-PARANOIA',
  });
};

/** A sheet may say how the pile will lie. */
const inPileOrder = (table: Table, who: Who, tokens: readonly number[]): number[] => {
  const key = streamKey(table.seed, 'paranoia');
  const random: Random = { below: (limit) => draw(key, table.s[PARANOIA_DRAWS]++, limit) };
  const given = table.terms.setup.sheet.pile?.[CHARACTERS[who]]?.map((action) => ACTIONS.indexOf(action)) ?? [];
  const first = given.filter((action) => tokens.includes(action));
  return [
    ...first,
    ...shuffle(
      tokens.filter((action) => !first.includes(action)),
      random,
    ),
  ];
};

/** How many actions they would still have played this turn. */
const actionsLeft = (table: Table, who: Who): number => {
  const { s } = table;
  if (s[PHASE] !== ACTING) return 0;
  const isSlotPast = (s[DONE] & (1 << who)) !== 0;
  const slots = Math.max(0, LAST_PROGRAMMED_ROUND + 1 - s[ROUND] - (isSlotPast ? 1 : 0));
  const hasPlayed = (s[STATUS + who] & HAS_PLAYED) !== 0 ? 1 : 0;
  if (table.choosesFreely(who)) return Math.min(slots, s[LIMIT + who] - hasPlayed);
  const tokens = (s[FIRST + who] > 0 ? 1 : 0) + (s[SECOND + who] > 0 ? 1 : 0);
  // With two left, one goes to each round; a single one waits for either.
  return tokens === 2 ? slots : Math.min(slots, tokens - hasPlayed);
};
