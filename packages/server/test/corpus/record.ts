/**
 * A game of the corpus: its record, then in comments what it came to. The position says in words what a change of the rules
 * has changed; the hash covers everything that happened on the way.
 */
import { createHash } from 'node:crypto';
import { type Event, formatSheet, type Game } from '@room25/engine';

/** The folder of the games that the rules of a version have played. */
export const folderOf = (version: number): URL => new URL(`rules-${version}/`, import.meta.url);

export const endOf = (game: Game, events: readonly Event[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(events)).digest('hex');
  const lines = [`${events.length} events ${hash}`, ...formatSheet(game.position).trimEnd().split('\n')];
  return lines.map((line) => `# ${line}\n`).join('');
};
