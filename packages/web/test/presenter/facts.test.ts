/** What the presenter says is true of what happened: her occasions, held against many games. */
import { readFileSync } from 'node:fs';
import { type Event, randomFrom, readFile, runScript, SPECTATOR } from '@room25/engine';
import { newGame, playOut } from '@room25/test-kit';
import { expect, it } from 'vitest';
import { OCCASIONS, type Occasion, occasionOf } from '../../src/presenter/occasions.ts';
import { WISHES, wholeGame } from '../whole-games.ts';
import { actorAt, TRUE_IF } from './judges.ts';

/** What neither people at random nor bots come upon in the games below, by the scenario of `rare.r25` in which it happens. */
const RARE: { readonly [O in Occasion]?: string } = {
  reminderBack: 'A reminder is sent back: alone, when the machine jams everything',
  roleSeen: 'Somebody reads the role of another: the prototype’s Secrets room',
};

/** More of them at night: `npm run nightly`. */
const GAMES = Array.from({ length: Number(process.env['LAW_GAMES'] ?? 10) }, (_, n) => n + 1);

/** Whoever plays at random goes everywhere; those who know the way out are the bots. */
const played = WISHES.map((wish) => {
  const games = GAMES.map((game) => {
    const events: Event[] = [];
    const seed = `${wish.seed} facts ${game}`;
    playOut(
      newGame({ ...wish, seed }, (event) => events.push(event)),
      randomFrom(seed, 'facts'),
    );
    return events;
  });
  const { openLooks: opensLooks } = newGame(wish).view(SPECTATOR).options;
  return { name: `${wish.edition} ${wish.mode}`, opensLooks, games: [wholeGame(wish).events, ...games] };
});

const { games: scenarios } = readFile(readFileSync(new URL('rare.r25', import.meta.url), 'utf8'));
const rare = scenarios.map((scenario) => {
  const events: Event[] = [];
  const { failures } = runScript(scenario, (event) => events.push(event));
  return { name: scenario.title ?? '', failures, events };
});

const occasionsIn = (events: readonly Event[], opensLooks = false): (Occasion | undefined)[] =>
  events.map((event, place) => occasionOf(event, { actor: actorAt(events.slice(0, place)), opensLooks }));

const untrue = (events: readonly Event[], opensLooks = false): unknown[] =>
  occasionsIn(events, opensLooks).flatMap((occasion, place) => {
    const event = events[place]!;
    const story = { before: events.slice(0, place), after: events.slice(place + 1) };
    return occasion === undefined || TRUE_IF[occasion](event, story) ? [] : [{ occasion, event }];
  });

it.each(played)('No line is untrue in $name', ({ games, opensLooks }) => {
  expect(games.map((events) => events.at(-1)?.kind)).toEqual(games.map(() => 'over'));
  expect(games.flatMap((events) => untrue(events, opensLooks))).toEqual([]);
});

it.each(rare)('$name', ({ name, failures, events }) => {
  expect(failures).toEqual([]);
  const meant = Object.entries(RARE).flatMap(([occasion, title]) => (title === name ? [occasion] : []));
  expect(meant).not.toEqual([]);
  expect(occasionsIn(events)).toEqual(expect.arrayContaining(meant));
  expect(untrue(events)).toEqual([]);
});

it('Every occasion comes up in these games, but for those that have a scenario', () => {
  const seen = new Set(played.flatMap(({ games, opensLooks }) => games.flatMap((one) => occasionsIn(one, opensLooks))));
  const missing = (Object.keys(OCCASIONS) as Occasion[]).filter((occasion) => !seen.has(occasion));
  expect(Object.keys(RARE)).toEqual(expect.arrayContaining(missing));
  expect(rare.map(({ name }) => name).toSorted()).toEqual(Object.values(RARE).toSorted());
});
