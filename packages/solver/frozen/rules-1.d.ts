export { SOLVER } from '../src/solver.ts';
