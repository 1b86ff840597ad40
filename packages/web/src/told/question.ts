/** What is asked, in words: about a whole command, whether to play it; about a part, which one. */
import { type Command, type OnVerbs, onVerb, type Unpacked } from '@room25/engine';
import type { Language } from '@room25/text';
import type { Part } from '../board/steps.ts';
import type { ActWords } from '../words/table.ts';

/** "Slide row 4 to the right?" */
export const questionOf = (command: Command, words: ActWords, language: Language): string =>
  onVerb(QUESTIONS, command, words, language);

const slide = (
  { line, direction }: Unpacked<'control' | 'chooseLine'>,
  { question }: ActWords,
  { lines, directions }: Language,
): string => question.slide(lines[line], directions[direction]);
const order = (
  { robot, cell, whom }: Unpacked<'order' | 'chooseOrder'>,
  { question }: ActWords,
  { phrases }: Language,
): string => (whom ? question.orderPush(robot, phrases.whom([whom]), cell) : question.order(robot, cell));

const QUESTIONS: OnVerbs<string, [words: ActWords, language: Language]> = {
  clue: ({ cell }, { question }) => (cell === undefined ? question.noClue : question.clue(cell)),
  program: (_, { does }) => does.program,
  look: ({ cell }, { question }) => question.look(cell),
  conceal: ({ cell }, { question }) => question.conceal(cell),
  move: ({ cell, next }, { question }) => (next === undefined ? question.move(cell) : question.moveTwice(cell, next)),
  push: ({ cell, whom, also }, { question }, { phrases }) =>
    question.push(phrases.whom(also ? [whom, also] : [whom]), cell),
  control: slide,
  wait: (_, { question }) => question.wait,
  call: ({ whom }, { question }, { phrases }) => question.call(phrases.whom([whom])),
  hide: (_, { question }) => question.hide,
  carry: ({ cell, whom }, { question }, { phrases }) => question.carry(phrases.whom([whom]), cell),
  reactivate: ({ cell }, { question }) => question.reactivate(cell),
  lock: ({ cell, from }, { question }) => (from === undefined ? question.lock(cell) : question.lockFrom(cell, from)),
  swap: ({ cell, other }, { question }) => question.swap(cell, other),
  order,
  sabotageRoom: (_, { question }) => question.sabotageRoom,
  sabotageRobot: (_, { question }) => question.sabotageRobot,
  recover: (_, { question }) => question.recover,
  chooseCell: ({ cell }, { question }) => question.cell(cell),
  chooseCells: ({ cell, other }, { question }) => question.cells(cell, other),
  chooseLine: slide,
  chooseCharacter: ({ whom }, { question }, { phrases }) => question.character(phrases.whom([whom])),
  chooseOrder: order,
  chooseYes: (_, { question }) => question.yes,
  chooseNo: (_, { question }) => question.no,
  chooseNone: (_, { question }) => question.none,
  chooseAxis: ({ axis }, { question, axes }) => question.axis(axes[axis === '-' ? 0 : 1]),
  reveal: (_, { question }) => question.reveal,
  remind: ({ cell }, { question }) => question.remind(cell),
  signal: ({ cell, colour }, { question }, { colours }) => question.signal(cell, colours[colour].danger),
  say: (said, _, { phrases }) => phrases.saying(said),
};

/** "Which room?", "Whom?" … for the part that comes next. */
export const askFor = (parts: readonly Part[], next: readonly Part[], words: ActWords): string => {
  const [first] = next;
  const verb = parts.find((part) => part.kind === 'verb')?.verb;
  switch (first?.kind) {
    case 'pawn':
      return words.asks.pawn;
    case 'verb':
      return words.asks.verb;
    case 'whom':
      if (parts.some((part) => part.kind === 'whom')) return words.asks.another;
      return verb === 'push' || verb === 'order' || verb === 'chooseOrder' ? words.asks.pushed : words.asks.whom;
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

/** Cells and lines are chosen on the board. */
export const isKeyed = ({ kind }: Part): boolean => kind !== 'cell' && kind !== 'line';

/** "Choose on the board. 4 possible"; nothing if there is nothing on it to choose, or keys to choose by. */
export const boardHint = (next: readonly Part[], { chooseOnBoard, possible }: ActWords): string =>
  next.length === 0 || next.some(isKeyed) ? '' : `${chooseOnBoard} ${possible(next.length)}`;
