/** What is shown before a command is played is what then happens, as far as its player can know. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  CHARACTERS,
  type Command,
  EVERYONE,
  type Event,
  type EventKind,
  Game,
  isComplaints,
  playScript,
  randomFrom,
  readFile,
  seatViewer,
  VERB,
  type View,
  verbOf,
  whoOf,
} from '@room25/engine';
import { expect, test } from 'vitest';
import { type Change, type Preview, previewOf } from '../../src/board/preview.ts';
import { playAtRandom } from './games.ts';

/** Laws play many games; how long that takes says nothing. */
const MINUTES = 600_000;

test(
  'everything that is previewed happens',
  () => {
    const seen = { walks: 0, slides: 0, swaps: 0, looks: 0, changes: 0, deaths: 0 };
    for (const seed of ['a', 'b'])
      playAtRandom(seed, ({ game, command, seat }) => {
        if (verbOf(command) === VERB.program) return;
        const view = game.view(seatViewer(seat));
        const preview = previewOf(view, command);
        if (preview.mayRefuse) return;
        const { events, after, isAll } = resultOf(game, command);
        const isOver = after.outcome !== undefined;
        const of = <K extends EventKind>(...kinds: K[]) =>
          events.filter((event) => (kinds as EventKind[]).includes(event.kind));
        telling({ view, command, preview, events }, () => {
          const moved = of('moved', 'robotMoved');
          for (const [place, { who, from, to }] of preview.walks.entries()) {
            if (isOver && !moved[place]) break;
            expect(moved[place]).toMatchObject({ from, to, ...(who && { who }) });
            seen.walks++;
          }
          if (preview.slide && !(isOver && preview.leaving)) {
            const { line, direction, times, riders } = preview.slide;
            expect(of('slid')).toHaveLength(times);
            expect(of('slid')[0]).toMatchObject({ line, direction });
            if (isAll && events.every(({ kind }) => kind === 'slid' || kind === 'played'))
              expect(cellsOf(after)).toMatchObject(Object.fromEntries(riders.map(({ who, to }) => [who, to])));
            seen.slides++;
          }
          if (preview.swap) {
            expect(of('swapped')[0]).toHaveProperty('cells', expect.arrayContaining([...preview.swap]));
            seen.swaps++;
          }
          if (preview.look) {
            expect(of('looked')[0]).toHaveProperty('cell', preview.look);
            seen.looks++;
          }
          for (const change of preview.changes.filter(({ becomes }) => KINDS[becomes])) {
            expect(of(KINDS[change.becomes]!).map((event) => (event as { cell: string }).cell)).toContain(change.cell);
            seen.changes++;
          }
          for (const { who } of isOver ? [] : preview.deaths) {
            expect(of('died').map((event) => (event as { who: string }).who)).toContain(who);
            seen.deaths++;
          }
        });
      });
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(what === 'changes' ? 5 : 20);
  },
  MINUTES,
);

/** Certain: it happens in every world that its player could be in. */
test(
  'a death that is certain to its player is previewed',
  () => {
    let certain = 0;
    for (const seed of ['e'])
      playAtRandom(seed, ({ game, command, seat, log }) => {
        const view = game.view(seatViewer(seat));
        if (!view.options.memory || view.phase !== 'acting') return;
        const deathsIn = (world: Game): readonly string[] =>
          resultOf(world, command).events.flatMap((event) => (event.kind === 'died' ? [event.who] : []));
        let always = deathsIn(game);
        for (let world = 0; always.length > 0 && world < 8; world++) {
          const dead = deathsIn(game.imagine(seatViewer(seat), randomFrom(seed, `${world} ${log.length}`)));
          always = always.filter((who) => dead.includes(who));
        }
        if (always.length === 0) return;
        const preview = previewOf(view, command);
        telling({ view, command, preview }, () =>
          expect(preview.deaths.map(({ who }) => who)).toEqual(expect.arrayContaining([...always])),
        );
        certain++;
      });
    expect(certain).toBeGreaterThan(20);
  },
  MINUTES,
);

/** What a command leads to, up to the next question or the end of the slot. */
const resultOf = (game: Game, command: Command): { events: readonly Event[]; after: View; isAll: boolean } => {
  const copy = game.clone();
  const events: Event[] = [];
  copy.listen((event) => events.push(event));
  expect(copy.apply(command)).toBeUndefined();
  const isSlot = [undefined, 'ACT-ORDER'].includes(game.view({ kind: 'spectator' }).asking);
  const own = isSlot ? events.findIndex(({ kind }) => kind === 'played' || kind === 'waited') : -1;
  const end = events.findIndex((event, place) => place > own && NEXT.has(event.kind));
  return { events: end < 0 ? events : events.slice(0, end), after: copy.view({ kind: 'spectator' }), isAll: end < 0 };
};

