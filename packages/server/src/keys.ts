import { KEY_SPREADS_IN, Tokens } from './http/tokens.ts';
import type { Store } from './store/store.ts';

/**
 * Changes the signing key; what the others have signed stays valid for `overlap` milliseconds. Running servers notice by
 * themselves.
 */
export const rotateKeys = async (store: Store, overlap: number): Promise<void> => {
  // Makes a first key to replace, if no server has run here yet.
  await Tokens.open(store, Date.now);
  const now = Date.now();
  await store.guests.rotate(overlap > 0 ? now + KEY_SPREADS_IN : now, now + overlap);
};
