/**
 * What comes before one's own first action of a turn. Nobody has seen anything of one's program until then, so it is the same for
 * every program that is tried, and is played once for all of them.
 */
import { type Command, hasAdrenaline, NONE, VERB, verbOf, whoOf } from '@room25/engine';
import {
  ADRENALINE,
  aOf,
  bOf,
  COMMITTED,
  cOf,
  DONE,
  EXTRAS,
  FIRST,
  program,
  ROUND,
  SECOND,
  type Table,
  take,
} from '@room25/engine/inside';
import type { Rumours } from '../policy/outlook.ts';
import type { Noise } from '../policy/policy.ts';
import { playOnce } from './playout.ts';
import { takeBack } from './worlds.ts';

export class Ahead {
  readonly #scratch: Table;
  /** The table just before what leads to one's own first action. */
  readonly table: Table;
  rumours: Rumours = { suspects: 0 };
  /** How many answers were played. */
  played = 0;

  constructor(table: Table) {
    this.#scratch = table.clone();
    this.table = table.clone();
  }

  /** False if there is nothing to play ahead: one is the first to act, or what happens before touches the program. */
  play(world: Table, command: Command, { noise, rumours }: { noise: Noise; rumours: Rumours }): boolean {
    // SOLO-P: which pawn acts first depends on what each of them can do.
    if (verbOf(command) !== VERB.program || world.terms.mode.isAnyOrder) return false;
    const table = this.#scratch;
    const own = 1 << whoOf(command);
    const heard = { ...rumours };
    this.played = -1;
    table.copyFrom(world);
    take(table, command);
    while (!table.isOver && table.s[ROUND] === 0 && !(table.s[DONE]! & own)) {
      this.table.copyFrom(table);
      this.rumours = { ...heard };
      this.played++;
      playOnce(table, noise, heard);
    }
    return this.played > 0 && isProgram(this.table, command);
  }

  /** Goes on from there with this program. */
  layInto(table: Table, command: Command): void {
    table.copyFrom(this.table);
    takeBack(table, whoOf(command));
    program(table, whoOf(command), aOf(command), bOf(command), cOf(command));
  }
}

/** Does just this program lie there? */
const isProgram = ({ s }: Table, code: Command): boolean => {
  const who = whoOf(code);
  return (
    s[FIRST + who] === (aOf(code) === NONE ? 0 : aOf(code) + 1) &&
    s[SECOND + who] === (bOf(code) === NONE ? 0 : bOf(code) + 1) &&
    s[EXTRAS + who] === (cOf(code) & ~1) &&
    (s[ADRENALINE + who] === COMMITTED) === hasAdrenaline(code)
  );
};
