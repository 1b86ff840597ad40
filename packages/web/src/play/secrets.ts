/** What must not be seen by others who sit at the same screen. */
import { CHARACTERS, type Event, type Game, onTurnIn, SPECTATOR, type Who } from '@room25/engine';
import type { Reason, Secret } from './privacy.ts';

/** Which of these seats are now asked in secret, in the order in which the device is passed round; `holder` has it now. */
export const secretsAmong = (people: readonly number[], game: Game, holder?: number): readonly Secret[] =>
  passedRound(people, game, holder).flatMap((seat) => {
    const who = game.awaited.find((each) => game.seatOf(each) === seat);
    const reason = who === undefined ? undefined : secretOf(game, who);
    return reason ? [{ seat, reason }] : [];
  });

/** Why the question to `who` is asked behind a curtain; nothing if everybody may watch the answer. */
export const secretOf = (game: Game, who: Who): Reason | undefined => {
  const { phase, asking, round, cast } = game.view(SPECTATOR);
  if (phase === 'clues') return 'clue';
  if (phase === 'programming') return 'program';
  // PROG-ONE: whether a single action is kept is decided in private. Whoever has two plays the first before all.
  const { choosesFreely, pile, tokens } = cast.find(({ name }) => name === CHARACTERS[who])!;
  const isSingle = tokens === 1 && !choosesFreely && pile === undefined;
  return isSingle && asking === 'ACT-ORDER' && round === 1 ? 'act' : undefined;
};

/** The seats that an event shows something to which others are not shown. One's own program is no news. */
export const initiated = (event: Event): readonly number[] =>
  event.kind === 'looked' || event.kind === 'roleSeen' ? event.seats : [];

/**
 * First those who may still add something to their turn, which ends when somebody programs; then whoever has the device, who is also
 * the first of those. Clues are taken in turn order. For programs the device goes back the way it came, so that it ends with the one
 * who plays first.
 */
const passedRound = (seats: readonly number[], game: Game, holder: number | undefined): readonly number[] => {
  const { order, phase } = game.view(SPECTATOR);
  const last = onTurnIn(game).map((who) => game.seatOf(who));
  const inTurn = [...new Set(order.map((name) => game.seatOf(CHARACTERS.indexOf(name) as Who)))];
  const way = [
    ...last.filter((seat) => seat === holder),
    ...last,
    holder,
    ...(phase === 'programming' ? inTurn.toReversed() : inTurn),
  ];
  return [...seats].sort((one, other) => way.indexOf(one) - way.indexOf(other));
};
