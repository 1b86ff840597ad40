/** Addresses of records that prove how they were dealt: as they should, without a player's number, and otherwise than was promised. */
import { formatFile, newSheet, recordOf, type Sheet } from '@room25/engine';
import { type Fairness, formatProof, seedOf } from '@room25/protocol';
import { gameFrom, playFirst } from '@room25/test-kit';
import { pack } from '../../src/record/packed.ts';

const NUMBER = '0123456789abcdef';
const SERVERS = 'ab'.repeat(32);

const recordWith = (number: string | undefined): string => {
  const fairness: Fairness = { serverSeed: SERVERS, entropies: [number, undefined, undefined, undefined] };
  const sheet = newSheet({ edition: 'second', mode: 'cooperation', players: 4, seed: seedOf(fairness) }) as Sheet;
  const game = gameFrom(sheet);
  return formatProof(fairness) + formatFile([recordOf(game, playFirst(game))]);
};

const RIGHT = recordWith(NUMBER);

export const DEALS = {
  right: await pack(RIGHT),
  alone: await pack(recordWith(undefined)),
  wrong: await pack(RIGHT.replace(SERVERS, 'cd'.repeat(32))),
} as const;
