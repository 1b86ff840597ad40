import type { Verdict } from '@room25/protocol';

/** Then the server may have searched for a number that deals what it likes, before committing to it. */
export const isServersAlone = (verdict: Verdict): boolean =>
  verdict.kind === 'right' && verdict.proof.entropies.every((entropy) => entropy === undefined);
