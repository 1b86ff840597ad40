/** A program while it is being made: two slots, adrenaline, Kevin's hack. What is possible is read off the answers. */
import {
  ACTIONS,
  type Action,
  actionsIn,
  type Command,
  command,
  extras,
  type Hack,
  hackOf,
  hasAdrenaline,
  NONE,
  VERB,
  verbOf,
} from '@room25/engine';

export interface Draft {
  readonly slots: readonly [Action | undefined, Action | undefined];
  readonly adrenaline: boolean;
  readonly hack?: Hack;
}

export const EMPTY: Draft = { slots: [undefined, undefined], adrenaline: false };

export const isProgram = (code: Command): boolean => verbOf(code) === VERB.program;

/** Takes out an action that is in a slot; puts another into the first empty slot, or else into the last. */
export const toggle = (draft: Draft, action: Action, slots: number): Draft => {
  const { slots: old } = draft;
  if (old.includes(action)) return take(draft, old.indexOf(action));
  const empty = old.slice(0, slots).indexOf(undefined);
  return put(draft, action, empty < 0 ? slots - 1 : empty);
};

/** Puts an action into a slot. If it was in the other one, the two change places. */
export const put = (draft: Draft, action: Action, slot: number): Draft => {
  const other = 1 - slot;
  const slots: [Action | undefined, Action | undefined] = [...draft.slots];
  if (slots[other] === action) slots[other] = slots[slot];
  slots[slot] = action;
  return settled({ ...draft, slots });
};

/** Empties a slot; what was in the second moves up. */
export const take = (draft: Draft, slot: number): Draft => {
  const slots = draft.slots.map((action, place) => (place === slot ? undefined : action));
  return settled({ ...draft, slots: [slots[0], slots[1]] });
};

export const takeLast = (draft: Draft): Draft => take(draft, draft.slots[1] ? 1 : 0);

/** There is no second action without a first, and no hack without the ability. */
const settled = (draft: Draft): Draft => {
  const [first, second] = draft.slots;
  const { hack, ...rest } = draft;
  const slots: Draft['slots'] = first === undefined ? [second, undefined] : [first, second];
  return { ...rest, slots, ...(hack && slots.includes('special') && { hack }) };
};

/** The command that the draft makes, if it is among the answers. */
export const commandOf = (draft: Draft, answers: readonly Command[]): Command | undefined => {
  const [first, second] = draft.slots;
  return answers.find((code) => {
    if (!isProgram(code) || hasAdrenaline(code) !== draft.adrenaline || hackOf(code) !== draft.hack) return false;
    const [one, other] = actionsIn(code);
    return one === first && other === second;
  });
};

/** Does the ability in this draft still need to be told what it is for? */
export const needsHack = (draft: Draft, answers: readonly Command[]): boolean =>
  draft.slots.includes('special') && answers.some((code) => hackOf(code) !== undefined);

/** The actions that a character could ever program here, possible now or not. */
export const actionsAt = (answers: readonly Command[], punished: readonly Action[] = []): readonly Action[] =>
  ACTIONS.filter(
    (action) =>
      action !== 'special' ||
      punished.includes(action) ||
      answers.some((code) => isProgram(code) && actionsIn(code).includes(action)),
  );

export const canProgram = (action: Action, answers: readonly Command[]): boolean =>
  answers.some((code) => isProgram(code) && actionsIn(code)[0] === action);

/** How many actions can be programmed: none in paranoia, one from a Cold room. */
export const slotsIn = (answers: readonly Command[]): number =>
  Math.max(0, ...answers.filter(isProgram).map((code) => actionsIn(code).length));

export const canHaveAdrenaline = (answers: readonly Command[]): boolean => answers.some(hasAdrenaline);

/** What somebody would try in vain: a command to ask the reason for. */
export const triedAction = (who: number, action: Action): Command =>
  command(who, VERB.program, ACTIONS.indexOf(action), NONE, extras(false));

export const triedSecond = (who: number, answers: readonly Command[]): Command => {
  const firsts = new Set(answers.filter(isProgram).flatMap((code) => actionsIn(code).slice(0, 1)));
  const [first = 0, second = 1] = [...firsts].map((action) => ACTIONS.indexOf(action));
  return command(who, VERB.program, first, second, extras(false));
};

export const triedAdrenaline = (who: number, answers: readonly Command[]): Command => {
  const first = answers[0] === undefined ? 'look' : actionsIn(answers[0])[0];
  return command(who, VERB.program, first === undefined ? NONE : ACTIONS.indexOf(first), NONE, extras(true));
};
