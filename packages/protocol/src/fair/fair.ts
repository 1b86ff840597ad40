/**
 * Deals that nobody can choose and anybody can check. The server makes a seed and shows its hash before anybody sits down;
 * whoever plays adds a number after that; the game's seed is the hash of all of it. After the end everything is shown.
 *
 *     commitment = SHA-256("room25 commitment\n" + serverSeed)
 *     mark       = SHA-256("room25 number\n" + entropy), shown as soon as a seat has added it
 *     seed       = SHA-256("room25 seed\n" + serverSeed + "\n" + entropy of seat 1 + "\n" + entropy of seat 2 …)
 *
 * All of them in hexadecimal digits; a seat that added nothing, such as a bot's, counts as `-`. The engine draws each kind of
 * chance from a stream of its own, keyed by SHA-256(label + "\n" + seed).
 */
import { sha256 } from '@room25/engine';

/** What the deal was made of, secret until the game is over. */
export interface Fairness {
  readonly serverSeed: string;
  /** What each seat added, in the order of the seats. */
  readonly entropies: readonly (string | undefined)[];
}

export const commitmentOf = (serverSeed: string): string => hash(`room25 commitment\n${serverSeed}`);

export const seedOf = ({ serverSeed, entropies }: Fairness): string =>
  hash(['room25 seed', serverSeed, ...entropies.map((entropy) => entropy ?? NOTHING)].join('\n'));

/** Shown while the number itself is secret, so that nobody can swap it for another. */
export const markOf = (entropy: string): string => hash(`room25 number\n${entropy}`);

/** Whether somebody may add this: 8 to 32 bytes. */
export const isEntropy = (text: string): boolean => /^([0-9a-f]{2}){8,32}$/.test(text);

export const NOTHING = '-';

/** The engine's own SHA-256, which dealt the game, so it works wherever the engine does. */
const hash = (text: string): string =>
  Array.from(sha256(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
