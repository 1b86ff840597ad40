/** What is asked, in words: of a whole command, whether to play it; of a part, which. */
import {
  AXES,
  aOf,
  bOf,
  CELLS,
  CHARACTERS,
  COLOURS,
  type Command,
  cOf,
  DIRECTIONS,
  LINES,
  NONE,
  VERBS,
  type Verb,
  verbOf,
} from '@room25/engine';
import type { Language } from '@room25/text';
import type { Part } from '../board/steps.ts';
import type { ActWords } from '../words/table.ts';

/** "Slide row 4 to the right?" */
export const questionOf = (command: Command, words: ActWords, language: Language): string =>
  QUESTIONS[VERBS[verbOf(command)]!](new Names(command, language), words);

type Question = (names: Names, words: ActWords) => string;

/** The arguments of a command by name. */
class Names {
  readonly #command: Command;
  readonly #language: Language;

  constructor(command: Command, language: Language) {
    this.#command = command;
    this.#language = language;
  }

  get a(): string {
    return CELLS[aOf(this.#command)]!;
  }
  get b(): string {
    return CELLS[bOf(this.#command)]!;
  }
  get hasA(): boolean {
    return aOf(this.#command) !== NONE;
  }
  get hasB(): boolean {
    return bOf(this.#command) !== NONE;
  }
  get hasC(): boolean {
    return cOf(this.#command) !== NONE;
  }
  whoA(): string {
    return this.#person(aOf(this.#command));
  }
  whoB(): string {
    return this.#person(bOf(this.#command));
  }
  whoC(): string {
    return this.#person(cOf(this.#command));
  }
  both(): string {
    const named = [bOf(this.#command), cOf(this.#command)].filter((who) => who !== NONE);
    return this.#language.phrases.whom(named.map((who) => CHARACTERS[who]!));
  }
  line(): string {
    return this.#language.lines[LINES[aOf(this.#command)]!];
  }
  direction(): string {
    return this.#language.directions[DIRECTIONS[bOf(this.#command)]!];
  }
  danger(): string {
    return this.#language.colours[COLOURS[bOf(this.#command)]!].danger;
  }
  axis(words: ActWords): string {
    return words.axes[AXES[aOf(this.#command)] === '-' ? 0 : 1];
  }
  #person(who: number): string {
    return this.#language.phrases.whom([CHARACTERS[who]!]);
  }
}

const cells: Question = (names, { question }) =>
  names.hasB ? question.cells(names.a, names.b) : question.cell(names.a);
const slide: Question = (names, { question }) => question.slide(names.line(), names.direction());
const order: Question = (names, { question }) =>
  names.hasC ? question.orderPush(names.a, names.whoC(), names.b) : question.order(names.a, names.b);

const QUESTIONS: Readonly<Record<Verb, Question>> = {
  clue: (names, { question }) => (names.hasA ? question.clue(names.a) : question.noClue),
  program: (_, { does }) => does.program,
  look: (names, { question }) => question.look(names.a),
  conceal: (names, { question }) => question.conceal(names.a),
  move: (names, { question }) => (names.hasB ? question.moveTwice(names.a, names.b) : question.move(names.a)),
  push: (names, { question }) => question.push(names.both(), names.a),
  control: slide,
  wait: (_, { question }) => question.wait,
  call: (names, { question }) => question.call(names.whoA()),
  hide: (_, { question }) => question.hide,
  carry: (names, { question }) => question.carry(names.whoB(), names.a),
  reactivate: (names, { question }) => question.reactivate(names.a),
  lock: (names, { question }) => (names.hasB ? question.lockFrom(names.a, names.b) : question.lock(names.a)),
  swap: (names, { question }) => question.swap(names.a, names.b),
  order,
  sabotageRoom: (_, { question }) => question.sabotageRoom,
  sabotageRobot: (_, { question }) => question.sabotageRobot,
  recover: (_, { question }) => question.recover,
  chooseCell: cells,
  chooseCells: cells,
  chooseLine: slide,
  chooseCharacter: (names, { question }) => question.character(names.whoA()),
  chooseOrder: order,
  chooseYes: (_, { question }) => question.yes,
  chooseNo: (_, { question }) => question.no,
  chooseNone: (_, { question }) => question.none,
  chooseAxis: (names, words) => words.question.axis(names.axis(words)),
  reveal: (_, { question }) => question.reveal,
  remind: (names, { question }) => question.remind(names.a),
  signal: (names, { question }) => question.signal(names.a, names.danger()),
};

/** "Which room?", "Whom?" … of the part that comes next. */
export const askFor = (parts: readonly Part[], next: readonly Part[], words: ActWords): string => {
  const [first] = next;
  const verb = parts.find((part) => part.kind === 'verb')?.verb;
  switch (first?.kind) {
    case 'pawn':
      return words.asks.pawn;
    case 'verb':
      return words.asks.verb;
    case 'whom':
      return parts.some((part) => part.kind === 'whom') ? words.asks.another : words.asks.whom;
    case 'line':
      return words.asks.line;
    default: {
      const isRobot = (verb === 'order' || verb === 'chooseOrder') && !parts.some((part) => part.kind === 'cell');
      if (isRobot) return words.asks.robot;
      const isSecond = (verb === 'swap' || verb === 'chooseCells') && parts.some((part) => part.kind === 'cell');
      return isSecond ? words.asks.second : words.asks.cell;
    }
  }
};
