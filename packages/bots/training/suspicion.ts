/**
 * How good a game suspicion is: `npm run suspicion`. Plays it between bots on the same deals in several ways, and tells who wins, what
 * secrecy is worth, how soon guards are known, whether some style is much better or worse than the others, and how right beliefs are.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  GUARD_STYLES,
  type GuardStyle,
  type GuardTemper,
  type Level,
  PRISONER_STYLES,
  type PrisonerStyle,
  playOut,
  shareOf,
  styleOf,
  type Watched,
} from '@room25/bots';
import { evidenceOf, SIGNS, type Side, tune } from '@room25/bots/inside';
import {
  ACTIONS,
  type Character,
  COLOURS,
  EVERYONE,
  type Event,
  Game,
  newSheet,
  ROOMS,
  type RoomCode,
  type Sheet,
  SPECTATOR,
  told,
} from '@room25/engine';
import { ROLE_KNOWN, tableOf } from '@room25/engine/inside';
import { Ledger, serve, shareOut } from './crew.ts';
import { areaOf, errorsOf, guessesOf } from './detector.ts';
import { levelFrom } from './level.ts';
import { Progress } from './progress.ts';
import { changesOf, meanOf, type Playing, type Response, respond } from './response.ts';

/** One way to play: everybody by the style that is drawn for them, unless it says otherwise. */
interface Match {
  readonly name: string;
  readonly isTold?: boolean;
  readonly guard?: GuardStyle;
  readonly prisoner?: PrisonerStyle;
  readonly temper?: GuardTemper;
  /** One side thinks otherwise; and on other deals than those of the run. */
  readonly response?: Response;
  readonly seed?: string;
}

/** What was seen of somebody whose role was secret when a turn began. */
interface Seen {
  readonly turn: number;
  readonly who: Character;
  readonly isGuard: boolean;
  readonly signs: readonly number[];
}

/** What a prisoner believed then. */
interface Believed {
  readonly turn: number;
  readonly chance: number;
  readonly isGuard: boolean;
}

interface Played {
  readonly match: string;
  readonly game: number;
  readonly result: string;
  readonly turn: number;
  /** Prisoners who died, and by turn the guards who showed themselves. */
  readonly deaths: number;
  readonly shown: readonly number[];
  readonly words: number;
  readonly lies: number;
  readonly seen: readonly Seen[];
  readonly believed: readonly Believed[];
}

interface Setting {
  readonly seed: string;
  readonly steps: number;
  readonly level: Level;
}

const TURNS = [2, 3, 4, 5, 6];
/** Of a game's two sides the guards' styles are judged by what the prisoners lose. */
const PLAIN: Match = { name: 'as they are' };
const TOLD: Match = { name: 'roles told', isTold: true };
const CROSS: readonly Match[] = GUARD_STYLES.flatMap((guard) =>
  PRISONER_STYLES.map((prisoner) => ({ name: `${guard} – ${prisoner}`, guard, prisoner })),
);
/** Guards of a kind that no belief was fitted to. */
const STRANGERS: readonly Match[] = [
  { name: 'honest', temper: { cover: 5, lure: 1, silence: 5 } },
  { name: 'reckless', temper: { cover: 0, lure: 1, silence: 0 } },
  { name: 'silent', temper: { cover: 0.28, lure: 1, silence: 0 } },
  { name: 'cruel', temper: { cover: 0.1, lure: 3, silence: 0.3 } },
];

const HELP = `npm run suspicion -- [options]

Plays suspicion games (second edition, 6 players) and prints the measures of docs/bots.md.

  --games N     how many of each way to play (default 400)
  --told N      how many of these deals with all roles told to the prisoners (default: all)
  --cross N     how many of each pair of styles (default 50)
  --strangers N how many against each of the guards that the belief was not fitted to (default 50)
  --respond N   seeks, in about so many games of other deals, how each side should think to win most often while the other stays
                as it is; what that gains is told by the deals of --games (default 0: not sought)
  --level L     of everybody (default hard)
  --steps N     moments of thought for each decision (default 16)
  --seed S      any text (default build); game n is dealt from the seed 'S suspicion n'
  --threads N   default: one for each core
  --json FILE   keeps what was played; with the same file the next run goes on where this one ended
  --help        this text`;

/** What all can count of somebody: the signs of the belief, what it played, and what it said. */
function countsOf(events: readonly Event[], who: Character): readonly number[] {
  const evidence = evidenceOf(events).get(who);
  const own = <K extends Event['kind']>(kind: K) =>
    events.filter(
      (event): event is Extract<Event, { kind: K }> => event.kind === kind && 'who' in event && event.who === who,
    );
  const plays = own('played');
  const words = own('signalled');
  return [
    ...SIGNS.map((sign) => Math.min(evidence?.[sign] ?? 0, 4)),
    ...ACTIONS.map((action) => plays.filter((event) => event.action === action).length),
    ...COLOURS.map((colour) => words.filter((event) => event.colour === colour).length),
    own('looked').length - words.length,
    own('moved').length,
    own('waited').length + own('passed').length,
  ];
}

