/** A saved game as a `.r25` file. */
import { formatFile, scriptOf } from '@room25/engine';
import type { SavedTable } from './saved-table.ts';
import { withThoughts } from './thought-lines.ts';

export const exportText = ({
  rules,
  sheet,
  commands,
  outcome,
  seats,
  title,
  proof,
  substituted,
}: SavedTable): string => {
  const script = scriptOf(commands, outcome);
  const record = formatFile([{ ...(title !== undefined && { title }), rules, sheet, script }]);
  const players = `${PLAYERS_LINE}${seats.map(({ player }) => player).join(' ')}`;
  const substitutes = substituted && `# substitute ${substituted.join(' ')}`;
  return [players, proof, substitutes, record].filter((part) => part !== undefined).join('\n');
};

/** With what its bots thought, once it is over. */
export const fileText = (table: SavedTable): string =>
  withThoughts(exportText(table), (table.outcome && table.thoughts) ?? []);

/** A comment of the notation, so that any reader of `.r25` may ignore it. */
export const PLAYERS_LINE = '# players ';

export const fileNameOf = ({ sheet, time }: SavedTable): string =>
  `room25-${sheet.edition}-${sheet.mode}-${new Date(time).toISOString().slice(0, 10)}.r25`;
