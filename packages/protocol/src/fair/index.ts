export { commitmentOf, type Fairness, isEntropy, seedOf } from './fair.ts';
export { formatProof, type Proof } from './proof.ts';
export { CHECKS, type Check, type Chosen, type Verdict, verify } from './verify.ts';
