export { commitmentOf, type Fairness, isEntropy, markOf, seedOf } from './fair.ts';
export { KEPT_CHECKS, type Kept, type KeptCheck } from './kept.ts';
export { formatProof, type Proof } from './proof.ts';
export { CHECKS, type Check, type Chosen, type Verdict, verify } from './verify.ts';
