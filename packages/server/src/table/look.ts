/** Why somebody may not see a table at all. */
import { type Refusal, refuse } from './refusal.ts';
import { seatOf, type TableState } from './table-state.ts';

/** For somebody who comes from outside; nobody, if it is not known who. */
export const lookBar = (table: TableState, guest: string | undefined): Refusal | undefined =>
  visitorLookBar(table, guest === undefined ? undefined : table.people.visitorOf(guest));

/** Those who sit there and the host always may; others as the table allows, even after the end. */
export const visitorLookBar = (table: TableState, visitor: number | undefined): Refusal | undefined => {
  const isOwn = visitor !== undefined && (table.host === visitor || seatOf(table, visitor) !== undefined);
  if (isOwn) return undefined;
  const isAdmitted = visitor !== undefined && table.admitted.includes(visitor);
  if (table.lock && !isAdmitted) return refuse('password');
  return table.settings.unwatched && table.play ? refuse('not-seated', 'nobody looks on here') : undefined;
};
