/** Separate from the games, because it needs Node. */
export {
  anyOf,
  awaitedOf,
  commandsOf,
  everybody,
  inTurns,
  isOver,
  isProgram,
  settled,
} from './server/party.ts';
export { Player } from './server/player.ts';
export { freePort, PATIENCE, Postgres } from './server/postgres.ts';
export { program } from './server/program.ts';
export { SEED, seedsFrom } from './server/seeds.ts';
export { ServerProcess } from './server/server-process.ts';
