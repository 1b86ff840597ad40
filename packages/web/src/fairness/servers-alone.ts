import type { Verdict } from '@room25/protocol';

/** Then the server may have looked for a number that deals as it likes, before it promised it. */
export const isServersAlone = (verdict: Verdict): boolean =>
  verdict.kind === 'right' && verdict.proof.entropies.every((entropy) => entropy === undefined);
