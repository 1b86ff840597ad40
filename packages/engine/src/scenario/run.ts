/** Plays the script of a `.r25` game on the engine, skipping what a script may leave out, and checks what it expects. */

import { actionOf, aOf, type Command, cOf, command, NONE, VERB, verbOf, whoOf } from '../command.ts';
import type { Who } from '../content.ts';
import { Game, tableOf } from '../game.ts';
import type { Event } from '../knowledge/events.ts';
import { formatAnswer, formatCommand } from '../notation/commands.ts';
import type { SourceGame } from '../notation/game.ts';
import { programOf } from '../notation/program.ts';
import { formatStatement, type Play, type ScriptLine } from '../notation/script.ts';
import type { RuleId } from '../rule-ids.ts';
import { isComplaints } from '../setup/setup.ts';
import { isAside } from '../table/asides.ts';
import { ACTING, CLUES, FIRST, PHASE, PROGRAMMING, TURN } from '../table/state.ts';
import { CHARACTERS } from '../words.ts';
import { findFault } from './expect.ts';

/** A line that did not do what it should. */
export interface Failure {
  readonly line: number;
  readonly column: number;
  readonly expected: string;
  readonly found: string;
}

export interface ScriptResult {
  readonly game?: Game;
  /** Everything that was applied, as a record would hold it. */
  readonly commands: readonly Command[];
  readonly passed: number;
  readonly failures: readonly Failure[];
}

export const runScript = (source: SourceGame, listener?: (event: Event) => void): ScriptResult => {
  const events: Event[] = [];
  const game = Game.setUp(source.sheet, (event) => {
    events.push(event);
    listener?.(event);
  });
  if (isComplaints(game)) {
    const failures = game.map(({ about, message }) => {
      const place = source.where.get(about) ?? { line: source.line, column: 1 };
      return { line: place.line, column: place.column, expected: 'a game that can be set up', found: message };
    });
    return { commands: [], passed: 0, failures };
  }
  return new ScriptRun(game, events).run(source.script);
};

class ScriptRun {
  private readonly game: Game;
  /** What the latest line that was played led to; before the first, what the set-up did. */
  private readonly events: Event[];
  private readonly commands: Command[] = [];
  private readonly failures: Failure[] = [];
  private passed = 0;
  /** The latest line played the last slot of its turn. */
  private isTurnOver = false;

  constructor(game: Game, events: Event[]) {
    this.game = game;
    this.events = events;
  }

  run(script: readonly ScriptLine[]): ScriptResult {
    for (const line of script) {
      const isPlayed = line.kind !== 'expect' && line.kind !== 'refused';
      if (isPlayed) this.events.length = 0;
      const fault = this.play(line);
      if (fault) this.failures.push({ line: line.line, column: line.column, ...fault });
      else if (!isPlayed) this.passed++;
      // After a line that could not be played, the rest means nothing.
      if (fault && line.kind !== 'expect') break;
    }
    return { game: this.game, commands: this.commands, passed: this.passed, failures: this.failures };
  }

  private play(line: ScriptLine): Fault | undefined {
    switch (line.kind) {
      case 'expect':
        return findFault(this.game, this.events, line);
      case 'refused':
        // The notation refuses what cannot even be said.
        return line.play.kind === 'unsayable' ? undefined : this.playRefused(line.play, line.rule);
      case 'end':
        return this.endTurn();
      case 'rest':
        return this.programRest(line.program);
      case 'command':
        return this.playCommand(line.command);
    }
  }

  private playRefused(play: Play, rule?: RuleId): Fault | undefined {
    const text = formatStatement(play);
    const trial = new ScriptRun(this.game.clone(), []);
    const refusal: { readonly rule?: RuleId } | undefined =
      play.kind === 'command'
        ? trial.game.apply(play.command)
        : trial.play({ ...play, line: 0, column: 0, text }) && {};
    if (refusal && (rule === undefined || refusal.rule === rule)) return undefined;
    const expected = `${text} to be refused${rule ? ` by ${rule}` : ''}`;
    return { expected, found: refusal ? `refused by ${refusal.rule}` : 'it was accepted' };
  }

  private playCommand(code: Command): Fault | undefined {
    if (isAside(code)) return this.apply(code);
    if (verbOf(code) !== VERB.clue) this.declineClues();
    if (verbOf(code) !== VERB.program) this.declineAdrenaline();
    const turn = tableOf(this.game).s[TURN];
    while (this.isActing && tableOf(this.game).s[TURN] === turn && !this.hasComeTo(code)) {
      const fault = this.skip();
      if (fault) return fault;
    }
    const fault = this.apply(code);
    this.isTurnOver = tableOf(this.game).s[TURN] !== turn;
    return fault;
  }

