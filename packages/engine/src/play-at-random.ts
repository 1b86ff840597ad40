/**
 * A game that chance plays to its end: any answer of whoever is awaited first. For measurements, and for tests that need any
 * game.
 */
import type { Command } from './command.ts';
import { type Game, tableOf } from './game.ts';
import type { Random } from './random.ts';
import { answersOf, awaited, take } from './table/questions.ts';
import type { Table } from './table/table.ts';

/** What was played, in order. Nothing is copied, and nothing that the rules have just listed is checked again. */
export const playAtRandom = (game: Game, random: Random): Command[] => {
  const table = tableOf(game);
  const commands: Command[] = [];
  while (!table.isOver) {
    const offer = answersOf(table, firstAwaited(table));
    const command = offer.at(random.below(offer.count));
    take(table, command);
    commands.push(command);
  }
  return commands;
};

const firstAwaited = (table: Table): number => {
  const party = awaited(table);
  for (const who of table.terms.cast) if (party & (1 << who)) return who;
  throw new Error('a game that is not over waits for somebody');
};
