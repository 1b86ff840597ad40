/**
 * The face of the engine: set up a game, ask who is awaited and what is legal, apply a command or hear why not,
 * see it through somebody's eyes.
 */
import { type Command, verbOf, whoOf } from './command.ts';
import type { Who } from './content.ts';
import { explain, type Refusal } from './explain.ts';
import { type Event, told } from './knowledge/events.ts';
import { redeal } from './knowledge/redeal.ts';
import { type Phase, phaseOf, type View, viewOf } from './knowledge/view.ts';
import type { Viewer } from './knowledge/viewer.ts';
import type { Random } from './random.ts';
import { compositionOf } from './setup/composition.ts';
import { deal } from './setup/deal.ts';
import { positionOf } from './setup/position.ts';
import { publicTerms } from './setup/public-terms.ts';
import { type Complaint, isComplaints, prepare } from './setup/setup.ts';
import type { Terms } from './setup/terms.ts';
import type { Counts, Groups, Sheet } from './sheet.ts';
import { asidesOf, isAside, makeAside } from './table/asides.ts';
import type { Outcome } from './table/facts.ts';
import { answersOf, awaited, take } from './table/questions.ts';
import { ON_TURN, STATE_SIZE } from './table/state.ts';
import { Table } from './table/table.ts';

/**
 * Goes up when the same record could play out differently. Before it does, the engine is kept as it was (`npm run freeze`), so
 * that games which began by it end by it.
 */
export const RULES_VERSION = 2;

export interface SavedGame {
  readonly rules: number;
  readonly sheet: Sheet;
  readonly state: readonly number[];
}

/** The table of a game of these rules: for the engine itself, and for players that imagine games (`inside.ts`). */
export let tableOf: (game: Game) => Table;

export class Game {
  readonly #table: Table;

  static {
    tableOf = (game) => game.#table;
  }

  private constructor(table: Table) {
    this.#table = table;
  }

  /** A new game, or everything that is wrong with the sheet. */
  static setUp(sheet: Sheet, listener?: (event: Event) => void): Game | readonly Complaint[] {
    const terms = prepare(sheet);
    return isComplaints(terms) ? terms : Game.deal(terms, sheet.seed, listener);
  }

  /** A new game on the terms of another, from a seed of its own. */
  static deal(terms: Terms, seed = '0', listener?: (event: Event) => void): Game {
    const table = new Table(terms, seed);
    table.listener = listener;
    deal(table);
    return new Game(table);
  }

  /**
   * A full game that this viewer could be in, as likely as any other: hidden rooms, roles, programs and what chance will
   * bring are dealt again around what they know. It holds nothing else of the real game, so a bot may have it.
   */
  imagine(viewer: Viewer, random: Random): Game {
    const { s } = redeal(this.#table, viewer, random);
    return new Game(new Table(publicTerms(this.#table), 'imagined', s));
  }

  /** Throws if it was not saved by these rules. */
  static load(saved: SavedGame): Game {
    const terms = saved.rules === RULES_VERSION ? prepare(saved.sheet) : [];
    if (isComplaints(terms) || saved.state.length !== STATE_SIZE) throw new Error('not a game saved by these rules');
    return new Game(new Table(terms, saved.sheet.seed ?? '0', Int32Array.from(saved.state)));
  }

  save(): SavedGame {
    const { seed, terms, s } = this.#table;
    return { rules: RULES_VERSION, sheet: { ...terms.setup.sheet, seed }, state: [...s] };
  }

  clone(): Game {
    return new Game(this.#table.clone());
  }

  listen(listener: ((event: Event) => void) | undefined): void {
    this.#table.listener = listener;
  }

  /** The version of the rules that it is played by, to its end. */
  get rules(): number {
    return RULES_VERSION;
  }

  /** The sheet that it was set up from. */
  get sheet(): Sheet {
    return this.#table.terms.setup.sheet;
  }

  get seed(): string {
    return this.#table.seed;
  }

  /** The characters in play, in the order in which they started. */
  get cast(): readonly Who[] {
    return this.#table.terms.cast;
  }

  /** The characters of each seat. */
  get seats(): Groups {
    return this.#table.terms.setup.seats;
  }

  get sides(): Groups {
    return this.#table.terms.setup.sides;
  }

  get turn(): number {
    return this.#table.turn;
  }

  get phase(): Phase {
    return phaseOf(this.#table);
  }

  /** No information may be exchanged now. */
  get isJammed(): boolean {
    return this.#table.isJammed;
  }

  get outcome(): Outcome | undefined {
    return this.#table.outcome;
  }

  /** The characters that the game waits for: several while clues are taken and actions programmed, else one. */
  get awaited(): readonly Who[] {
    const party = awaited(this.#table);
    return this.#table.terms.cast.filter((who) => party & (1 << who));
  }

  /** Whose own turn it still is, awaited or not: they may place a reminder or reveal their role. This is public. */
  get onTurn(): readonly Who[] {
    const { s, terms } = this.#table;
    return terms.cast.filter((who) => s[ON_TURN] & (1 << who) && this.#table.isAlive(who));
  }

  seatOf(who: Who): number {
    return this.#table.terms.seatOf[who];
  }

  /** What a character may answer now, in the order in which the rules list it. */
  answers(who: Who): Command[] {
    return answersOf(this.#table, who).commands;
  }

  /** Reminders, signals, phrases and the showing of a role that are possible now, awaited or not. */
  asides(who: Who): Command[] {
    return asidesOf(this.#table, who).commands;
  }

  /** All that a player may do now. */
  legal(seat: number): Command[] {
    const mine = this.#table.terms.cast.filter((who) => this.seatOf(who) === seat);
    return mine.flatMap((who) => [...this.answers(who), ...this.asides(who)]);
  }

  /** Applies a command; a refused one changes nothing. */
  apply(code: Command): Refusal | undefined {
    const table = this.#table;
    const isSaid = isAside(code);
    const offer = isSaid ? asidesOf(table, whoOf(code), verbOf(code)) : answersOf(table, whoOf(code));
    if (!offer.has(code)) return explain(table, code);
    if (isSaid) makeAside(table, code);
    else take(table, code);
    return undefined;
  }

  /** The rooms of this game apart from Central and Room 25, which are public; none if it began from a position. */
  get composition(): Counts | undefined {
    return this.#table.terms.setup.composition && compositionOf(this.#table.terms, this.#table.seed);
  }

  view(viewer: Viewer): View {
    return viewOf(this.#table, viewer);
  }

  /** What a viewer is told of an event of this game. */
  told(event: Event, viewer: Viewer): Event {
    return told(event, viewer);
  }

  /** What lies on the table, as a sheet that a game could start from. Programs are not part of it. */
  get position(): Sheet {
    return positionOf(this.#table);
  }
}
