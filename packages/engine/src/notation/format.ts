/** Whole files, written. */

import type { Sheet } from '../sheet.ts';
import { formatSheet } from './header.ts';
import { formatStatement, type Statement } from './script.ts';
import { firstNonText } from './text.ts';

export interface GameText {
  readonly title?: string;
  /** The version of the rules that it was played by. */
  readonly rules?: number;
  readonly sheet: Sheet;
  readonly script: readonly Statement[];
}

export function formatFile(games: readonly GameText[]): string {
  return games.map((game) => formatGame(game, games.length > 1)).join('\n');
}

function formatGame({ title, rules, sheet, script }: GameText, isOneOfSeveral: boolean): string {
  const heading = title === undefined && !isOneOfSeveral ? '' : `${`== ${formatTitle(title ?? '')}`.trimEnd()}\n`;
  const lines = script.map((statement) => `${formatStatement(statement)}\n`).join('');
  const version = rules === undefined ? '' : `rules ${rules}\n`;
  return `${heading}${version}${formatSheet(sheet)}${lines === '' ? '' : '\n'}${lines}`;
}

/** A title is for people, so what cannot stand in one gives way to a blank instead of spoiling the record. */
function formatTitle(title: string): string {
  return [...title]
    .map((sign) => (sign === '#' || firstNonText(sign) >= 0 ? ' ' : sign))
    .join('')
    .trim()
    .slice(0, LONGEST_TITLE);
}

const LONGEST_TITLE = 200;
