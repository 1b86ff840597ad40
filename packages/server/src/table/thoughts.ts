/** Why the bots played what they played, for who looks at a finished game. */
import type { Explanation } from '@room25/bots';
import { type Command, whoOf } from '@room25/engine';
import type { Level } from '@room25/protocol';
import type { Body } from './entry.ts';
import { fold } from './fold.ts';
import { botOf, type Table } from './table.ts';

export interface Thought {
  /** The place of the command in the record. */
  readonly at: number;
  readonly seat: number;
  readonly level: Level;
  readonly command: Command;
  readonly explanation: Explanation;
}

/** A program that somebody changed before it was revealed was not played. */
export const thoughtsOf = (bodies: readonly Body[]): readonly Thought[] => {
  const thoughts: Thought[] = [];
  const locked = new Map<number, Omit<Thought, 'at'>>();
  let table: Table | undefined;
  for (const body of bodies) {
    const before = table;
    table = fold(before, body);
    if (body.kind === 'bot' && body.why) {
      const { seat, command, why } = body;
      locked.set(whoOf(command), { seat, level: botOf(before!.seats[seat])!, command, explanation: why });
    } else if (body.kind === 'act' && body.act.do === 'play') locked.delete(whoOf(body.act.command));
    const { commands } = table.play ?? {};
    const known = before?.play?.commands.length ?? 0;
    for (const [place, command] of (commands?.from(known) ?? []).entries()) {
      const thought = locked.get(whoOf(command));
      if (!thought || thought.command !== command) continue;
      thoughts.push({ at: known + place, ...thought });
      locked.delete(whoOf(thought.command));
    }
  }
  return thoughts;
};
