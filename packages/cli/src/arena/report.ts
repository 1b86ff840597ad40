/** A run as it is printed: for a terminal, or for a Markdown page. */
import { isOracle, MILLISECONDS, PLAYERS, type Player } from '@room25/bots';
import type { Grid } from './grids.ts';
import { commandOf, type Settings } from './settings.ts';

export const formatText = (grids: readonly Grid[]): string => grids.map(textOf).join('\n\n');

export const formatMarkdown = (grids: readonly Grid[], settings: Settings): string =>
  [
    `\`${commandOf(settings)}\``,
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}. Budget of a decision: ${budgetOf(settings)}.`,
    ...grids.map(markdownOf),
  ].join('\n\n');

const textOf = ({ title, columns, rows }: Grid): string => {
  const lines = [columns, ...rows];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const aligned = lines.map((line) =>
    line
      .map((word, column) => (column === 0 ? word.padEnd(widths[0]!) : word.padStart(widths[column]!)))
      .join('  ')
      .trimEnd(),
  );
  return [title, ...aligned.map((line) => `  ${line}`)].join('\n');
};

const markdownOf = ({ title, columns, rows }: Grid): string => {
  const lineOf = (words: readonly string[]): string => `| ${words.join(' | ')} |`;
  const rule = columns.map((_, column) => (column === 0 ? '---' : '---:'));
  return [`**${title}**`, '', ...[columns, rule, ...rows].map(lineOf)].join('\n');
};

const budgetOf = ({ players, budgets }: Settings): string =>
  PLAYERS.filter((player) => players.includes(player))
    .map((player) => `${player} ${amountOf(player, budgets[player])}`)
    .join(', ');

const amountOf = (player: Player, budget: Settings['budgets'][Player]): string => {
  if (budget?.steps !== undefined) return `${budget.steps} ${budget.steps === 1 ? 'step' : 'steps'}`;
  return `${budget?.milliseconds ?? MILLISECONDS[isOracle(player) ? 'hard' : player]} ms`;
};
