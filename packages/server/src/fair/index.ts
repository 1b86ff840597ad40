export { commitmentOf, type Fairness, isEntropy, newServerSeed, seedOf } from './fair.ts';
export { formatProof } from './proof.ts';
export { type Verdict, verify } from './verify.ts';
