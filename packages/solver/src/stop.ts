/** Can they still get out this turn, if somebody does all they can against it? What is programmed is programmed. */
import type { Command, Game, Who } from '@room25/engine';
import { answersOf, awaited, type Table, TURN, tableOf, take } from '@room25/engine/inside';
import { computeKey, KEY_WORDS } from './key.ts';
import { Memo } from './memo.ts';

const CAUGHT = 1;
const OUT = 2;

export class Chase {
  nodes = 0;
  readonly #guard: Who;
  readonly #turn: number;
  readonly #memo = new Memo();

  constructor(game: Game, guard: Who) {
    this.#guard = guard;
    this.#turn = tableOf(game).s[TURN];
  }

  /** The prisoners know everything and agree on everything; the guard knows everything too. */
  getsOut(game: Game): boolean {
    const table = tableOf(game);
    return this.#isOut(table.clone());
  }

  /** The answers after which they cannot get out any more. */
  stops(game: Game): Command[] {
    return game.answers(this.#guard).filter((code) => !this.#isOutAfter(tableOf(game), code));
  }

  /** What a prisoner answers to get out; anything if that cannot be done. */
  answer(game: Game, who: Who): Command {
    const answers = game.answers(who);
    return answers.find((code) => this.#isOutAfter(tableOf(game), code)) ?? answers[0];
  }

  #isOut(table: Table): boolean {
    if (table.isOver) return table.outcome!.result === 'prisoners';
    if (table.s[TURN] > this.#turn) return false;
    computeKey(table);
    const known = this.#memo.get();
    if (known !== 0) return known === OUT;
    const [one, two, three] = KEY_WORDS;
    const who = 31 - Math.clz32(awaited(table));
    const offer = answersOf(table, who);
    const isHostile = who === this.#guard;
    // The guard needs one answer that stops them, they one that does not.
    const isSome = offer.commands.some((code) => this.#isOutAfter(table, code) !== isHostile);
    const isOut = isSome !== isHostile;
    this.#memo.set(one, two, three, isOut ? OUT : CAUGHT);
    return isOut;
  }

  #isOutAfter(table: Table, code: Command): boolean {
    this.nodes++;
    const next = table.clone();
    take(next, code);
    return this.#isOut(next);
  }
}
