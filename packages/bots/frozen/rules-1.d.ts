export { BOTS } from '../src/levels.ts';