export function play(
  match: Match,
  number: number,
  { steps, level, ...setting }: Setting,
  see?: (watched: Watched) => void,
): Played {
  const { response, seed = setting.seed } = match;
  const sheet = newSheet({
    edition: 'second',
    mode: 'suspicion',
    players: 6,
    seed: `${seed} suspicion ${number}`,
  }) as Sheet;
  const game0 = Game.setUp(sheet) as Game;
  const { cast } = game0.view(EVERYONE);
  const bySeat = cast.toSorted((one, other) => one.seat - other.seat);
  const guards = new Set(cast.filter(({ role }) => role !== 'prisoner').map(({ name }) => name));
  const seen: Seen[] = [];
  const believed: Believed[] = [];
  const heard = new Set<string>();
  const sideOf = (seat: number): Side => (guards.has(bySeat[seat]!.name) ? 'guards' : 'prisoners');
  const tellRoles = (game: Game): void => {
    const table = tableOf(game);
    const prisoners = bySeat.reduce((bits, { name }, seat) => (guards.has(name) ? bits : bits | (1 << seat)), 0);
    for (const who of table.terms.cast) table.s[ROLE_KNOWN + who]! |= prisoners;
  };
  const watch = ({ game, seat, task, explanation }: Watched): void => {
    const { turn } = game;
    if (!TURNS.includes(turn) || heard.has(`${turn} ${seat}`)) return;
    const hidden = task.view.cast.filter(({ shown, name }) => !shown && !isDead(task.events, name));
    if (!heard.has(`${turn}`)) {
      heard.add(`${turn}`);
      const events = task.events.map((event) => told(event, SPECTATOR));
      for (const { name } of hidden)
        seen.push({ turn, who: name, isGuard: guards.has(name), signs: countsOf(events, name) });
    }
    if (guards.has(bySeat[seat]!.name) || !explanation) return;
    heard.add(`${turn} ${seat}`);
    for (const { who, chance } of explanation.guards)
      if (task.view.cast.some(({ name, role }) => name === who && role === undefined))
        believed.push({ turn, chance: Math.round(chance * 1000) / 1000, isGuard: guards.has(who) });
  };
  const { game, events } = playOut(sheet, {
    players: bySeat.map(() => level),
    budgets: { [level]: { steps } },
    styles: bySeat.map((_, seat) => {
      const drawn = styleOf(`${game0.seed} seat ${seat + 1}`, seat);
      const own = response && sideOf(seat) === response.side ? response : match;
      const { guard = drawn.guard, prisoner = drawn.prisoner } = own;
      return { guard, prisoner, ...(match.temper && { temper: match.temper }) };
    }),
    ...(match.isTold && { prepare: tellRoles }),
    ...(response && {
      turnTo: (seat: number) => tune(response.side, sideOf(seat) === response.side ? response.turned : undefined),
    }),
    // The report says nothing about what was seen of a response.
    ...(response ? see && { watch: see } : { watch }),
  });
  if (response) tune(response.side);
  const sum = sumOf(events, guards);
  return { match: match.name, game: number, result: game.outcome!.result, turn: game.turn, ...sum, seen, believed };
}

/** What a game comes to: who died, when guards showed themselves, and how often they spoke and lied. */
function sumOf(events: readonly Event[], guards: ReadonlySet<Character>) {
  let turn = 1;
  let deaths = 0;
  let words = 0;
  let lies = 0;
  const shown: number[] = [];
  const sights = new Map<string, RoomCode>();
  for (const event of events) {
    if (event.kind === 'turn') turn = event.turn;
    else if (event.kind === 'died' && !guards.has(event.who)) deaths++;
    else if (event.kind === 'shown' && guards.has(event.who)) shown.push(turn);
    else if (event.kind === 'looked' && event.room !== undefined) sights.set(event.cell, event.room);
    else if (event.kind === 'signalled' && guards.has(event.who)) {
      words++;
      const room = sights.get(event.cell);
      if (room !== undefined && ROOMS[room].colour !== event.colour) lies++;
    }
  }
  return { deaths, shown, words, lies };
}

const isDead = (events: readonly Event[], name: Character): boolean =>
  events.some((event) => event.kind === 'died' && event.who === name);

interface Job {
  readonly match: Match;
  readonly game: number;
}

const keyOf = (match: string, game: number): string => `${match} ${game}`;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const isWon = ({ result }: Played): boolean => result === 'prisoners';

function shareLine(games: readonly Played[]): string {
  const { share, low, high } = shareOf(games.filter(isWon).length, games.length);
  return `${percent(share)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}; ${games.length})`;
}

