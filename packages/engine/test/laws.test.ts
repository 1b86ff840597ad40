/** What holds in every game, whatever is played. An expectation takes as long as many moves, so there is one for many of them. */

import { anyCommand, playOut, sampled } from '@room25/test-kit';
import { describe, expect, it } from 'vitest';
import {
  CELLS,
  type Command,
  commandFrom,
  EDITION_RULES,
  formatFile,
  Game,
  readFile,
  recordOf,
  runScript,
} from '../src/index.ts';
import { tableOf } from '../src/inside.ts';
import { gameAt, nameOf, PLACES, randomAt } from './tables.ts';

const GAMES = Number(process.env.LAW_GAMES ?? 4);

describe.each(sampled(PLACES).map((place) => ({ place, name: nameOf(place) })))('$name', ({ place, name }) => {
  const games = Array.from({ length: GAMES }, (_, index) => `${name} ${index}`);

  it('awaits somebody exactly while there is no outcome, and ends', () => {
    for (const seed of games) {
      const game = gameAt(place, seed);
      const canGoOn: boolean[] = [];
      playOut(game, randomAt(seed), () => {
        const { awaited } = game;
        canGoOn.push(awaited.length > 0 && awaited.every((who) => game.answers(who).length > 0));
      });
      expect(canGoOn).not.toContain(false);
      expect(game.awaited).toEqual([]);
      expect(game.cast.flatMap((who) => [...game.answers(who), ...game.asides(who)])).toEqual([]);
    }
  });

  it('accepts each legal command, refuses every other with a rule, and then has not changed', () => {
    const seed = `${name} legal`;
    const game = gameAt(place, seed);
    const random = randomAt(seed);
    while (!game.outcome) {
      // Every position would take long; any will do.
      if (random.below(4) > 0) {
        game.apply(anyCommand(game, random));
        continue;
      }
      const legal = new Set(game.cast.flatMap((who) => [...game.answers(who), ...game.asides(who)]));
      expect([...legal].filter((code) => game.clone().apply(code) !== undefined)).toEqual([]);
      const before = JSON.stringify(game.save());
      const unexplained: Command[] = [];
      for (let i = 0; i < 40; i++) {
        const code =
          random.below(2) === 0
            ? commandFrom(random.below(1 << 23))
            : twist(anyCommand(game, random), random.below(23));
        if (!legal.has(code) && !/^[A-Z0-9-]+$/.test(game.apply(code)?.rule ?? '')) unexplained.push(code);
      }
      expect(unexplained).toEqual([]);
      expect(JSON.stringify(game.save())).toBe(before);
      game.apply(anyCommand(game, random));
    }
  });

  it('can be saved and loaded at any moment, and its record replays to the same end', () => {
    const seed = `${name} record`;
    const game = gameAt(place, seed);
    let loaded = Game.load(JSON.parse(JSON.stringify(game.save())));
    const refusals: unknown[] = [];
    const commands = playOut(game, randomAt(seed), (command) => {
      loaded = Game.load(JSON.parse(JSON.stringify(loaded.save())));
      refusals.push(loaded.apply(command));
    });
    expect(refusals.filter((refusal) => refusal !== undefined)).toEqual([]);
    expect(loaded.save()).toEqual(game.save());
    const text = formatFile([recordOf(game, commands)]);
    const file = readFile(text);
    expect(file.errors).toEqual([]);
    const replayed = runScript(file.games[0]!);
    expect(replayed.failures).toEqual([]);
    expect(replayed.commands).toEqual(commands);
    expect(replayed.game?.save().state).toEqual(game.save().state);
  });

  it('keeps its 25 rooms, Central at c3 and Room 25 on the board', () => {
    for (const seed of games) {
      const game = gameAt(place, seed);
      const dealt = roomsOf(game);
      const broken: string[] = [];
      playOut(game, randomAt(seed), () => {
        const now = roomsOf(game);
        // Some rooms become Empty for good; none becomes anything else.
        const areKept = EDITION_RULES[place.edition].hasUltimate
          ? now.every((code) => code === 'EM' || count(now, code) <= count(dealt, code))
          : String(now) === String(dealt);
        const centre = tableOf(game).codeOf(tableOf(game).tileAt(CELLS.indexOf('c3')));
        if (!areKept || now.length !== 25 || centre !== 'CE' || count(now, '25') !== 1) broken.push(String(now));
      });
      expect(broken).toEqual([]);
    }
  });
});

const roomsOf = (game: Game): string[] =>
  CELLS.map((_, cell) => tableOf(game).codeOf(tableOf(game).tileAt(cell))).sort();

const count = (codes: readonly string[], code: string): number => codes.filter((one) => one === code).length;

const twist = (code: Command, bit: number): Command => commandFrom(code ^ (1 << bit));
