/** Hints for a puzzle, one after the other, read off its solution without giving it away. */
import { type Action, actionOf, actionsIn, CHARACTERS, type Character, VERB, verbOf, whoOf } from '@room25/engine';
import { type Puzzle, savedIn } from '@room25/solver';

export type Hint =
  | { readonly kind: 'program'; readonly who: Character; readonly actions: readonly Action[] }
  /** The characters who do not get out. */
  | { readonly kind: 'left'; readonly who: readonly Character[] }
  | { readonly kind: 'action'; readonly action: Action | undefined };

export const hintsOf = ({ kind, sheet, solution }: Puzzle): readonly Hint[] => {
  if (kind === 'stop') return [{ kind: 'action', action: actionOf(verbOf(solution[0]!)) }];
  const programs = solution.filter((code) => verbOf(code) === VERB.program).slice(0, sheet.order.length);
  const planned = programs.map((code): Hint => {
    return { kind: 'program', who: CHARACTERS[whoOf(code)]!, actions: actionsIn(code) };
  });
  const saved = savedIn(sheet, solution);
  const left = sheet.order.filter((name) => !(saved & (1 << CHARACTERS.indexOf(name))));
  return kind === 'save' ? [{ kind: 'left', who: left }, ...planned] : planned;
};

export interface ToCome {
  readonly who: Character;
  readonly action: Action;
}

/** For a guard: what the others have programmed and not played yet, in the order in which it comes. */
export const stillToCome = ({ kind, sheet, before, solution }: Puzzle): readonly ToCome[] => {
  if (kind !== 'stop') return [];
  const guard = whoOf(solution[0]!);
  const order = sheet.order.map((name) => CHARACTERS.indexOf(name));
  const programs = before.filter((code) => verbOf(code) === VERB.program);
  const after = order.slice(order.indexOf(guard) + 1);
  return after.flatMap((who): ToCome[] => {
    const program = programs.find((code) => whoOf(code) === who);
    if (program === undefined) return [];
    const [first, second] = actionsIn(program);
    const hasPlayedFirst = before.some((code) => whoOf(code) === who && actionOf(verbOf(code)) === first);
    const action = second ?? (hasPlayedFirst ? undefined : first);
    return action ? [{ who: CHARACTERS[who]!, action }] : [];
  });
};
