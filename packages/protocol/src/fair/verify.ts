/** Checks a record's deal without asking anybody. */
import {
  engineOf,
  playScript,
  type RulesEngine,
  readFile,
  type Sheet,
  type SourceGame,
  UnknownRules,
  versionOf,
} from '@room25/engine';
import { commitmentOf, seedOf } from './fair.ts';
import { KEPT_CHECKS, KEPT_MISFITS, type Kept, type KeptCheck } from './kept.ts';
import { type Proof, readProof } from './proof.ts';

/**
 * In this order: the server's seed is the promised one; the game's seed is made of it and of what the seats added; nothing was laid by
 * hand; characters and turn order come from the seed and from what was chosen; the game was played by the rules.
 */
export const CHECKS = ['commitment', 'seed', 'deal', 'seating', 'play'] as const;
export type Check = (typeof CHECKS)[number];

/** What people chose instead of chance. */
export type Chosen = Pick<Sheet, 'wishes' | 'begins'>;

/** The reasons are in English. */
export type Verdict =
  | { readonly kind: 'right'; readonly proof: Proof; readonly chosen: Chosen }
  /** Something does not match: the deal is not what was promised. The checks before the failed one passed. */
  | { readonly kind: 'wrong'; readonly check: Check | KeptCheck; readonly reason: string; readonly proof: Proof }
  /** Something is missing or cannot be read. */
  | { readonly kind: 'incomplete'; readonly reason: string };

/**
 * Checks that the server kept its promise, that chance alone dealt, and that the game was played by the rules in that deal. A
 * record alone shows that it is consistent. Only what was `kept` from before the game shows that the promise is the one that was
 * made.
 */
export const verify = async (record: string, kept?: Kept): Promise<Verdict> => {
  const { games, errors } = readFile(record);
  const [error] = errors;
  if (error) return incomplete(`line ${error.line}, column ${error.column}: ${error.message}`);
  const [game, ...others] = games;
  if (!game) return incomplete('it holds no game');
  if (others.length > 0) return incomplete('it holds several games; a proof is for one');
  const proof = readProof(record);
  if (typeof proof === 'string') return incomplete(proof);
  if (game.sheet.seed === undefined) return incomplete('the game has no seed');
  try {
    const engine = await engineOf(versionOf(game));
    for (const check of CHECKS) {
      const reason = await MISFITS[check](game, proof, engine);
      if (reason !== undefined) return { kind: 'wrong', check, reason, proof };
    }
    for (const check of kept ? KEPT_CHECKS : []) {
      const reason = KEPT_MISFITS[check](proof, kept!);
      if (reason !== undefined) return { kind: 'wrong', check, reason, proof };
    }
    return { kind: 'right', proof, chosen: chosenOf(game.sheet, proof) };
  } catch (thrown) {
    if (thrown instanceof UnknownRules) return incomplete(thrown.message);
    throw thrown;
  }
};

const incomplete = (reason: string): Verdict => ({ kind: 'incomplete', reason });

type Misfit = (game: SourceGame, proof: Proof, engine: RulesEngine) => string | undefined | Promise<string | undefined>;

/** What does not match, if anything. */
const MISFITS: Readonly<Record<Check, Misfit>> = {
  commitment: (_, { serverSeed, commitment }) =>
    commitmentOf(serverSeed) === commitment
      ? undefined
      : "the server's seed is not the one that it had committed itself to",
  seed: ({ sheet }, proof) =>
    seedOf(proof) === sheet.seed
      ? undefined
      : "the seed of the game was not made of the server's seed and what the seats added",
  deal: ({ sheet }) => handmade(sheet),
  seating: ({ sheet }, proof, engine) => misseated(sheet, proof, engine),
  play: (game) => unplayable(game),
};

/** What a sheet may say without taking a decision away from chance. */
const OPEN_TERMS = ['edition', 'mode', 'order', 'seats', 'seed', 'composition', 'options', 'wishes', 'begins'];

const handmade = (sheet: Sheet): string | undefined => {
  const fixed = Object.keys(sheet).filter((term) => !OPEN_TERMS.includes(term));
  return fixed.length === 0 ? undefined : `the header sets what chance should have dealt: ${fixed.join(', ')}`;
};

const chosenOf = ({ wishes, begins }: Sheet, proof: Proof): Chosen => ({
  ...((wishes ?? proof.wishes) && { wishes: wishes ?? proof.wishes! }),
  ...(begins !== undefined && { begins }),
});

const misseated = (sheet: Sheet, proof: Proof, engine: RulesEngine): string | undefined => {
  const players = proof.entropies.length;
  const { edition, mode, seed = '', composition, options } = sheet;
  const drawn = engine.newSheet({
    edition,
    mode,
    players,
    seed,
    ...(composition !== undefined && { composition }),
    ...(options !== undefined && { options }),
    ...chosenOf(sheet, proof),
  });
  if (!('order' in drawn)) return `there is no such game for ${players} seats`;
  const seating = ({ order, seats }: Sheet): string => JSON.stringify([order, seats]);
  return seating(drawn) === seating(sheet)
    ? undefined
    : 'who plays whom, or who goes first, comes neither from the seed nor from a choice';
};

const unplayable = async (game: SourceGame): Promise<string | undefined> => {
  const [failure] = (await playScript(game)).failures;
  return failure && `line ${failure.line}: expected ${failure.expected}; found ${failure.found}`;
};
