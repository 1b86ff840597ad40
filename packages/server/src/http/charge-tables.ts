import { guestOf } from './identity.ts';
import type { Asked } from './route.ts';

/**
 * A guest who has been at ten thousand tables asks for much with one request. `atOne`: how many tables cost as much as a request.
 */
export const chargeTables = async ({ service, identity, address }: Asked, atOne: number): Promise<void> => {
  const guest = guestOf(identity);
  if (guest) service.limits.charge('work', address, (await service.guests.tableCount(guest.id)) / atOne);
};
