/** What games come to, on games that were really played, and on one in which somebody is saved. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  CHARACTERS,
  EVERYONE,
  type Event,
  engineOf,
  playScript,
  RULES_VERSION,
  readFile,
  versionOf,
  winningSeats,
} from '@room25/engine';
import { formOf, inTime, type PlayedResult, type SeatTally, statisticsOf, tallyOf } from '@room25/protocol';
import { describe, expect, test } from 'vitest';
import { folderOf } from './corpus/record.ts';

const playedFrom = async (text: string) => {
  const [source] = readFile(text).games;
  const rules = versionOf(source!);
  await engineOf(rules);
  const events: Event[] = [];
  const { game, commands } = await playScript(source!, (event) => events.push(event));
  const sheet = game!.save().sheet;
  return { game: game!, events, sheet, tallies: tallyOf({ rules, sheet, commands })! };
};

describe.each([1, RULES_VERSION])('in the corpus of version %i', (version) => {
  const folder = folderOf(version);
  test.each(readdirSync(folder))('%s is tallied as it was played', async (name) => {
    const { game, events, tallies } = await playedFrom(readFileSync(new URL(name, folder), 'utf8'));
    const { cast } = game.view(EVERYONE);
    expect(tallies).toHaveLength(game.seats.length);
    if (version === RULES_VERSION)
      expect(tallies.flatMap(({ won }, seat) => (won ? [seat] : []))).toEqual(
        [...winningSeats(game)].sort((a, b) => a - b),
      );
    for (const [seat, { characters, lies, claims, believed, saved = [] }] of tallies.entries()) {
      expect(characters.map((each) => each.name)).toEqual(
        cast.filter((each) => each.seat === seat).map((each) => each.name),
      );
      for (const { name: who, survived, death } of characters) {
        expect(survived).toBe(cast.find((each) => each.name === who)!.cell !== undefined);
        const last = events.findLast((event) => event.kind === 'died' && event.who === who);
        expect(death).toBe(survived ? undefined : last?.rule);
      }
      const mine = characters.map((each) => each.name);
      const signals = events.filter((event) => event.kind === 'signalled' && mine.includes(event.who));
      expect(claims).toBe(signals.length);
      expect(lies).toBeLessThanOrEqual(claims);
      if (lies === 0) expect(believed).toBe(0);
      for (const whom of saved) expect(CHARACTERS).toContain(whom);
    }
  });
});

const TRAPPED = (push: string): string => `edition second
mode cooperation
order franck jennifer max alice
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (TR) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (25)
at jennifer c2
turnsLeft 1

franck: program move look
jennifer: program push
rest: program look
franck: move c2
${push}
`;

test('a word that was taken for another before anybody acted was never said', async () => {
  const told = async (...words: readonly string[]) => {
    const { games } = readFile(`edition second
mode cooperation
order franck jennifer max alice
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (TR) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (25)
turnsLeft 1

franck: program look
rest: program look
franck: look c2
${words.join('\n')}
`);
    const { game, commands } = await playScript(games[0]!);
    const all = [...commands];
    while (!game!.outcome) {
      const command = game!.answers(game!.awaited[0]!)[0]!;
      game!.apply(command);
      all.push(command);
    }
    const [{ claims, lies }] = tallyOf({ rules: RULES_VERSION, sheet: game!.save().sheet, commands: all }) as [
      SeatTally,
    ];
    return { claims, lies };
  };
  const [lie, truth] = ['franck: signal c2 green', 'franck: signal c2 red'];
  expect(await told(lie)).toEqual({ claims: 1, lies: 1 });
  expect(await told(lie, truth)).toEqual({ claims: 1, lies: 0 });
  expect(await told(truth, lie)).toEqual({ claims: 1, lies: 1 });
  expect(await told(lie, 'jennifer: look c4', truth)).toEqual({ claims: 2, lies: 1 });
});

test('whoever is pushed out of a trap that ticks has been saved, once', async () => {
  const { games } = readFile(TRAPPED('jennifer: push franck b2'));
  const { game, commands, failures } = await playScript(games[0]!);
  expect(failures).toEqual([]);
  // Until time runs out.
  const all = [...commands];
  while (!game!.outcome) {
    const command = game!.answers(game!.awaited[0]!)[0]!;
    game!.apply(command);
    all.push(command);
  }
  const tallies = tallyOf({ rules: RULES_VERSION, sheet: game!.save().sheet, commands: all })!;
  expect(tallies.map(({ saved }) => saved)).toEqual([undefined, ['franck'], undefined, undefined]);
  const place = all.indexOf(commands.at(-1)!);
  const byBot = tallyOf({ rules: RULES_VERSION, sheet: game!.save().sheet, commands: all, substituted: [place] })!;
  expect(byBot.every(({ saved }) => saved === undefined)).toBe(true);
  // Nothing is told of a game that is not over.
  expect(tallyOf({ rules: RULES_VERSION, sheet: game!.save().sheet, commands })).toBeUndefined();
});

const result = (ended: number, won: boolean, more: Partial<SeatTally> = {}): PlayedResult => ({
  ...{ edition: 'second', mode: 'suspicion', ended, won, claims: 0, lies: 0, believed: 0, misled: 0 },
  characters: [{ name: 'max', role: 'guard', survived: false, death: 'ROOM-ACID' }],
  ...more,
});

test('games are counted in the order of time, whatever the order in which they come', () => {
  const results = [result(5, true), result(1, true), result(3, false), result(4, true), result(2, true)];
  const { games, won, streak, streakNow, kinds, deaths } = statisticsOf(results);
  expect({ games, won, streak, streakNow }).toEqual({ games: 5, won: 4, streak: 2, streakNow: 2 });
  expect(kinds).toEqual([{ edition: 'second', mode: 'suspicion', role: 'guard', games: 5, won: 4 }]);
  expect(deaths).toEqual([{ rule: 'ROOM-ACID', count: 5 }]);
  expect(inTime(results).map(({ ended }) => ended)).toEqual([1, 2, 3, 4, 5]);
  expect(formOf(results, 2)).toEqual([1, 1, 0.5, 0.5, 1]);
  expect(statisticsOf([]).games).toBe(0);
});

test('claims and rescues of all games are added up', () => {
  const { claims, saved } = statisticsOf([
    result(1, true, { claims: 3, lies: 2, believed: 1, saved: ['max', 'alice'] }),
    result(2, true, { claims: 1, misled: 1, saved: ['alice'] }),
  ]);
  expect(claims).toEqual({ made: 4, lies: 2, believed: 1, misled: 1 });
  expect(saved).toEqual([
    { name: 'alice', count: 2 },
    { name: 'max', count: 1 },
  ]);
});
