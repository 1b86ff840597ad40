import { type Command, formatCommand, Game, isComplaints, readFile, runScript, whoOf } from '@room25/engine';
import { expect, it } from 'vitest';
import { Growing } from '../src/table/growing.ts';
import { played } from '../src/table/play.ts';
import { gameView } from '../src/table/show.ts';
import type { Play, TableState } from '../src/table/table-state.ts';

/** Max, a guard, had the last slot of turn 1; everybody programs turn 2. */
const LAST_SLOT_OVER = `edition second
mode suspicion
order franck jennifer alice max
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (25)
role max guard

rest: program look move
max: look c2
franck: move c2
jennifer: move c2
alice: move c2
max: move c2
`;

const playing = (): Play => {
  const game = runScript(readFile(LAST_SLOT_OVER).games[0]!).game!;
  const nothing = { events: new Growing(), commands: new Growing() };
  return { game, locks: new Map(), ...nothing, since: 0, started: 0 } as unknown as Play;
};

const commandOf = (game: Game, name: string, line: string): Command =>
  game.cast
    .flatMap((who) => [...game.answers(who), ...game.asides(who)])
    .find((command) => formatCommand(command) === `${name}: ${line}`)!;

const does = (play: Play, name: string, line: string, at: number): Play =>
  played(play, commandOf(play.game, name, line), at);

it('a guard can still show itself after the last slot while others lock their programs, and then has none to lock', () => {
  let play = playing();
  for (const name of ['jennifer', 'alice', 'franck']) play = does(play, name, 'program look', 1);
  expect(play.locks.size).toBe(3);
  expect(commandOf(play.game, 'max', 'program look')).toBeDefined();
  play = does(play, 'max', 'reveal', 2);
  expect(formatCommand(play.commands.at(0)!)).toBe('max: reveal');
  expect(play.game.view({ kind: 'spectator' })).toMatchObject({ phase: 'acting', awaited: ['jennifer'] });
  expect(play.since).toBe(2);
});

it('showing itself gives nobody more time', () => {
  const play = does(playing(), 'max', 'reveal', 5);
  expect(play.since).toBe(0);
  expect(play.game.awaited).toHaveLength(3);
});

it('a player with two characters is asked for one clue, not for one each', () => {
  const game = Game.setUp({
    edition: 'second',
    mode: 'competition',
    order: ['emmett', 'max', 'franck', 'kevin', 'alice', 'jennifer'],
    seed: 'clues',
  });
  if (isComplaints(game)) throw new Error(JSON.stringify(game));
  const table = { play: { ...playing(), game }, settings: { talk: 'chat' } } as unknown as TableState;
  const { answers } = gameView(table, 0)!;
  expect(new Set(answers.map(whoOf)).size).toBe(1);
  expect(answers).toHaveLength(5);
});
