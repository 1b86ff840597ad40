/** The rooms of a planned table: which lists there are, what is wrong or unwise about a choice. */
import {
  COLOURS,
  type Colour,
  type Counts,
  EDITION_RULES,
  type EditionRules,
  type Filling,
  isComplaints,
  isFilling,
  prepare,
  ROOM_CODES,
  ROOMS,
  type RoomCode,
  type TableOptions,
  type Terms,
} from '@room25/engine';
import { COMPOSITION_NAMES, type CompositionName } from '../words/lists.ts';
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

/** The list that is played by default, or the chosen one's name; none for one's own. */
export const listNameOf = (plan: Plan): CompositionName | undefined => {
  const chosen = fillingOf(plan)?.shape ?? plan.composition ?? standardOf(plan);
  return COMPOSITION_NAMES.find((name) => name === chosen);
};

export const listOf = (plan: Plan): List => {
  const shape = shapeOf(plan);
  if (!shape) return { rooms: plan.composition as Counts, source: 'printed' };
  const filling = fillingOf(plan);
  return filling ? { rooms: added(shape.rooms, filling.chosen), source: shape.source } : shape;
};

/** All 23 rooms were chosen one by one. */
export const isOwn = ({ composition }: Plan): boolean => typeof composition === 'object' && !isFilling(composition);

/** What was chosen by hand for the open places of a printed list. */
export const fillingOf = ({ composition }: Plan): Filling | undefined =>
  isFilling(composition) ? composition : undefined;

/** The named list as printed; none for one's own. */
export const shapeOf = (plan: Plan): List | undefined => {
  const name = listNameOf(plan);
  return name && EDITION_RULES[plan.edition].compositions[name];
};

export const hasOpenPlaces = (plan: Plan): boolean => shapeOf(plan)?.drawn !== undefined;

/** How many rooms of a colour the list leaves open, and how many of them are chosen. */
export const placesOf = (plan: Plan, colour: Colour): { readonly open: number; readonly chosen: number } => ({
  open: shapeOf(plan)?.drawn?.[colour] ?? 0,
  chosen: Object.entries(fillingOf(plan)?.chosen ?? {}).reduce(
    (sum, [code, count]) => sum + (ROOMS[code as RoomCode].colour === colour ? count : 0),
    0,
  ),
});

const added = (rooms: Counts, more: Counts): Counts => {
  const sums: Partial<Record<RoomCode, number>> = { ...rooms };
  for (const code of Object.keys(more) as RoomCode[]) sums[code] = (sums[code] ?? 0) + more[code]!;
  return sums;
};

/** The options in force: those of the edition unless chosen otherwise. */
export const optionsInForce = (plan: Plan): TableOptions | undefined => {
  const terms = termsOf(withoutRooms(plan));
  return terms?.setup.options;
};

/** One's own list to start from: the named one, with the first rooms in the box for what it draws. */
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
export type RoomsFault =
  | { readonly kind: 'missing' | 'surplus'; readonly count: number; readonly colour?: Colour }
  | { readonly kind: 'needsKey' | 'noKey' | 'other' }
  | { readonly kind: 'notAtQuickStart'; readonly rooms: readonly RoomCode[] };

/** The engine decides whether; this says why, in a form that has words. */
export const faultsOf = (plan: Plan): readonly RoomsFault[] => {
  if (termsOf(plan)) return [];
  const list = listOf(plan);
  const faults: RoomsFault[] = [];
  if (fillingOf(plan))
    for (const colour of COLOURS) {
      const { open, chosen } = placesOf(plan, colour);
      faults.push(...sizeFaults(chosen - open).map((fault) => ({ ...fault, colour })));
    }
  else faults.push(...sizeFaults(totalOf(list) - ROOMS_TO_DEAL));
  const { modes, notAtQuickStart } = EDITION_RULES[plan.edition];
  const hasKey = (list.rooms.KE ?? 0) > 0;
  if (hasKey !== (modes[plan.mode]!.needsKey ?? false)) faults.push({ kind: hasKey ? 'noKey' : 'needsKey' });
  const barred = notAtQuickStart.filter((code) => (list.rooms[code] ?? 0) > 0);
  if (barred.length > 0 && optionsInForce(plan)?.level === 'quick-start')
    faults.push({ kind: 'notAtQuickStart', rooms: barred });
  return faults.length > 0 ? faults : [{ kind: 'other' }];
};

const sizeFaults = (over: number): readonly Extract<RoomsFault, { count: number }>[] =>
  over === 0 ? [] : [{ kind: over < 0 ? 'missing' : 'surplus', count: Math.abs(over) }];

/** Rooms that should not be taken together. */
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
  const terms = isComplaints(sheet) ? sheet : prepare(sheet);
  return isComplaints(terms) ? undefined : terms;
};
