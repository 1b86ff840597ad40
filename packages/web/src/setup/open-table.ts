/** From a plan to a table that can be played: dealt from a seed of its own, saved, and ready to be opened. */
import { type Complaint, isComplaints, newSheet, RULES_VERSION, type Sheet } from '@room25/engine';
import { randomText } from '../app/random-text.ts';
import type { SavedTable } from '../saves/saved-table.ts';
import { keep } from '../saves/saves.ts';
import { type Plan, turnsOf } from './plan.ts';

/** Returns the id under which it is saved. */
export const openTable = async (plan: Plan): Promise<string> => {
  const table = newTable(plan, { id: randomText(), seed: randomText(), time: Date.now() });
  await keep(table);
  return table.id;
};

export const newTable = (plan: Plan, { id, seed, time }: { id: string; seed: string; time: number }): SavedTable => {
  const sheet = sheetOf(plan, seed);
  if (isComplaints(sheet)) throw new Error(`a table that cannot be opened: ${sheet[0]?.message}`);
  return {
    id,
    rules: RULES_VERSION,
    sheet,
    commands: [],
    seats: plan.seats,
    turn: 1,
    turnsLeft: turnsOf(plan),
    time,
    isDealtHere: true,
    ...(plan.isTalking && { isTalking: true }),
  };
};

export const sheetOf = (
  { edition, mode, seats, composition, options, wishes, begins }: Plan,
  seed: string,
): Sheet | readonly Complaint[] =>
  newSheet({
    edition,
    mode,
    players: seats.length,
    seed,
    ...(composition !== undefined && { composition }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(wishes && { wishes }),
    ...(begins !== undefined && { begins }),
  });
