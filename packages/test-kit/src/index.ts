export { anyCommand, gameFrom, newGame, playFirst, playOut } from './games.ts';
export { sampled } from './sampled.ts';
