import { KEY_SPREADS_IN, Tokens } from './http/tokens.ts';
import type { Store } from './store/store.ts';

/** Another key signs; what the others have signed counts for `overlap` milliseconds. Running servers notice by themselves. */
export const rotateKeys = async (store: Store, overlap: number): Promise<void> => {
  // So that there is one to take the place of, also where no server has run yet.
  await Tokens.open(store, Date.now);
  const now = Date.now();
  await store.guests.rotate(overlap > 0 ? now + KEY_SPREADS_IN : now, now + overlap);
};
