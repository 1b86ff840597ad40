/** Positions out of games between bots that may be puzzles: everything known, and few turns left. */
import { decide, taskOf } from '@room25/bots';
import { CHARACTERS, EVERYONE, Game, newSheet, VERB, verbOf, whoOf } from '@room25/engine';
import { solve, TooLarge } from '@room25/solver';

const COMPOSITIONS = ['beginner', 'suspicion', 'competition'];

/** The positions at the start of each turn of a game between easy bots, from the third on. */
export function* positionsOf(seed, number) {
  const sheet = newSheet({
    edition: 'second',
    mode: 'cooperation',
    players: 4,
    seed: `${seed} ${number}`,
    composition: COMPOSITIONS[number % COMPOSITIONS.length],
  });
  const log = [];
  const game = Game.setUp(sheet, (event) => log.push(event));
  for (let turn = 2; !game.outcome; ) {
    const view = positionTurn(game);
    if (view.phase === 'programming' && view.turn > turn) {
      turn = view.turn;
      if (game.view(EVERYONE).dead.length === 0) yield game.position;
    }
    const seat = game.seatOf(game.awaited[0]);
    game.apply(decide(taskOf(game, seat, { log, level: 'easy', seed: `${seed} ${number} ${seat}` })).command);
  }
}

function positionTurn(game) {
  const { phase, turn } = game.view({ kind: 'everyone' });
  return { phase, turn };
}

/** A position as a puzzle for one player who sees everything; the first of the order stay. */
export function candidate(position, { kind, mode, people, turns }, number) {
  const order = position.order.slice(0, people);
  const base = {
    edition: position.edition,
    mode,
    order,
    seats: [order],
    board: position.board,
    at: pick(position.at, order),
    turnsLeft: turns,
    options: { reminders: 'off' },
  };
  if (kind !== 'stop') return { sheet: { ...base, knows: { [order[0]]: hiddenCells(position) } }, before: [] };
  return chase(base, order[number % order.length], position);
}

/** The prisoners do what would take them out, and it is the guard's second slot. */
function chase(base, guard, position) {
  const prisoners = base.order.filter((name) => name !== guard);
  const alone = Game.setUp({ ...base, order: prisoners, seats: [prisoners], at: pick(base.at, prisoners) });
  const answer = attempt(() => solve(alone, { turns: 1, limit: 40_000 }));
  if (answer?.kind !== 'out') return undefined;
  const sheet = {
    ...base,
    seats: [[guard], prisoners],
    role: { [guard]: 'guard' },
    shown: [guard],
    knows: { [guard]: hiddenCells(position) },
  };
  const game = Game.setUp(sheet);
  const who = CHARACTERS.indexOf(guard);
  const before = [];
  const rest = [...answer.commands];
  while (!game.outcome) {
    const isGuard = game.awaited.includes(who);
    if (isGuard && game.view({ kind: 'everyone' }).round === 2) return { sheet, before };
    const code = isGuard ? game.answers(who).find((each) => verbOf(each) === VERB.wait) : rest.shift();
    if (code === undefined || !game.awaited.includes(whoOf(code)) || game.apply(code)) return undefined;
    before.push(code);
  }
  return undefined;
}

const pick = (record, names) => Object.fromEntries(names.map((name) => [name, record[name]]));

const hiddenCells = ({ board }) => board.flatMap(({ hidden }, cell) => (hidden ? [cell] : []));

/** Nothing if it takes too long. */
export function attempt(work) {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof TooLarge) return undefined;
    throw thrown;
  }
}
