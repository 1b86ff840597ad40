export { anyCommand, gameFrom, newGame, playFirst, playOut } from './games.ts';
