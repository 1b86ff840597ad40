/** From a variation, in which programs are named as they are played, to the commands of a real game. */
import {
  actionNumberOf,
  type Command,
  type Game,
  hackOf,
  hasAdrenaline,
  NONE,
  VERB,
  verbOf,
  whoOf,
} from '@room25/engine';
import { aOf, bOf, PHASE, PROGRAMMING, ROUND, type Table, TURN, tableOf, take } from '@room25/engine/inside';
import { isLoss, leaveOpen } from './late-slot.ts';

/** A choice of the variation, and the slot in which it is made. */
interface Choice {
  readonly code: Command;
  readonly turn: number;
  readonly round: number;
}

/** `root`: the late table that the variation was found on. The game is played to the variation's end; throws if the rules do not allow it. */
export const commandsOf = (game: Game, root: Table, variation: readonly Command[]): Command[] => {
  const choices = choicesOf(root, variation);
  const commands: Command[] = [];
  const play = (code: Command): void => {
    const refusal = game.apply(code);
    if (refusal) throw new Error(`a variation that the rules do not allow: ${refusal.rule}`);
    commands.push(code);
  };
  for (const choice of [...choices, undefined]) {
    programAll(game, choices, play);
    if (choice === undefined || game.outcome) break;
    const { code } = choice;
    // What was left empty or lost passes by itself, unless a single action could be played and is kept.
    const passes = isLoss(code) || (verbOf(code) === VERB.wait && !game.answers(whoOf(code)).includes(code));
    if (!passes) play(code);
  }
  return commands;
};

const choicesOf = (root: Table, variation: readonly Command[]): Choice[] => {
  const table = root.clone();
  return variation.map((code) => {
    if (table.s[PHASE] === PROGRAMMING) leaveOpen(table);
    const choice = { code, turn: table.s[TURN], round: table.s[ROUND] };
    take(table, code);
    return choice;
  });
};

const programAll = (game: Game, choices: readonly Choice[], play: (code: Command) => void): void => {
  const table = tableOf(game);
  while (!game.outcome && table.s[PHASE] === PROGRAMMING) {
    const who = game.awaited[0];
    const its = choices.filter(({ turn, code }) => turn === table.s[TURN] && whoOf(code) === who);
    play(programOf(game, who, its));
  }
};

/** A program that holds what is played; what is never played may be anything. */
const programOf = (game: Game, who: number, choices: readonly Choice[]): Command => {
  const plays = choices.filter(({ code }) => actionIn(code) >= 0);
  const [first, second = NONE] = plays.filter(({ round }) => round < 2).map(({ code }) => actionIn(code));
  const hasSpare = plays.some(({ round }) => round === 2);
  const hack = plays.some(({ code }) => verbOf(code) === VERB.order) ? 'robot' : 'complex';
  const program = game.answers(who).find(
    (code) =>
      hasAdrenaline(code) === hasSpare &&
      // ROOM-PARANOIA: nothing else can be programmed.
      (aOf(code) === NONE ||
        ((first === undefined || aOf(code) === first) && bOf(code) === second && (hackOf(code) ?? hack) === hack)),
  );
  if (program === undefined) throw new Error('a variation that no program holds');
  return program;
};

/** The action that a choice plays or loses; -1 if it does neither. */
const actionIn = (code: Command): number => (isLoss(code) ? aOf(code) : actionNumberOf(verbOf(code)));
