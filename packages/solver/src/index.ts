export type { Effort } from './search.ts';
export { type Answer, type Bar, barTo, solve, type Wish } from './solve.ts';
