/** Positions from games between bots that may be puzzles: everything known, and few turns left. */
import { decide, taskOf } from '@room25/bots';
import {
  CHARACTERS,
  type Character,
  type Command,
  type Complaint,
  EVERYONE,
  type Event,
  Game,
  isComplaints,
  type Mode,
  newSheet,
  type Sheet,
  VERB,
  verbOf,
  whoOf,
} from '@room25/engine';
import { type PuzzleKind, solve, TooLarge } from '@room25/solver';

const COMPOSITIONS = ['beginner', 'suspicion', 'competition'] as const;

/** What kind of puzzle is looked for, and how large. */
export interface Recipe {
  readonly kind: PuzzleKind;
  readonly mode: Mode;
  readonly people: number;
  readonly turns: number;
}

/** A possible puzzle: a position, and what is played before it begins. */
export interface Candidate {
  readonly sheet: Sheet;
  readonly before: readonly Command[];
}

/** A sheet that says where everything is. */
type Position = Sheet & Required<Pick<Sheet, 'board' | 'at'>>;

/** The positions at the start of each turn of a game between easy bots, from the third on. */
export function* positionsOf(seed: string, number: number): Generator<Position> {
  const sheet = newSheet({
    edition: 'second',
    mode: 'cooperation',
    players: 4,
    seed: `${seed} ${number}`,
    composition: COMPOSITIONS[number % COMPOSITIONS.length]!,
  });
  const log: Event[] = [];
  const game = gameFrom(sheet, (event) => log.push(event));
  for (let turn = 2; !game.outcome; ) {
    const view = game.view(EVERYONE);
    if (view.phase === 'programming' && view.turn > turn) {
      turn = view.turn;
      if (view.dead.length === 0) yield game.position as Position;
    }
    const seat = game.seatOf(game.awaited[0]!)!;
    const task = taskOf(game, seat, { log, level: 'easy', seed: `${seed} ${number} ${seat}` });
    game.apply(decide(task).command!);
  }
}

/** A position as a puzzle for one player who sees everything; the first characters of the order stay. */
export function candidate(
  position: Position,
  { kind, mode, people, turns }: Recipe,
  number: number,
): Candidate | undefined {
  const order = position.order.slice(0, people);
  const base: Position = {
    edition: position.edition,
    mode,
    order,
    seats: [order],
    board: position.board,
    at: pick(position.at, order),
    turnsLeft: turns,
    options: { reminders: 'off', memory: 'on' },
  };
  if (kind !== 'stop') return { sheet: { ...base, knows: { [order[0]!]: hiddenCells(position) } }, before: [] };
  return chase(base, order[number % order.length]!, position);
}

/** The prisoners do what would get them out, and it is the guard's second slot. */
function chase(base: Position, guard: Character, position: Position): Candidate | undefined {
  const prisoners = base.order.filter((name) => name !== guard);
  const alone = gameFrom({ ...base, order: prisoners, seats: [prisoners], at: pick(base.at, prisoners) });
  const answer = attempt(() => solve(alone, { turns: 1, limit: 40_000 }));
  if (answer?.kind !== 'out') return undefined;
  const sheet = {
    ...base,
    seats: [[guard], prisoners],
    role: { [guard]: 'guard' },
    shown: [guard],
    knows: { [guard]: hiddenCells(position) },
  };
  const game = gameFrom(sheet);
  const who = CHARACTERS.indexOf(guard);
  const before: Command[] = [];
  const rest = [...answer.commands];
  while (!game.outcome) {
    const isGuard = game.awaited.includes(who);
    if (isGuard && game.view(EVERYONE).round === 2) return { sheet, before };
    const code = isGuard ? game.answers(who).find((each) => verbOf(each) === VERB.wait) : rest.shift();
    if (code === undefined || !game.awaited.includes(whoOf(code)) || game.apply(code)) return undefined;
    before.push(code);
  }
  return undefined;
}

const pick = (record: Position['at'], names: readonly Character[]): Position['at'] =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

const hiddenCells = ({ board }: Position): number[] => board.flatMap(({ hidden }, cell) => (hidden ? [cell] : []));

/** Every position here can be set up. */
export function gameFrom(sheet: Sheet | readonly Complaint[], listener?: (event: Event) => void): Game {
  const game = isComplaints(sheet) ? sheet : Game.setUp(sheet, listener);
  if (isComplaints(game)) throw new Error(game[0]!.message);
  return game;
}

/** Nothing if it takes too long. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof TooLarge) return undefined;
    throw thrown;
  }
}
