/** Rooms chosen one by one: how many there are and may be, and the plan with others. */
import { type Counts, completed, EDITION_RULES, ROOMS, type RoomCode } from '@room25/engine';
import type { Plan } from './plan.ts';
import { fillingOf, inBox, isOwn, listNameOf, listOf, optionsInForce, placesOf, shapeOf } from './rooms.ts';

/** The fewest and the most of a room that there may be; nothing if it cannot be chosen. */
export const limitsOf = (plan: Plan, code: RoomCode): { readonly least: number; readonly most: number } | undefined => {
  const boxed = inBox(plan, code);
  if (isOwn(plan)) return { least: 0, most: boxed };
  const { open, chosen } = placesOf(plan, ROOMS[code].colour);
  if (!fillingOf(plan) || open === 0) return undefined;
  return { least: inList(plan, code), most: Math.min(boxed, countOf(plan, code) + Math.max(0, open - chosen)) };
};

export const countOf = (plan: Plan, code: RoomCode): number => listOf(plan).rooms[code] ?? 0;

/** How many the printed list names. */
export const inList = (plan: Plan, code: RoomCode): number => shapeOf(plan)?.rooms[code] ?? 0;

export const withCount = (plan: Plan, code: RoomCode, count: number): Plan => {
  const filling = fillingOf(plan);
  if (!filling) return { ...plan, composition: changed(plan.composition as Counts, code, count) };
  return { ...plan, composition: { ...filling, chosen: changed(filling.chosen, code, count - inList(plan, code)) } };
};

/** The list as printed: chance fills it again. */
export const leftToChance = (plan: Plan): Plan => ({ ...plan, composition: listNameOf(plan)! });

export const cleared = (plan: Plan): Plan => ({ ...plan, composition: { shape: listNameOf(plan)!, chosen: {} } });

export const filledAtRandom = (plan: Plan, seed: string): Plan => {
  const filling = fillingOf(plan) ?? { shape: listNameOf(plan)!, chosen: {} };
  const players = plan.seats.length;
  const { mac } = optionsInForce(plan)!;
  return {
    ...plan,
    composition: completed(filling, { edition: EDITION_RULES[plan.edition], players, mac, seed }),
  };
};

const changed = (rooms: Counts, code: RoomCode, count: number): Counts => {
  const { [code]: _, ...others } = rooms;
  return count === 0 ? others : { ...others, [code]: count };
};
