// The puzzles of the page, found in games between bots: npm run puzzles. With --check: is each still a puzzle?
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Command, type Expectation, formatFile, type GameText, type Statement } from '@room25/engine';
import {
  beginPuzzle,
  type Judgement,
  judge,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleKind,
  puzzleTitle,
  readPuzzles,
} from '@room25/solver';
import { attempt, type Candidate, candidate, gameFrom, positionsOf, type Recipe } from './puzzle-candidates.ts';

const FILE = fileURLToPath(new URL('../packages/web/src/puzzles/puzzles.r25', import.meta.url));

const HELP = `npm run puzzles -- [options]

Plays games between bots, and keeps the positions out of them that have one solution only, found out by trying everything:

  out   everyone gets out in the turns that are left and not in fewer, and there is one plan for it: which actions each
        character plays, one after the other, wherever they aim, Looks aside
  save  not everyone can get out, and the largest party that can is one only
  stop  of all that the guard can play now, one thing keeps the prisoners inside this turn, whatever they do

They are written to packages/web/src/puzzles/puzzles.r25, by kind, easiest first. It takes some minutes.

  --seed S   any text (default: puzzles); game n is dealt from the seed 'S n'
  --check    judge the puzzles that are there instead: one solution, the one that is written down, the right grade and rating
  --help     this text`;

interface PricedRecipe extends Recipe {
  readonly count: number;
  readonly limit: number;
}

type Found = Candidate & Judgement & Pick<Puzzle, 'kind'>;

/** How many of each kind; and how large they may be, because every check tries everything again. */
const RECIPES: readonly PricedRecipe[] = [
  { kind: 'out', mode: 'cooperation', people: 2, turns: 2, count: 5, limit: 60_000 },
  { kind: 'out', mode: 'cooperation', people: 3, turns: 1, count: 4, limit: 60_000 },
  { kind: 'out', mode: 'cooperation', people: 4, turns: 1, count: 5, limit: 200_000 },
  { kind: 'save', mode: 'suspicion', people: 3, turns: 1, count: 5, limit: 80_000 },
  { kind: 'save', mode: 'cooperation', people: 3, turns: 1, count: 4, limit: 120_000 },
  { kind: 'save', mode: 'suspicion', people: 4, turns: 1, count: 2, limit: 500_000 },
  { kind: 'stop', mode: 'suspicion', people: 4, turns: 1, count: 11, limit: 1_000_000 },
];
const FEWEST_STEPS: Readonly<Record<PuzzleKind, number>> = { out: 4, save: 4, stop: 1 };
/** With fewer choices than this it is no puzzle. */
const FEWEST_CHOICES = 40;
const FEWEST_ANSWERS = 7;
const MOST_GAMES = 4000;
const FEWEST_PUZZLES = 30;

if (process.argv[1] === fileURLToPath(import.meta.url)) main();

function main(): void {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: 'puzzles' },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) console.log(HELP);
  else if (values.check) process.exitCode = check(readPuzzles(readFileSync(FILE, 'utf8')));
  else write(RECIPES.flatMap((recipe, number) => find(recipe, `${values.seed} ${number}`)));
}

function find(recipe: PricedRecipe, seed: string): Found[] {
  const found: Found[] = [];
  for (let number = 0; found.length < recipe.count && number < MOST_GAMES; number++) {
    // One for each game, so that no two look alike.
    for (const position of positionsOf(seed, number)) {
      const made = puzzleAt(position, recipe, number);
      if (!made) continue;
      found.push(made);
      break;
    }
    process.stderr.write(
      `\r${recipe.kind}, ${recipe.people} characters: ${found.length} of ${recipe.count} in ${number + 1} games `,
    );
  }
  process.stderr.write('\n');
  return found;
}

function puzzleAt(position: Parameters<typeof candidate>[0], recipe: PricedRecipe, number: number): Found | undefined {
  const { kind, limit } = recipe;
  const made = candidate(position, recipe, number);
  if (!made) return undefined;
  const game = gameFrom(made.sheet);
  for (const code of made.before) game.apply(code);
  if (kind === 'stop' && game.answers(game.awaited[0]!).length < FEWEST_ANSWERS) return undefined;
  const judged = attempt(() => judge(kind, game, limit));
  if (!judged || typeof judged === 'string' || judged.steps < FEWEST_STEPS[kind]) return undefined;
  if (judged.nodes < FEWEST_CHOICES) return undefined;
  return { kind, ...made, ...judged };
}

function write(found: readonly Found[]): void {
  const ofKind = ({ kind }: Found): number => PUZZLE_KINDS.indexOf(kind);
  const inOrder = found.toSorted(
    (one, other) => ofKind(one) - ofKind(other) || one.grade - other.grade || one.nodes - other.nodes,
  );
  const puzzles = inOrder.map((puzzle, index) => ({ id: `p${String(index + 1).padStart(2, '0')}`, ...puzzle }));
  for (const { id, kind, grade, steps, nearMisses, nodes } of puzzles)
    console.log(`${id} ${kind} grade ${grade}: ${steps} steps, ${nearMisses} near misses, ${nodes} choices tried`);
  writeFileSync(FILE, formatFile(puzzles.map(gameOf)));
}

/** As `readPuzzles` reads it. */
function gameOf(puzzle: Puzzle): GameText {
  const { sheet, before, solution } = puzzle;
  const end = beginPuzzle(puzzle);
  for (const code of solution) end.apply(code);
  const says = (code: Command): Statement => ({ kind: 'command', command: code });
  const expects = (expectation: Expectation): Statement => ({ kind: 'expect', not: false, expectation });
  const ending: Expectation = end.outcome
    ? { kind: 'over', result: end.outcome.result, names: [] }
    : { kind: 'running' };
  const script = [...before.map(says), expects({ kind: 'running' }), ...solution.map(says), expects(ending)];
  return { title: puzzleTitle(puzzle), sheet, script };
}

/** Exit status 1 if one is no longer a puzzle. */
function check(puzzles: readonly Puzzle[]): number {
  const faults = puzzles.flatMap((puzzle) => faultsOf(puzzle).map((fault) => `${puzzle.id}: ${fault}`));
  for (const fault of faults) console.error(fault);
  if (puzzles.length < FEWEST_PUZZLES) faults.push(`expected ${FEWEST_PUZZLES} puzzles, found ${puzzles.length}`);
  console.log(`${puzzles.length} puzzles, ${faults.length} faults`);
  return faults.length > 0 ? 1 : 0;
}

export function faultsOf(puzzle: Puzzle): string[] {
  const { kind, grade, rating, solution } = puzzle;
  const judged = judge(kind, beginPuzzle(puzzle), Number.POSITIVE_INFINITY);
  if (typeof judged === 'string') return [judged];
  const faults = solution.join() === judged.solution.join() ? [] : ['another solution is written down'];
  if (grade !== judged.grade) faults.push(`its grade is ${judged.grade}, not ${grade}`);
  if (rating !== judged.rating) faults.push(`its rating is ${judged.rating}, not ${rating}`);
  return faults;
}
