/** What a bot says beside its answers. */
import { type Command, Game, VERB, verbOf, whoOf } from '@room25/engine';
import { tableOf } from '@room25/engine/inside';
import { signalOf } from './policy/signals.ts';
import type { Task } from './task.ts';

/** The next signal it has to give; none if it has told all. */
export const wordOf = ({ asides, world, seat }: Task): Command | undefined => {
  if (!asides.some((code) => verbOf(code) === VERB.signal)) return undefined;
  const table = tableOf(Game.load(world));
  const first = table.terms.cast.find((who) => table.terms.seatOf[who] === seat)!;
  const signal = signalOf(table, first);
  if (signal === undefined) return undefined;
  return (
    asides.find((code) => code === signal) ?? asides.find((code) => code >> 3 === signal >> 3 && whoOf(code) !== first)
  );
};

/** The showing of its own role, if it may. */
export const revealOf = ({ asides }: Task): Command | undefined => asides.find((code) => verbOf(code) === VERB.reveal);
