/** What the presenter says is true of what happened: her occasions, held against many games and against every scenario of the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DEATH_RULES,
  ENTRY_RULES,
  type Event,
  type Options,
  randomFrom,
  readFile,
  runScript,
  type Sheet,
  SPECTATOR,
  type View,
} from '@room25/engine';
import { gameFrom, newGame, playOut } from '@room25/test-kit';
import { expect, it } from 'vitest';
import { viewAfter } from '../../src/play/view-after.ts';
import { OCCASIONS, type Occasion, occasionOf } from '../../src/presenter/occasions.ts';
import { WISHES, wholeGame } from '../whole-games.ts';
import { actorAt, TRUE_IF } from './judges.ts';

/** A game, from the table it starts at. */
interface Played {
  readonly start: View;
  readonly events: readonly Event[];
}

/** More of them at night: `npm run nightly`. */
const GAMES = Array.from({ length: Number(process.env['LAW_GAMES'] ?? 10) }, (_, n) => n + 1);

/** The card machine has its say only where all its cards are in play. */
const EVERY_CARD: readonly Options[] = [{ mac: 'all' }, { mac: 'all', madness: 'on' }];
const TABLES = [
  ...WISHES.map((wish) => ({ ...wish, options: {} as Options })),
  ...WISHES.filter(({ edition }) => edition === 'ultimate').flatMap((wish) =>
    EVERY_CARD.filter(({ madness }) => !madness || wish.mode === 'cooperation').map((options) => ({
      ...wish,
      options,
    })),
  ),
].map((wish) => ({ ...wish, name: [wish.edition, wish.mode, ...Object.keys(wish.options)].join(' ') }));

/** The table before the first event: cards may be drawn while it is set up. */
const startOf = ({ mac: _, ...sheet }: Sheet): View =>
  gameFrom(sheet.edition === 'ultimate' ? { ...sheet, options: { ...sheet.options, mac: 'none' } } : sheet).view(
    SPECTATOR,
  );

/** Whoever plays at random goes everywhere; those who know the way out are the bots. */
const played = TABLES.map(({ name, ...wish }) => {
  const games = GAMES.map((number): Played => {
    const events: Event[] = [];
    const seed = `${wish.seed} facts ${number}`;
    const game = newGame({ ...wish, seed }, (event) => events.push(event));
    const { sheet } = game.save();
    playOut(game, randomFrom(seed, 'facts'));
    return { start: startOf(sheet), events };
  });
  const { record, events } = wholeGame(wish);
  return { name, games: [{ start: startOf(record.sheet), events }, ...games] };
});

const CONFORMANCE = join(import.meta.dirname, '../../../engine/conformance');
const scenarios = readdirSync(CONFORMANCE)
  .filter((file) => file.endsWith('.r25'))
  .flatMap((file) => readFile(readFileSync(join(CONFORMANCE, file), 'utf8')).games)
  .map((scenario) => {
    const events: Event[] = [];
    const { game } = runScript(scenario, (event) => events.push(event));
    return { title: scenario.title, games: game ? [{ start: startOf(scenario.sheet), events }] : [] };
  });

const occasionsIn = ({ start, events }: Played): (Occasion | undefined)[] =>
  events.map((event, place) =>
    occasionOf(event, { actor: actorAt(events.slice(0, place)), opensLooks: start.options.openLooks }),
  );

const untrue = (game: Played): unknown[] => {
  let view = game.start;
  const views = [view, ...game.events.map((event) => (view = viewAfter(view, event)))];
  return occasionsIn(game).flatMap((occasion, place) => {
    const event = game.events[place]!;
    const story = {
      before: game.events.slice(0, place),
      after: game.events.slice(place + 1),
      views: views.slice(place),
    };
    return occasion === undefined || TRUE_IF[occasion](event, story) ? [] : [{ occasion, event }];
  });
};

it.each(played)('No line is untrue in $name', ({ games }) => {
  expect(games.map(({ events }) => events.at(-1)?.kind)).toEqual(games.map(() => 'over'));
  expect(games.flatMap(untrue)).toEqual([]);
});

it('No line is untrue in a scenario of the rules', () => {
  const wrong = scenarios.flatMap(({ title, games }) => games.flatMap(untrue).map((what) => ({ title, what })));
  expect(wrong).toEqual([]);
});

it('Everything she comments on comes up, in each way in which somebody enters a room or dies', () => {
  const all = [...played, ...scenarios].flatMap(({ games }) => games);
  const seen = new Set(all.flatMap(occasionsIn));
  expect((Object.keys(OCCASIONS) as Occasion[]).filter((occasion) => !seen.has(occasion))).toEqual([]);
  const rules = (kind: 'moved' | 'died'): Set<string> =>
    new Set(all.flatMap(({ events }) => events.flatMap((event) => (event.kind === kind ? event.rule : []))));
  expect(rules('moved')).toEqual(new Set(ENTRY_RULES));
  expect(rules('died')).toEqual(new Set(DEATH_RULES));
});
