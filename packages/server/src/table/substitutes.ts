/** What was played by a bot that sat in for a person: it counts neither for nor against anybody. */
import { type Command, whoOf } from '@room25/engine';
import type { Body } from './entry.ts';
import { isPerson, type TableState } from './table-state.ts';

/** A program that its person changed before it was revealed is the person's. */
export class Substitutes {
  /** The places of these commands in the record. */
  readonly places: number[] = [];
  readonly #chosen = new Map<number, Command>();

  take(before: TableState | undefined, table: TableState, body: Body): void {
    if (body.kind === 'bot' && isPerson(before?.seats[body.seat])) this.#chosen.set(whoOf(body.command), body.command);
    else if (body.kind === 'act' && body.act.do === 'play') this.#chosen.delete(whoOf(body.act.command));
    if (body.kind === 'act' && body.act.do === 'join') this.#takeOver(table, body.act.seat);
    const known = before?.play?.commands.length ?? 0;
    for (const [place, command] of (table.play?.commands.from(known) ?? []).entries()) {
      if (this.#chosen.get(whoOf(command)) !== command) continue;
      this.places.push(known + place);
      this.#chosen.delete(whoOf(command));
    }
  }

  /** What a bot has played at a seat that a person takes over is not the person's. */
  #takeOver({ play }: TableState, seat: number): void {
    const { game, commands, locks } = play!;
    const isOfSeat = (command: Command): boolean => game.seatOf(whoOf(command)) === seat;
    for (const [place, command] of commands.from(0).entries()) if (isOfSeat(command)) this.places.push(place);
    for (const [who, command] of locks) if (isOfSeat(command)) this.#chosen.set(who, command);
  }

  /** A comment of the notation, after the record. */
  get line(): string {
    return this.places.length === 0
      ? ''
      : `# substitute ${this.places.toSorted((one, other) => one - other).join(' ')}\n`;
  }
}
