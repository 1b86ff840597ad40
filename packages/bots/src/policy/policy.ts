/** The hand-written player, fast enough to play thousands of games a second. It reads only what its player knows of the table. */
import { ACTIONS, type Command, VERB, verbOf } from '@room25/engine';
import { answersOf, FIRST, type Offer, SECOND, type Table } from '@room25/engine/inside';
import { Choice, type Memory } from './memory.ts';
import { NO_RUMOURS, Outlook, type Rumours } from './outlook.ts';
import { playValue } from './plays.ts';
import { chooseProgram, rankPrograms, weighPrograms, worthOf } from './program.ts';
import { WEIGHTS } from './weights.ts';

/** A number from 0 to 1. */
export type Noise = () => number;

const outlook = new Outlook();
const copy: Command[] = [];
const choice = new Choice();

/** What the awaited character `who` answers. */
export const answerOf = (
  table: Table,
  who: number,
  noise: Noise,
  rumours: Rumours = NO_RUMOURS,
  memory?: Memory,
): Command => {
  const offer = answersOf(table, who);
  if (offer.count === 1) return offer.at(0);
  const isPosing = poses(table, who, rumours) && noise() < WEIGHTS.posing;
  if (verbOf(offer.at(0)) === VERB.program) {
    outlook.read(table, who, rumours, isPosing);
    return chooseProgram(outlook, offer, noise);
  }
  if (memory?.isPaying) return remembered(table, offer, { noise, rumours, isPosing, memory });
  // Reading the table may ask it for other lists.
  const count = offer.count;
  for (let place = 0; place < count; place++) copy[place] = offer.at(place);
  outlook.read(table, who, rumours, isPosing);
  let best = copy[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < count; place++) {
    const value = playValue(outlook, copy[place]!) + 0.1 * noise();
    if (value > most) {
      most = value;
      best = copy[place]!;
    }
  }
  return best;
};

interface Remembering {
  readonly noise: Noise;
  readonly rumours: Rumours;
  readonly isPosing: boolean;
  readonly memory: Memory;
}

/** The same, from what was thought of the same choice before, or kept for when it comes again. */
const remembered = (table: Table, offer: Offer, { noise, rumours, isPosing, memory }: Remembering): Command => {
  choice.set(offer, rumours, isPosing);
  const known = memory.recall(table, choice) ?? weighed(table, rumours, memory);
  let best = known.options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < known.count; place++) {
    const value = known.values[place]! + 0.1 * noise();
    if (value > most) {
      most = value;
      best = known.options[place]!;
    }
  }
  return best;
};

const weighed = (table: Table, rumours: Rumours, memory: Memory): Choice => {
  outlook.read(table, choice.who, rumours, choice.isPosing);
  for (let place = 0; place < choice.count; place++) choice.values[place] = playValue(outlook, choice.options[place]!);
  memory.keep(table, choice);
  return choice;
};

/** Is it an undetected guard? Most of the time it does what a prisoner would. */
const poses = (table: Table, who: number, { suspects }: Rumours): boolean =>
  table.terms.pool !== undefined && table.isGuard(who) && !table.isShown(who) && !(suspects & (1 << who));

/** What each of the answers is worth to `who`; higher is better. */
export const valuesOf = (
  table: Table,
  who: number,
  answers: readonly Command[],
  rumours: Rumours = NO_RUMOURS,
  isPosing = false,
): number[] => {
  outlook.read(table, who, rumours, isPosing);
  if (verbOf(answers[0]!) === VERB.program) return rankPrograms(outlook, answers);
  return answers.map((code) => playValue(outlook, code));
};

/**
 * Programs for somebody whose program is secret, as the policy would choose them; the first action stays if it lies open. How
 * many actions there are is public (PROG-SECRET).
 */
export const likelyProgram = (
  table: Table,
  who: number,
  { isFirstKnown, isSingle, noise }: { isFirstKnown: boolean; isSingle: boolean; noise: Noise },
): void => {
  const { s, terms } = table;
  outlook.read(table, who, NO_RUMOURS, poses(table, who, NO_RUMOURS) && noise() < WEIGHTS.posing);
  const first = s[FIRST + who]! - 1;
  let least = Number.POSITIVE_INFINITY;
  weighPrograms(outlook);
  for (let one = 0; one < terms.actions.length; one++) {
    if ((isFirstKnown && one !== first) || table.isPunished(who, one)) continue;
    for (let two = isSingle ? -1 : 0; two < (isSingle ? 0 : terms.actions.length); two++) {
      if (two === one || (two >= 0 && table.isPunished(who, two))) continue;
      const value = worthOf(one, two < 0 ? ACTIONS.length : two) + 0.5 * noise();
      if (value >= least) continue;
      least = value;
      s[FIRST + who] = one + 1;
      s[SECOND + who] = two + 1;
    }
  }
};
