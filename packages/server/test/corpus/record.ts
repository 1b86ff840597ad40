/**
 * A game of the corpus: its record, then in comments what it came to. The position says in words what a change of the rules
 * has changed; the hash covers everything that happened on the way.
 */
import { createHash } from 'node:crypto';
import { type Event, formatSheet, type Game, RULES_VERSION } from '@room25/engine';

/** The folder of the games that these rules have played. */
export const FOLDER = new URL(`rules-${RULES_VERSION}/`, import.meta.url);

export const endOf = (game: Game, events: readonly Event[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(events)).digest('hex');
  const lines = [`${events.length} events ${hash}`, ...formatSheet(game.position).trimEnd().split('\n')];
  return lines.map((line) => `# ${line}\n`).join('');
};
