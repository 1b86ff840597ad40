/** A whole game of suspicion whose bots think a little, and tell the others what they have seen, or something else. */
import { decide, speakersOf, summaryOf, taskOf } from '@room25/bots';
import type { Command, Event } from '@room25/engine';
import { newGame } from '@room25/test-kit';
import { historyOf, isLie } from '../../src/record/history.ts';
import { Tape } from '../../src/record/tape.ts';
import type { SavedTable, Thought } from '../../src/saves/saved-table.ts';
import { recordOf } from '../whole-games.ts';

let played: SavedTable | undefined;

export const talkativeGame = (): SavedTable => {
  played ??= gameWithALie();
  return played;
};

/** However bots play: in some game one of them lies. */
const gameWithALie = (): SavedTable => {
  for (let attempt = 1; attempt <= MOST; attempt++) {
    const table = playOut(`replay ${attempt}`);
    if (historyOf(Tape.of(table)!).claims.some(isLie)) return table;
  }
  throw new Error('nobody lies any more');
};

const MOST = 50;

const playOut = (seed: string): SavedTable => {
  const events: Event[] = [];
  const wish = { edition: 'second', mode: 'suspicion', players: 5, seed } as const;
  const game = newGame(wish, (event) => events.push(event));
  const commands: Command[] = [];
  const thoughts: Thought[] = [];
  const ask = (seat: number): boolean => {
    const task = taskOf(game, seat, { log: events, level: 'normal', seed: `talk ${seat}` });
    const { command, explanation } = decide(task, { steps: 3 });
    if (command === undefined) return false;
    if (game.apply(command)) throw new Error('an illegal move');
    if (explanation) thoughts.push({ command: commands.length, seat, explanation: summaryOf(explanation) });
    commands.push(command);
    return true;
  };
  let heard = 0;
  while (!game.outcome) {
    const news = events.slice(heard);
    heard = events.length;
    const isAwaited = (seat: number): boolean => game.awaited.some((who) => game.seatOf(who) === seat);
    const hasSpoken = speakersOf(news).some((seat) => !isAwaited(seat) && ask(seat));
    if (!hasSpoken) ask(game.seatOf(game.awaited[0]!));
  }
  return { ...recordOf(game, commands, 'talkative'), thoughts, title: 'Saturday’s table' };
};
