/** Whether a position makes a puzzle: it has exactly one solution, found out by trying everything. */
import type { Command, Game } from '@room25/engine';
import { sizeOf, TURN } from '@room25/engine/inside';
import { onlyPlan, stepsIn } from './plan.ts';
import type { Grade, PuzzleKind } from './puzzle.ts';
import { Search } from './search.ts';
import { everybody, lateTable, played } from './solve.ts';
import { Chase } from './stop.ts';

export interface Judgement {
  /** One way to do it, as commands. */
  readonly solution: readonly Command[];
  /** Actions that have to be played. */
  readonly steps: number;
  /** How often it looked as if it would work, and did not. */
  readonly nearMisses: number;
  /** Choices tried. */
  readonly nodes: number;
  readonly grade: Grade;
  /** The same on the scale of people's ratings. */
  readonly rating: number;
}

/** The judgement, or why it is no puzzle. `limit`: how many choices may be tried. */
export const judge = (kind: PuzzleKind, game: Game, limit: number): Judgement | string =>
  ({ out: judgeOut, save: judgeSave, stop: judgeStop })[kind](game, limit);

/** Everyone gets out in the turns that are left and no sooner, by one plan only. */
const judgeOut = (game: Game, limit: number): Judgement | string => {
  const root = lateTable(game);
  const search = new Search(root, limit);
  const need = everybody(game);
  const lastTurn = root.s[TURN] + root.turnsLeft - 1;
  if (root.turnsLeft > 1 && search.any({ need, lastTurn: lastTurn - 1 })) return 'it takes fewer turns';
  search.effort.nearMisses = 0;
  const plan = onlyPlan(search, { need, lastTurn });
  if (plan === undefined) return 'there is no way out';
  if (plan === 'several') return 'there are several plans';
  const { nodes, nearMisses } = search.effort;
  const solution = played(game, root, new Search(root).any({ need, lastTurn })!).commands;
  return judgement(solution, nearMisses, nodes);
};

/** Not everyone can get out; the largest party that can is the only one of its size. */
const judgeSave = (game: Game, limit: number): Judgement | string => {
  const root = lateTable(game);
  const search = new Search(root, limit);
  const lastTurn = root.s[TURN] + root.turnsLeft - 1;
  const all = root.living & ~root.guards;
  if (search.any({ need: sizeOf(all), lastTurn })) return 'everyone can be saved';
  const { nearMisses } = search.effort;
  for (let need = sizeOf(all) - 1; need > 0; need--) {
    const found = partiesOf(all, need).flatMap((party) => {
      const variation = search.any({ need, lastTurn, party });
      return variation ? [variation] : [];
    });
    if (found.length > 1) return 'there is more than one such party';
    if (found.length === 0) continue;
    return judgement(played(game, root, found[0]).commands, nearMisses, search.effort.nodes);
  }
  return 'nobody can be saved';
};

/** Of everything the guard can play now, exactly one play stops the others. */
const judgeStop = (game: Game): Judgement | string => {
  const guard = game.awaited[0];
  const chase = new Chase(game, guard);
  const answers = game.answers(guard);
  const stops = chase.stops(game);
  if (stops.length !== 1) return stops.length === 0 ? 'they cannot be stopped' : 'there is more than one way';
  const { nodes } = chase;
  return {
    solution: withChoices(game, chase, stops[0]),
    steps: 1,
    nearMisses: answers.length - 1,
    nodes,
    ...howHard(8 + Math.log(nodes / 70) / Math.log(120 / 70)),
  };
};

/** A play, with what the room that it leads to may ask the guard besides. */
const withChoices = (game: Game, chase: Chase, play: Command): Command[] => {
  const after = game.clone();
  const guard = game.awaited[0];
  const commands = [play];
  after.apply(play);
  while (after.awaited[0] === guard) {
    const [choice] = chase.stops(after);
    commands.push(choice);
    after.apply(choice);
  }
  return commands;
};

const judgement = (solution: readonly Command[], nearMisses: number, nodes: number): Judgement => {
  const steps = stepsIn(solution);
  // Two more actions to be found weigh as much as ten times the choices, or a hundred times the near misses.
  const score = steps / 2 + Math.log10(nodes) + Math.log10(1 + nearMisses) / 2;
  return { solution, steps, nearMisses, nodes, ...howHard(score) };
};

/** A puzzle in the middle of the tricky ones is as strong as somebody of whom nothing is known yet. */
const howHard = (score: number): Pick<Judgement, 'grade' | 'rating'> => ({
  grade: score < 8 ? 1 : score < 9 ? 2 : 3,
  rating: Math.round(150 + (score - 8.5) * 20) * 10,
});

const partiesOf = (all: number, size: number): number[] => {
  const parties: number[] = [];
  for (let party = all; party > 0; party = (party - 1) & all) if (sizeOf(party) === size) parties.push(party);
  return parties;
};