const points = ({ mean, off }: { mean: number; off: number }): string =>
  `${(100 * mean).toFixed(1)} ± ${(100 * off).toFixed(1)}`;

function tellShares(plain: readonly Played[], told: readonly Played[]): void {
  console.log(`prisoners win ${shareLine(plain)}`);
  const mean = (of: (played: Played) => number): string =>
    (plain.reduce((sum, played) => sum + of(played), 0) / plain.length).toFixed(2);
  const byDeath = plain.filter((played) => !isWon(played) && played.deaths >= 2).length;
  const early = plain.flatMap(({ shown }) => shown).filter((turn) => turn <= 4).length;
  console.log(
    `guards win by deaths ${percent(byDeath / plain.length)}; a game has ${mean(({ turn }) => turn)} turns, ${mean(({ deaths }) => deaths)} dead prisoners, ${mean(({ words }) => words)} words of guards, ${mean(({ lies }) => lies)} of them lies, ${mean(({ shown }) => shown.length)} guards shown, ${(early / plain.length).toFixed(2)} up to turn 4`,
  );
  if (told.length === 0) return;
  const both = told
    .map((played) => ({ played, before: plain.find(({ game }) => game === played.game)! }))
    .filter(({ before }) => before);
  const gain = meanOf(both.map(({ played, before }) => Number(isWon(played)) - Number(isWon(before))));
  console.log(`with all roles told ${shareLine(told)}: secrecy is worth ${points(gain)} points on the same deals`);
}

function tellUnmasking(plain: readonly Played[]): void {
  console.log(
    '| turn | detector, AUC | belief of prisoners, AUC | its squared error | of the base rate | hidden guards |',
  );
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const turn of TURNS) {
    const rows = plain.flatMap(({ game, seen }) =>
      seen.filter((one) => one.turn === turn).map((one) => ({ ...one, game })),
    );
    const believed = plain.flatMap((played) => played.believed.filter((one) => one.turn === turn));
    if (rows.length === 0 || believed.length === 0) continue;
    const { error, baseline } = errorsOf(believed);
    console.log(
      `| ${turn} | ${areaOf(guessesOf(rows)).toFixed(3)} | ${areaOf(believed).toFixed(3)} | ${error.toFixed(3)} | ${baseline.toFixed(3)} | ${rows.filter(({ isGuard }) => isGuard).length} |`,
    );
  }
}

function tellCross(games: readonly Played[]): void {
  const own = (guard: GuardStyle | undefined, prisoner: PrisonerStyle | undefined): readonly Played[] =>
    CROSS.filter(
      (match) => (guard ?? match.guard) === match.guard && (prisoner ?? match.prisoner) === match.prisoner,
    ).flatMap(({ name }) => games.filter(({ match }) => match === name));
  if (games.length === 0) return;
  console.log(
    `| prisoners win | ${PRISONER_STYLES.join(' | ')} | all |\n| --- |${' ---: |'.repeat(PRISONER_STYLES.length + 1)}`,
  );
  for (const guard of [...GUARD_STYLES, undefined])
    console.log(
      `| ${guard ?? 'all'} | ${[...PRISONER_STYLES, undefined].map((prisoner) => (guard && prisoner ? percent(shareOf(own(guard, prisoner).filter(isWon).length, own(guard, prisoner).length).share) : shareLine(own(guard, prisoner)))).join(' | ')} |`,
    );
}

/** How right prisoners are about guards of a kind that they were not fitted to: once there is something to go by. */
function tellStrangers(matches: readonly Match[], games: readonly Played[]): void {
  console.log('| guards | prisoners win | belief, AUC | its squared error | of the base rate | off by |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const { name } of matches) {
    const own = games.filter(({ match }) => match === name);
    const believed = own.flatMap((played) => played.believed.filter(({ turn }) => turn >= LATE));
    if (believed.length === 0) continue;
    const { error, baseline } = errorsOf(believed);
    console.log(
      `| ${name} | ${shareLine(own)} | ${areaOf(believed).toFixed(3)} | ${error.toFixed(3)} | ${baseline.toFixed(3)} | ${(100 * driftOf(believed)).toFixed(1)} points |`,
    );
  }
}

/** The turn from which on there is something to go by. */
const LATE = 4;

/** How far what is said is from what is so, on average: by tenths of what is said. */
function driftOf(believed: readonly Believed[]): number {
  const tenths = Array.from({ length: 10 }, (_, tenth) =>
    believed.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth),
  );
  const off = tenths.map((own) =>
    Math.abs(own.reduce((sum, { chance, isGuard }) => sum + chance - Number(isGuard), 0)),
  );
  return off.reduce((sum, one) => sum + one, 0) / believed.length;
}