const NEXT: ReadonlySet<EventKind> = new Set(['turn', 'played', 'lost', 'waited', 'passed', 'drew', 'over']);

/** The event by which a change shows. */
const KINDS: Readonly<Partial<Record<Change['becomes'], EventKind>>> = {
  locked: 'locked',
  unlocked: 'unlocked',
  hidden: 'concealed',
  empty: 'replaced',
  robotless: 'robotDestroyed',
  turned: 'turned',
};

const cellsOf = ({ cast }: View): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(cast.map(({ name, cell }) => [name, cell]));

/** A law that fails says where. */
const telling = (
  where: { view: View; command: Command; preview: Preview; events?: readonly Event[] },
  check: () => void,
): void => {
  try {
    check();
  } catch (error) {
    const { view, command, preview, events } = where;
    const told = { command, asking: view.asking, cast: view.cast, preview: { ...preview, view: undefined }, events };
    throw new Error(JSON.stringify(told), { cause: error });
  }
};

test('what is previewed as the way out is the way out, and nothing else', { timeout: MINUTES }, async () => {
  const folder = new URL('../../../engine/conformance/', import.meta.url);
  const found = { surely: 0, asPrisoner: 0, none: 0 };
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.r25')))
    for (const source of readFile(readFileSync(new URL(file, folder), 'utf8')).games) {
      const isAbout = source.script.some((line) => line.kind === 'command' && verbOf(line.command) === VERB.control);
      if (source.rules !== undefined || !isAbout) continue;
      const { game: last, commands } = await playScript(source);
      const game = last && Game.setUp(last.save().sheet);
      if (!game || isComplaints(game)) continue;
      for (const command of commands) {
        if (verbOf(command) !== VERB.control) {
          if (game.apply(command)) break;
          continue;
        }
        const { leaving, wins } = previewOf(game.view(seatViewer(game.seatOf(whoOf(command)))), command);
        const isPrisoner = game
          .view(EVERYONE)
          .cast.some(({ name, role }) => name === CHARACTERS[whoOf(command)] && role === 'prisoner');
        // A line that takes them out comes to rest nowhere; any other does, though time may run out with it.
        let isOut = true;
        game.listen(({ kind }) => {
          if (kind === 'slid') isOut = false;
        });
        if (game.apply(command)) break;
        if (!leaving) continue;
        found[wins ?? 'none']++;
        if (wins) expect(isOut, `${file}: ${source.title}`).toBe(wins === 'surely' || isPrisoner);
        // In suspicion it depends on who is a guard; elsewhere all can tell.
        else if (game.view(EVERYONE).mode !== 'suspicion') expect(isOut, `${file}: ${source.title}`).toBe(false);
      }
    }
  expect(Math.min(found.surely, found.asPrisoner, found.none)).toBeGreaterThan(1);
});

test('on the last turn the way out is previewed though one is missing', async () => {
  const winsWith = async (changes: string): Promise<Preview['wins']> => {
    const text = `== EXIT-1 one is missing
edition second
mode suspicion
order franck jennifer alice max
board
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) CE   (EM) (EM)
  (EM) (EM) (EM) (EM) (EM)
  (EM) (EM) (EM) (EM) 25
at franck e5
${changes}

franck: program control look
rest: program look
franck: control 5 right`;
    const { game: last, commands } = await playScript(readFile(text).games[0]!);
    const game = Game.setUp(last!.save().sheet);
    if (isComplaints(game)) throw new Error(JSON.stringify(game));
    for (const command of commands.slice(0, -1)) expect(game.apply(command)).toBeUndefined();
    return previewOf(game.view(seatViewer(game.seatOf(CHARACTERS.indexOf('franck')))), commands.at(-1)!).wins;
  };
  // Outside.
  expect(await winsWith('at jennifer e5\nat alice e5\nturnsLeft 1')).toBe('asPrisoner');
  expect(await winsWith('at jennifer e5\nat alice e5\nturnsLeft 2')).toBeUndefined();
  expect(await winsWith('at alice e5\nturnsLeft 1')).toBeUndefined();
  // Dead; nobody knows whether that was a guard.
  expect(await winsWith('at jennifer e5\nat alice e5\ndead max\nturnsLeft 1')).toBe('asPrisoner');
  expect(await winsWith('at jennifer e5\nat alice e5\ndead max\nturnsLeft 2')).toBeUndefined();
});
