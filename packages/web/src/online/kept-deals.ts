/**
 * What this device keeps of the deals it takes part in: the server's promise as it was first shown, the number that the page added after
 * that, and what was shown of the others' numbers. When the game is over its proof is held against it.
 */
import type { Act, Kept, TableView } from '@room25/protocol';
import { recall, store } from '../app/storage.ts';
import { randomHex } from './api.ts';

interface KeptDeal extends Kept {
  readonly id: string;
  readonly code: string;
}

const MOST_KEPT = 60;

/** By the table's id or code. */
export const keptDeal = (table: string): Kept | undefined =>
  all().find(({ id, code }) => id === table || code === table);

/** To be told of a table whenever it is shown; most of the time there is nothing to keep. */
export const noteDeal = (table: TableView): void => {
  const { you, started, id, code, commitment } = table;
  if (you === undefined) return;
  const kept = keptDeal(id);
  if (!kept && started === undefined) keep({ id, code, commitment });
  if (kept && kept.seat === undefined && started !== undefined)
    keep({ id, code, marks: marksOf(table), ...kept, seat: you });
};

/** Whoever says that they are ready, or starts, adds a number: always the same one to a table, so that asking again yields nothing. */
export const withNumber = (act: Act, table: TableView): Act => {
  const isAgreeing = act.do === 'start' || (act.do === 'ready' && act.ready);
  if (!isAgreeing || table.you === undefined) return act;
  const { id, code, commitment } = table;
  const { marks: _, ...kept } = keptDeal(id) ?? { commitment };
  const number = kept.number ?? randomHex();
  // Whoever starts adds the last number: by then the others' are fixed.
  keep({ ...kept, id, code, number, ...(act.do === 'start' && { marks: marksOf(table) }) });
  return { ...act, entropy: number };
};

/** The game has not begun after all: what others add can still change. */
export const forgetMarks = ({ id, code, commitment }: TableView): void => {
  const { marks: _, ...kept } = keptDeal(id) ?? { commitment };
  keep({ ...kept, id, code });
};

const marksOf = ({ seats, you }: TableView): Readonly<Record<number, string>> =>
  Object.fromEntries(
    seats.flatMap((seat, place) => (place === you ? [] : [[place, seat.kind === 'person' ? (seat.mark ?? '') : '']])),
  );

const keep = (deal: KeptDeal): void => {
  const others = all().filter(({ id }) => id !== deal.id);
  store(NAME, JSON.stringify([deal, ...others].slice(0, MOST_KEPT)));
};

const all = (): readonly KeptDeal[] => {
  try {
    return JSON.parse(recall(NAME) ?? '[]') as KeptDeal[];
  } catch {
    return [];
  }
};

const NAME = 'deals';