function report(games: readonly Played[]): void {
  const of = ({ name }: Match): readonly Played[] => games.filter(({ match }) => match === name);
  if (of(PLAIN).length > 0) {
    tellShares(of(PLAIN), of(TOLD));
    tellUnmasking(of(PLAIN));
  }
  tellCross(games.filter(({ match }) => CROSS.some(({ name }) => name === match)));
  if (STRANGERS.some((match) => of(match).length > 0)) tellStrangers([PLAIN, ...STRANGERS], games);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '400' },
      told: { type: 'string' },
      cross: { type: 'string', default: '50' },
      strangers: { type: 'string', default: '50' },
      respond: { type: 'string', default: '0' },
      level: { type: 'string', default: 'hard' },
      steps: { type: 'string', default: '16' },
      seed: { type: 'string', default: 'build' },
      threads: { type: 'string', default: String(availableParallelism()) },
      json: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const setting = { seed: values.seed, steps: Number(values.steps), level: levelFrom(values.level) };
  const crew = new Players(setting, Number(values.threads), values.json);
  const wished: readonly (readonly [readonly Match[], number])[] = [
    [[PLAIN], Number(values.games)],
    [[TOLD], Number(values.told ?? values.games)],
    [CROSS, Number(values.cross)],
    [STRANGERS, Number(values.strangers)],
  ];
  await crew.play(
    wished.flatMap(([matches, count]) =>
      Array.from({ length: count }, (_, place) => matches.map((match) => ({ match, game: place + 1 }))).flat(),
    ),
  );
  report(crew.played);
  if (Number(values.respond) > 0) await reportResponses(crew, Number(values.games), Number(values.respond));
}

/** Plays what is wished, but for what lies in the file already. */
class Players {
  readonly #setting: Setting;
  readonly #threads: number;
  readonly #ledger: Ledger<Played>;

  constructor(setting: Setting, threads: number, file: string | undefined) {
    this.#setting = setting;
    this.#threads = threads;
    this.#ledger = new Ledger<Played>(file);
  }

  get played(): readonly Played[] {
    return this.#ledger.lines;
  }

  /** What each of them came to, in the order of the jobs. */
  async play(jobs: readonly Job[]): Promise<readonly Played[]> {
    const done = new Map(this.played.map((one) => [keyOf(one.match, one.game), one]));
    const open = jobs.filter(({ match, game }) => !done.has(keyOf(match.name, game)));
    const progress = new Progress('games', open.length);
    let count = 0;
    await shareOut<Job, Played>(import.meta.url, open, {
      threads: this.#threads,
      data: this.#setting,
      onDone: (one) => {
        this.#ledger.add(one);
        done.set(keyOf(one.match, one.game), one);
        progress.tell(++count);
      },
    });
    return jobs.map(({ match, game }) => done.get(keyOf(match.name, game))!);
  }
}

/** The deals that a best response is sought on. */
const RESPONSE_SEED = 'build response';

const isWonBy = (side: Side, played: Played): boolean => isWon(played) === (side === 'prisoners');

async function reportResponses(crew: Players, deals: number, games: number): Promise<void> {
  const numbers = Array.from({ length: deals }, (_, place) => place + 1);
  const gains: { readonly mean: number; readonly off: number }[] = [];
  for (const side of ['guards', 'prisoners'] as const) {
    const playing: Playing = async (attempts) => {
      const jobs = attempts.map(({ response, deal }) => ({
        match: { name: response.name, response, seed: RESPONSE_SEED },
        game: deal,
      }));
      return (await crew.play(jobs)).map((played) => isWonBy(side, played));
    };
    const response = await respond(side, games, playing);
    const match = { name: `response of ${response.name}`, response };
    const before = await crew.play(numbers.map((game) => ({ match: PLAIN, game })));
    const after = await crew.play(numbers.map((game) => ({ match, game })));
    const gain = meanOf(after.map((one, place) => Number(isWonBy(side, one)) - Number(isWonBy(side, before[place]!))));
    gains.push(gain);
    const shareOfWon = (of: readonly Played[]): string =>
      percent(of.filter((played) => isWonBy(side, played)).length / of.length);
    console.log(
      `best response of the ${side} (${response.name}; changes ${changesOf(response)}): they win ${shareOfWon(after)} instead of ${shareOfWon(before)}, ${points(gain)} points more on the same ${deals} deals`,
    );
  }
  const sum = { mean: gains.reduce((all, { mean }) => all + mean, 0), off: Math.hypot(...gains.map(({ off }) => off)) };
  console.log(`both sides together gain ${points(sum)} points`);
}

if (
  !serve<Setting, Job, Played>(({ match, game }, setting) => play(match, game, setting)) &&
  process.argv[1] &&
  resolve(process.argv[1]) === fileURLToPath(import.meta.url)
)
  await main();
