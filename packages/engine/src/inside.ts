/**
 * The table itself, for players that imagine games and play them on: no copies, no events, no refusals. Whoever reads it must have
 * made it by `Game.imagine`; the real one is never given to a player.
 */
export { CELL_COUNT, distanceAround, NEIGHBOURS, TILES, tileFrom } from './board.ts';
export { aOf, bOf, cOf } from './command.ts';
export type { Tile } from './content.ts';
export { tableOf } from './game.ts';
export { dealRoles, guardSetsOf, knowledgeOf, redealChance, redealProgram } from './knowledge/redeal.ts';
export { sizeOf } from './mechanisms/party.ts';
export { deal } from './setup/deal.ts';
export { makeAside } from './table/asides.ts';
export type { Offer } from './table/offer.ts';
export { program } from './table/programs.ts';
export { answersOf, awaited, take } from './table/questions.ts';
export { SLOT_SOURCE } from './table/sources.ts';
export * from './table/state.ts';
export { Table } from './table/table.ts';
export { run } from './table/turn.ts';
