/** The rooms of a planned table: which lists there are, what is wrong or unwise about a choice. */
import {
  COLOURS,
  type Colour,
  type Counts,
  EDITION_RULES,
  type EditionRules,
  prepare,
  ROOM_CODES,
  ROOMS,
  type RoomCode,
  type Sheet,
  type TableOptions,
  type Terms,
} from '@room25/engine';
import { COMPOSITION_NAMES, type CompositionName } from '../words/setup.ts';
import { sheetOf } from './open-table.ts';
import type { Plan } from './plan.ts';

type List = EditionRules['compositions'][string];

export const ROOMS_TO_DEAL = 23;

/** Names of the lists that this table could be played with. */
export const listsOf = (plan: Plan): readonly CompositionName[] => {
  const { compositions } = EDITION_RULES[plan.edition];
  return COMPOSITION_NAMES.filter(
    (name) => compositions[name] && faultsOf({ ...plan, composition: name }).length === 0,
  );
};

/** The list that is played where nothing was chosen, or the chosen one's name; none for one's own. */
export const listNameOf = (plan: Plan): CompositionName | undefined => {
  if (typeof plan.composition === 'object') return undefined;
  if (plan.composition !== undefined) return COMPOSITION_NAMES.find((name) => name === plan.composition);
  return COMPOSITION_NAMES.find((name) => name === standardOf(plan));
};

export const listOf = (plan: Plan): List => {
  const { composition, edition } = plan;
  if (typeof composition === 'object') return { rooms: composition, source: 'printed' };
  return EDITION_RULES[edition].compositions[listNameOf(plan)!]!;
};

/** The options in force, those of the edition where nothing was chosen. */
export const optionsInForce = (plan: Plan): TableOptions | undefined => {
  const terms = termsOf(withoutRooms(plan));
  return terms?.setup.options;
};

/** One's own list to begin with: the named one, and of what it draws the first that the box has. */
export const ownRoomsOf = (plan: Plan): Counts => {
  const { rooms, drawn = {} } = listOf(plan);
  const counts: Partial<Record<RoomCode, number>> = { ...rooms };
  for (const colour of COLOURS) {
    let wanted = drawn[colour] ?? 0;
    for (const code of stockOf(plan, colour)) {
      const taken = Math.min(wanted, inBox(plan, code) - (counts[code] ?? 0));
      if (taken > 0) counts[code] = (counts[code] ?? 0) + taken;
      wanted -= Math.max(0, taken);
    }
  }
  return counts;
};

/** The rooms of a colour that are in the box and allowed here. */
export const stockOf = (plan: Plan, colour: Colour): readonly RoomCode[] => {
  const { inventory, notAtQuickStart } = EDITION_RULES[plan.edition];
  const isQuick = optionsInForce(plan)?.level === 'quick-start';
  return ROOM_CODES.filter(
    (code) => inventory[code] && ROOMS[code].colour === colour && !(isQuick && notAtQuickStart.includes(code)),
  );
};

export const inBox = ({ edition }: Plan, code: RoomCode): number => EDITION_RULES[edition].inventory[code] ?? 0;

export const totalOf = ({ rooms, drawn = {} }: List): number =>
  [...Object.values(rooms), ...Object.values(drawn)].reduce((sum, count) => sum + count, 0);

/** Why a table cannot be opened with these rooms. */
export type Fault =
  | { readonly kind: 'missing' | 'surplus'; readonly count: number }
  | { readonly kind: 'needsKey' | 'noKey' | 'other' }
  | { readonly kind: 'notAtQuickStart'; readonly rooms: readonly RoomCode[] };

/** The engine says whether; this says why in a form that has words. */
export const faultsOf = (plan: Plan): readonly Fault[] => {
  if (termsOf(plan)) return [];
  const list = listOf(plan);
  const faults: Fault[] = [];
  const over = totalOf(list) - ROOMS_TO_DEAL;
  if (over !== 0) faults.push({ kind: over < 0 ? 'missing' : 'surplus', count: Math.abs(over) });
  const { modes, notAtQuickStart } = EDITION_RULES[plan.edition];
  const hasKey = (list.rooms.KE ?? 0) > 0;
  if (hasKey !== (modes[plan.mode]!.needsKey ?? false)) faults.push({ kind: hasKey ? 'noKey' : 'needsKey' });
  const barred = notAtQuickStart.filter((code) => (list.rooms[code] ?? 0) > 0);
  if (barred.length > 0 && optionsInForce(plan)?.level === 'quick-start')
    faults.push({ kind: 'notAtQuickStart', rooms: barred });
  return faults.length > 0 ? faults : [{ kind: 'other' }];
};

/** Rooms that are better not taken together. */
export const unwise = (plan: Plan): readonly (readonly RoomCode[])[] => {
  const { rooms } = listOf(plan);
  return EDITION_RULES[plan.edition].advisesAgainst
    .filter((pair) => Object.entries(pair).every(([code, count]) => (rooms[code as RoomCode] ?? 0) >= count))
    .map((pair) => Object.keys(pair) as RoomCode[]);
};

const standardOf = (plan: Plan): string => {
  const rules = EDITION_RULES[plan.edition];
  const options = optionsInForce(plan)!;
  const players = plan.seats.length;
  return rules.standard(plan.mode, { ...options, guards: players === 4 ? 1 : players === 5 ? options.guards : 2 });
};

const withoutRooms = ({ composition: _, ...plan }: Plan): Plan => plan;

const termsOf = (plan: Plan): Terms | undefined => {
  const sheet = sheetOf(plan, '0');
  const terms = Array.isArray(sheet) ? sheet : prepare(sheet as Sheet);
  return Array.isArray(terms) ? undefined : (terms as Terms);
};