  /** Has the slot come that this line is meant for? Where the order is free, none is skipped. */
  private hasComeTo(code: Command): boolean {
    if (tableOf(this.game).terms.mode.isAnyOrder) return true;
    const answers = this.game.awaited.includes(whoOf(code)) ? this.game.answers(whoOf(code)) : [];
    const action = actionOf(verbOf(code));
    return action === undefined
      ? answers.length > 0
      : answers.some((answer) => actionOf(verbOf(answer)) === action) || answers.some(isChoice);
  }

  private programRest(program: Command): Fault | undefined {
    this.declineClues();
    this.isTurnOver = false;
    const isOpen = tableOf(this.game).s[PHASE] === PROGRAMMING && !this.game.outcome;
    for (const who of isOpen ? this.game.awaited : []) {
      const code = programOf(who, program);
      const legal = this.game.answers(who);
      const single = command(who, VERB.program, aOf(code), undefined, 0);
      const alone = command(who, VERB.program, NONE, NONE, cOf(code) & 1);
      const fault = this.apply([code, single, alone].find((one) => legal.includes(one)) ?? single);
      if (fault) return fault;
    }
    return undefined;
  }

  /** Clues that a script leaves out are declined. */
  private declineClues(): void {
    while (tableOf(this.game).s[PHASE] === CLUES) this.apply(command(this.game.awaited[0] as Who, VERB.clue));
  }

  /** ROOM-PARANOIA: adrenaline that a script leaves out is not committed, once everybody else has programmed. */
  private declineAdrenaline(): void {
    const { game } = this;
    const nothing = (who: Who): Command => command(who, VERB.program, NONE, NONE, 0);
    const isLeft = (): boolean => game.awaited.every((who) => game.answers(who).includes(nothing(who)));
    if (tableOf(game).s[PHASE] === PROGRAMMING && isLeft()) for (const who of game.awaited) this.apply(nothing(who));
  }

  /** Where nobody programs, the next turn has begun by itself; it is not the one that the line means. */
  private endTurn(): Fault | undefined {
    const isOver = this.isTurnOver;
    this.isTurnOver = false;
    if (isOver) return undefined;
    const { s, terms } = tableOf(this.game);
    if (terms.cast.some((who) => s[FIRST + who] !== 0)) this.declineAdrenaline();
    const turn = s[TURN];
    while (this.isActing && s[TURN] === turn) {
      const fault = this.skip();
      if (fault) return fault;
    }
    return undefined;
  }

  /** Plays the slot that has come by itself: allowed for a Look, and for whoever chooses freely. */
  private skip(): Fault | undefined {
    const { game } = this;
    for (const who of game.awaited) {
      const answers = game.answers(who);
      const own = answers.find((code) => actionOf(verbOf(code)) === 'look');
      const isLookSlot = answers.every((code) => actionOf(verbOf(code)) === 'look' || verbOf(code) === VERB.wait);
      const wait = answers.find((code) => verbOf(code) === VERB.wait);
      if (tableOf(game).choosesFreely(who) && this.isSlot(answers)) {
        const isFirst = game.view({ kind: 'spectator' }).round === 1;
        const choice = isFirst ? (own ?? wait) : (wait ?? own);
        if (choice !== undefined) return this.apply(choice);
      } else if (own !== undefined && isLookSlot) return this.apply(own);
    }
    return {
      expected: `a line for ${this.names(game.awaited)}`,
      found: `only Look and lost actions play by themselves; ${this.describe()}`,
    };
  }

  private isSlot(answers: readonly Command[]): boolean {
    return !answers.some(isChoice);
  }

  private apply(code: Command): Fault | undefined {
    const refusal = this.game.apply(code);
    if (!refusal) {
      this.commands.push(code);
      return undefined;
    }
    return {
      expected: `${formatCommand(code)} to be legal`,
      found: `refused by ${refusal.rule}; ${this.describe(whoOf(code))}`,
    };
  }

  private get isActing(): boolean {
    return tableOf(this.game).s[PHASE] === ACTING && !this.game.outcome;
  }

  private names(whos: readonly Who[]): string {
    return whos.map((who) => CHARACTERS[who]).join(', ');
  }

  private describe(who?: Who): string {
    const { game } = this;
    if (game.outcome) return `the game is over: ${game.outcome.result}`;
    const answers = who === undefined ? [] : game.answers(who).slice(0, 12).map(formatAnswer);
    const can = answers.length > 0 ? `; ${this.names([who!])} can ${answers.join('; ')}` : '';
    return `${this.names(game.awaited)} must choose${can}`;
  }
}

const isChoice = (code: Command): boolean => actionOf(verbOf(code)) === undefined && verbOf(code) !== VERB.wait;

export interface Fault {
  readonly expected: string;
  readonly found: string;
}
