/** What a bot says beside its answers. */
import { type Command, Game, VERB, verbOf, whoOf } from '@room25/engine';
import { aOf, KNOWN, REMINDER, type Table, tableOf } from '@room25/engine/inside';
import { MARKED, markOn } from './policy/marks.ts';
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

/** A reminder on what it has seen to be Mortal, where bots mark that and nobody has. */
export const markOf = ({ asides, world, seat, levels }: Task): Command | undefined => {
  const reminders = asides.filter((code) => verbOf(code) === VERB.remind);
  if (reminders.length === 0) return undefined;
  const table = tableOf(Game.load(world));
  const markers = markersAt(table, levels);
  if (!(markers & (1 << seat))) return undefined;
  return reminders.find((code) => {
    const tile = table.tileAt(aOf(code));
    const isOwn = (table.s[KNOWN + tile]! & (1 << seat)) !== 0;
    return (
      isOwn &&
      table.codeOf(tile) === 'MR' &&
      table.s[REMINDER + whoOf(code)] === 0 &&
      markOn(table, tile, markers) !== MARKED
    );
  });
};

/** The seats of bots that mark, as bits; none where the table does without. */
export const markersAt = ({ terms }: Table, levels: Task['levels']): number => {
  if (!terms.setup.options.marks) return 0;
  return terms.seats.reduce((seats, _, seat) => {
    const isBot = levels === undefined || (levels[seat] !== undefined && levels[seat] !== 'random');
    return isBot ? seats | (1 << seat) : seats;
  }, 0);
};

/** The showing of its own role, if it may. */
export const revealOf = ({ asides }: Task): Command | undefined => asides.find((code) => verbOf(code) === VERB.reveal);
