/** Who may see a table at all. */
import { type Refusal, refuse } from './refusal.ts';
import { seatOfGuest, type TableState } from './table-state.ts';

/** Those who sit there and the host always may; others as the table allows, also after the end. */
export const lookBar = (table: TableState, guest: string | undefined): Refusal | undefined => {
  const isOwn = guest !== undefined && (table.host === guest || seatOfGuest(table, guest) !== undefined);
  if (isOwn) return undefined;
  const isAdmitted = guest !== undefined && table.admitted.includes(guest);
  if (table.lock && !isAdmitted) return refuse('password');
  return table.settings.unwatched && table.play ? refuse('not-seated', 'nobody looks on here') : undefined;
};
