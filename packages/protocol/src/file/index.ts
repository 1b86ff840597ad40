export * from './statistics.ts';
export { isTalk } from './talk.ts';
export { type CharacterTally, type Happened, type PlainRecord, type SeatTally, Tallying, tallyOf } from './tally.ts';
