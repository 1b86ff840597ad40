/** What a bot says beside its answers. */
import { type Command, Game, VERB, verbOf, whoOf } from '@room25/engine';
import { aOf, KNOWN, REMINDER, type Table, tableOf } from '@room25/engine/inside';
import { adviceOf } from './advice.ts';
import { accusationOf, isSuspicion } from './belief/accusation.ts';
import { suspectsOfAll } from './belief/roles.ts';
import type { Decision } from './bot.ts';
import type { Explanation, Reason } from './explanation.ts';
import { markedTiles } from './policy/marks.ts';
import { motiveOf, signalOf } from './policy/signals.ts';
import { replyOf } from './replies.ts';
import type { Task } from './task.ts';

/** The next thing that a bot has to say, and why; nothing if it has told all. */
export const sayingOf = (task: Task): Decision | undefined => {
  if (!task.asides.some(isWord)) return added(task);
  const table = tableOf(Game.load(task.world));
  const word = wordOf(task, table) ?? markOf(task, table) ?? accusationOf(task, table);
  if (word === undefined) return added(task);
  return { command: word, explanation: { ...unsearched(reasonOf(table, word)), ...styleIn(task, table) } };
};

/** Of what was said without a search. */
const unsearched = (reason: Reason): Explanation => ({
  reason,
  samples: 0,
  chance: 0,
  options: [],
  guards: [],
  rooms: [],
});

/** What needs no thought: advice, or yes or no to what somebody has said. */
const added = (task: Task): Decision | undefined => {
  const advice = adviceOf(task);
  const command = advice ?? replyOf(task);
  if (command === undefined) return undefined;
  return { command, explanation: unsearched(advice === undefined ? 'replies' : 'advises') };
};

/** Something that it says by what it knows or believes. */
const isWord = (code: Command): boolean =>
  verbOf(code) === VERB.signal || verbOf(code) === VERB.remind || isSuspicion(code);

const reasonOf = (table: Table, word: Command): Reason => {
  if (verbOf(word) === VERB.signal) return motiveOf(table, word);
  return verbOf(word) === VERB.say ? 'warns' : 'marks';
};

/** How it likes to play the role it has, where that is secret. */
export const styleIn = ({ style, seat }: Task, table: Table): Pick<Explanation, 'style'> => {
  if (!style || !table.terms.mode.pool) return {};
  return { style: (table.terms.seats[seat]! & table.guards) !== 0 ? style.guard : style.prisoner };
};

/** The next signal it has to give; none if it has told all. */
const wordOf = ({ asides, seat, style, events }: Task, table: Table): Command | undefined => {
  if (!asides.some((code) => verbOf(code) === VERB.signal)) return undefined;
  const first = table.terms.cast.find((who) => table.terms.seatOf[who] === seat)!;
  const suspects = table.terms.mode.pool ? suspectsOfAll(events, table) : 0;
  const signal = signalOf(table, first, { style, suspects });
  if (signal === undefined) return undefined;
  return (
    asides.find((code) => code === signal) ?? asides.find((code) => code >> 3 === signal >> 3 && whoOf(code) !== first)
  );
};

/** A reminder on what it has seen to be Mortal, where bots mark that and nobody has. */
const markOf = ({ asides, seat, levels }: Task, table: Table): Command | undefined => {
  const reminders = asides.filter((code) => verbOf(code) === VERB.remind);
  if (reminders.length === 0) return undefined;
  const markers = markersAt(table, levels);
  if (!(markers & (1 << seat))) return undefined;
  return reminders.find((code) => {
    const tile = table.tileAt(aOf(code));
    const isOwn = (table.s[KNOWN + tile]! & (1 << seat)) !== 0;
    return (
      isOwn &&
      table.codeOf(tile) === 'MR' &&
      table.s[REMINDER + whoOf(code)] === 0 &&
      (markedTiles(table, markers) & (1 << tile)) === 0
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
