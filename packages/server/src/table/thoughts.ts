/** Why the bots played what they played, for people who look at a finished game. */
import type { Explanation } from '@room25/bots';
import { type Command, whoOf } from '@room25/engine';
import type { Level } from '@room25/protocol';
import type { Body } from './entry.ts';
import { botOf, type TableState } from './table-state.ts';

interface Thought {
  readonly seat: number;
  readonly level: Level;
  readonly command: Command;
  readonly explanation: Explanation;
}

/** A program that somebody changed before it was revealed was never played. */
export class Thinking {
  /** For each command that a bot thought about and that was played, with its place in the record; as JSON. */
  readonly texts: string[] = [];
  readonly #locked = new Map<number, Thought>();

  take(before: TableState | undefined, table: TableState, body: Body): void {
    if (body.kind === 'bot' && body.why) {
      const { seat, command, why } = body;
      this.#locked.set(whoOf(command), { seat, level: botOf(before!.seats[seat])!, command, explanation: why });
    } else if (body.kind === 'act' && body.act.do === 'play') this.#locked.delete(whoOf(body.act.command));
    const known = before?.play?.commands.length ?? 0;
    for (const [place, command] of (table.play?.commands.from(known) ?? []).entries()) {
      const thought = this.#locked.get(whoOf(command));
      if (thought?.command !== command) continue;
      this.texts.push(JSON.stringify({ at: known + place, ...thought }));
      this.#locked.delete(whoOf(command));
    }
  }
}
