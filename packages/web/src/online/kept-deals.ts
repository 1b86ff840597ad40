/**
 * What this device keeps of the deals it takes part in: the server's commitment as first shown, the number that the page added
 * after that, and what was shown of the others' numbers. When the game is over its proof is compared with these.
 */
import type { Act, Kept, TableView } from '@room25/protocol';
import { randomText } from '../app/random-text.ts';
import { recall, store } from '../app/storage.ts';

interface KeptDeal extends Kept {
  readonly id: string;
  readonly code: string;
}

const MOST_KEPT = 60;

/** What a proof is compared with, by the table's id or code. Somebody who got up before the deal has no number in it. */
export const keptDeal = (table: string): Kept | undefined => {
  const kept = dealOf(table);
  if (!kept || kept.seat !== undefined) return kept;
  const { number: _, ...promise } = kept;
  return promise;
};

/** To be called whenever a table is shown; most of the time there is nothing to keep. */
export const noteDeal = (table: TableView): void => {
  const { you, started, id, code, commitment } = table;
  if (you === undefined) return;
  const kept = dealOf(id);
  if (!kept && started === undefined) keep({ id, code, commitment });
  if (!kept || kept.seat !== undefined || started === undefined) return;
  const { number, ...promise } = kept;
  const counts = number !== undefined && !isLate(table);
  keep({ marks: marksOf(table), ...promise, ...(counts && { number }), seat: you });
};

/** Saying that one is ready, or starting, adds a number: always the same one for a table, so that asking again yields nothing. */
export const withNumber = (act: Act, table: TableView): Act => {
  const isAgreeing = act.do === 'start' || (act.do === 'ready' && (act.ready || table.quick !== undefined));
  if (!isAgreeing || table.you === undefined) return act;
  const { id, code, commitment } = table;
  const { marks: _, ...kept }: Kept = dealOf(id) ?? { commitment };
  const number = kept.number ?? randomText(16);
  // Whoever starts adds the last number: by then the others' are fixed.
  keep({ ...kept, id, code, number, ...(act.do === 'start' && { marks: marksOf(table) }) });
  return { ...act, entropy: number };
};

/** A quick game begins by itself: the number is added as soon as the commitment is kept, and does not make anybody ready. */
export const numberAhead = ({ quick, state, seats, you }: TableView): Act | undefined => {
  const mine = you === undefined ? undefined : seats[you];
  if (!quick || state !== 'open' || mine?.kind !== 'person' || mine.mark !== undefined) return undefined;
  return { do: 'ready', ready: mine.ready === true };
};

/** The game has not begun after all: what others add can still change. */
export const forgetMarks = ({ id, code, commitment }: TableView): void => {
  const { marks: _, ...kept }: Kept = dealOf(id) ?? { commitment };
  keep({ ...kept, id, code });
};

/** Somebody who was gone when a quick game began, and came back to a bot's seat, has added nothing to its deal. */
const isLate = ({ quick, seats, you }: TableView): boolean => {
  const mine = seats[you!];
  return quick !== undefined && mine?.kind === 'person' && mine.mark === undefined;
};

const marksOf = ({ seats, you }: TableView): Readonly<Record<number, string>> =>
  Object.fromEntries(
    seats.flatMap((seat, place) => (place === you ? [] : [[place, seat.kind === 'person' ? (seat.mark ?? '') : '']])),
  );

const dealOf = (table: string): KeptDeal | undefined => all().find(({ id, code }) => id === table || code === table);

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
