/** How long bots think: options that `simulate` and `arena` share. */

import { type Budgets, PLAYERS, type Player } from '@room25/bots';
import { UsageError } from '../command.ts';
import { oneOf, wholeNumber } from '../options.ts';

export const BUDGET_OPTIONS = { steps: { type: 'string' }, milliseconds: { type: 'string' } } as const;

export const BUDGET_HELP = `  --steps N     moments of thought for each decision, which are the same on any
                machine; or for some levels, as in normal=20,hard=100
  --milliseconds N
                time for each decision, likewise (default: that of the level)`;

const MEASURES = ['steps', 'milliseconds'] as const;
type Measure = (typeof MEASURES)[number];

export const readBudgets = (values: Readonly<Partial<Record<Measure, string | undefined>>>): Budgets => {
  const [measure, other] = MEASURES.filter((each) => values[each] !== undefined);
  if (other) throw new UsageError('either --steps or --milliseconds, not both');
  return measure ? Object.fromEntries(amountsOf(measure, values[measure]!)) : {};
};

/** As it would be typed; nothing if each level thinks as long as usual. */
export const formatBudgets = (budgets: Budgets): string => {
  const given = PLAYERS.filter((player) => budgets[player]);
  const [first] = given;
  if (first === undefined) return '';
  const measure = MEASURES.find((each) => budgets[first]![each] !== undefined)!;
  const amounts = given.map((player) => budgets[player]![measure]);
  const isForAll = given.length === PLAYERS.length && new Set(amounts).size === 1;
  const named = given.map((player, index) => `${player}=${amounts[index]}`);
  return `--${measure} ${isForAll ? amounts[0] : named.join(',')}`;
};

const MOST = 100_000_000;

const amountsOf = (measure: Measure, text: string): [Player, Budgets[Player]][] => {
  const budget = (amount: string): Budgets[Player] => ({ [measure]: wholeNumber(measure, amount, MOST) });
  if (!text.includes('=')) return PLAYERS.map((player) => [player, budget(text)]);
  return text.split(',').map((part) => {
    const [player = '', amount = ''] = part.trim().split('=');
    return [oneOf(measure, PLAYERS, player), budget(amount)];
  });
};
