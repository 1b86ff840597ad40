/**
 * Two worlds that differ only in what a viewer may not know: the same tables on two servers, played by the same script. What is
 * behind hidden rooms, who has which role, and what others have locked, is not the same.
 */
import { type Decision, decide, type Task } from '@room25/bots';
import {
  type Command,
  command,
  describeState,
  type Game,
  NONE,
  type Random,
  randomFrom,
  SPECTATOR,
  seatViewer,
  VERB,
  VERBS,
  verbOf,
  whoOf,
} from '@room25/engine';
import { tableOf } from '@room25/engine/inside';
import type { Act } from '@room25/protocol';
import type { LiveTable } from '../src/node/live-table.ts';
import type { Pool } from '../src/node/thinker.ts';
import { missingOf } from '../src/table/awaited.ts';
import type { Guest } from '../src/table/entry.ts';
import type { RawSocket } from './raw-socket.ts';
import type { TestServer } from './test-server.ts';

export const VIEWERS = ['seat', 'spectator'] as const;
export type ViewerKind = (typeof VIEWERS)[number];

/** What happened in the real world, to be done again in the other. */
export interface Script {
  readonly steps: Step[];
  /** After these many steps everybody but the viewer's own seat has programmed. */
  readonly moments: Moment[];
}

interface Step {
  readonly seat: 0 | 1;
  readonly command: Command;
}

interface Moment {
  readonly after: number;
  readonly turn: number;
  readonly game: Game;
  /** How much the viewer had heard. */
  readonly heard: number;
  /** How often a bot had been asked. */
  readonly asked: number;
}

/** A time that goes by only when the script says so. */
export class ScriptClock {
  now = 1_800_000_000_000;
}

/** How long bots take is asked before each thought, and must not tell what will be thought. */
abstract class TimedPool {
  /** Who was given how much time, one after the other. */
  readonly times: string[] = [];

  timeFor(level: string, asking: object): number {
    this.times.push(`${level} ${JSON.stringify(asking)}`);
    return 0;
  }
}

/** Bots that think, and whose thoughts are written down. */
export class RecordingPool extends TimedPool implements Pool {
  readonly decisions = new Map<string, Command | undefined>();

  async decide(task: Task): Promise<Decision> {
    const decision = decide(task, { steps: 1 });
    this.decisions.set(keyOf(task), decision.command);
    return decision;
  }

  async close(): Promise<void> {}
}

/** Bots that do what others thought, but for programs of a turn of which nothing comes to light. */
export class ReplayingPool extends TimedPool implements Pool {
  otherwise: { readonly turn: number; readonly random: Random } | undefined;
  /** How many programs were others. */
  changed = 0;
  /** Bots that were asked in this world only. */
  strangers: string[] = [];
  readonly #decisions: ReadonlyMap<string, Command | undefined>;

  constructor(decisions: ReadonlyMap<string, Command | undefined>) {
    super();
    this.#decisions = decisions;
  }

  async decide(task: Task): Promise<Decision> {
    const key = keyOf(task);
    if (!this.#decisions.has(key)) this.strangers.push(key);
    const command = this.#decisions.get(key);
    const isSecret =
      command !== undefined && verbOf(command) === VERB.program && task.view.turn === this.otherwise?.turn;
    if (!isSecret) return { command };
    const other = otherProgram(task.answers, command, this.otherwise!.random);
    if (other !== command) this.changed++;
    return { command: other };
  }

  async close(): Promise<void> {}
}

/** Another program of the same character, as far as there is one. */
const otherProgram = (answers: readonly Command[], command: Command, random: Random): Command => {
  const others = answers.filter((code) => whoOf(code) === whoOf(command) && code !== command);
  return others[random.below(others.length)] ?? command;
};

/**
 * The bot's seed tells table, seat and moment apart, but for questions that follow one another without an event. Who is asked
 * is public, and what kind of question it is; what else they may answer is not.
 */
const keyOf = ({ seed, answers }: Task): string => [seed, ...new Set(answers.map(askedIn))].join(' ');

const askedIn = (answer: Command): string => `${whoOf(answer)} ${QUESTIONS.has(verbOf(answer)) ? verbOf(answer) : ''}`;

const QUESTIONS: ReadonlySet<number> = new Set(
  VERBS.flatMap((verb) => (verb.startsWith('choose') ? [VERB[verb]] : [])),
);

export interface World {
  readonly server: TestServer;
  readonly clock: ScriptClock;
  readonly people: readonly [Guest, Guest];
  readonly token: string;
  readonly pool: TimedPool;
}

/** One game in one world, seen by one viewer. */
export class WorldGame {
  readonly live: LiveTable;
  readonly socket: RawSocket;
  readonly #world: World;
  #requests = 0;
  #said = 0;

  private constructor(live: LiveTable, socket: RawSocket, world: World) {
    this.live = live;
    this.socket = socket;
    this.#world = world;
  }

  static async begin(world: World, id: string, viewer: ViewerKind): Promise<WorldGame> {
    const { server, people, token } = world;
    const live = (await server.running.node.tables.byId(id))!;
    const socket = await server.socket();
    socket.say({ type: 'hello', table: id, ...(viewer === 'seat' ? { as: 'seat', token } : { as: 'watch' }) });
    await socket.next('state');
    const game = new WorldGame(live, socket, world);
    await game.act(people[0], { do: 'start' });
    await game.settle();
    return game;
  }

  get asked(): number {
    return this.#world.pool.times.length;
  }

  get game(): Game {
    return this.live.table.play!.game;
  }

  missing(seat: number): readonly Command[] {
    return missingOf(this.live.table, seat).flatMap((who) => this.game.answers(who));
  }

  async act(by: Guest, act: Act): Promise<string | undefined> {
    const refusal = await this.#world.server.running.node.act(this.live, { by }, { id: `r${this.#requests++}`, act });
    return refusal?.code;
  }

  async step({ seat, command }: Step): Promise<void> {
    this.#world.clock.now += 1_000;
    const act: Act = { do: 'play', command };
    const refusal = seat === 0 && this.#isSeat ? await this.#say(act) : await this.act(this.#world.people[seat], act);
    if (refusal) throw new Error(`what one world did the other refuses: ${refusal}`);
    await this.settle();
  }

  /** A lock of the other person is changed, and something of it refused: no time passes, and nobody hears of it. */
  async changeLock(command: Command): Promise<void> {
    const by = this.#world.people[1];
    await this.act(by, { do: 'play', command: 'emmett: dance' });
    await this.act(by, { do: 'play', command });
    await this.act(by, { do: 'sit' });
    await this.settle();
  }

  /** What the viewer tries, and all that it can ask for; each answer is heard, too. */
  async probe(random: Random): Promise<void> {
    const { server, token } = this.#world;
    for (const code of this.#illegal(random, ATTEMPTS)) {
      this.socket.say({ type: 'do', id: `p${random.below(1 << 30)}`, act: { do: 'play', command: code } });
      await this.socket.next('refused');
    }
    const { id } = this.live.table;
    for (const path of TABLE_PATHS) {
      const sees = this.#isSeat && random.below(2) === 0;
      const response = await server.send('GET', `/api/tables/${id}${path}`, sees ? { token } : {});
      this.socket.heard.push(`${path} ${response.status} ${response.headers.get('etag')} ${await response.text()}`);
    }
    for (const list of ['/api/tables?limit=100', '/api/tables/mine?limit=100']) {
      const { tables = [] } = await server.get<{ tables?: { id: string }[] }>(list, this.#isSeat ? token : undefined);
      this.socket.heard.push(JSON.stringify(tables.filter((table) => table.id === id)));
    }
    for (const path of OWN_PATHS) {
      const answer = await server.get<Record<string, unknown>>(path, this.#isSeat ? token : undefined);
      // Other games may have gone further in one of the worlds.
      const isOfHere = (one: object): boolean => Object.values(one).includes(id);
      for (const [name, value] of Object.entries(answer))
        this.socket.heard.push(
          `${path} ${name} ${JSON.stringify(Array.isArray(value) ? value.filter(isOfHere) : value)}`,
        );
    }
  }

  /** Nothing is going on any more. */
  async settle(): Promise<void> {
    const { thinker } = this.#world.server.running.node;
    for (let calm = 0; calm < 3; ) {
      await new Promise((resolve) => setImmediate(resolve));
      await this.live.readOn();
      calm = thinker.busy === 0 ? calm + 1 : 0;
    }
    // What was sent has arrived when an answer to something later has.
    const id = `q${this.#requests++}`;
    this.socket.sendText(JSON.stringify({ type: 'settled?', id }));
    await this.socket.next('refused');
    this.socket.unhear(id);
  }

  /** What the viewer's seat might wish to do, and may not: the reason must not tell why. */
  #illegal(random: Random, count: number): readonly Command[] {
    const own = this.game.cast.filter((who) => this.game.seatOf(who) === 0);
    const legal = this.game.legal(0);
    const argument = (): number => (random.below(4) === 0 ? NONE : random.below(25));
    const any = (): Command =>
      command(own[random.below(own.length)]!, random.below(VERBS.length), argument(), argument(), argument());
    return Array.from({ length: count }, any).filter((code) => !legal.includes(code));
  }

  async #say(act: Act): Promise<string | undefined> {
    this.socket.say({ type: 'do', id: `s${this.#said++}`, act });
    const answer = await this.socket.next('done', 'refused');
    return answer.type === 'refused' ? answer.code : undefined;
  }

  end(): void {
    this.socket.close();
  }

  get #isSeat(): boolean {
    return this.socket.heard[0]?.includes('"you":0') ?? false;
  }
}

/** Plays a few turns of the real world and writes them down. */
export const playReal = async (game: WorldGame, seed: string, turns: number): Promise<Script> => {
  const random = randomFrom(seed, 'script');
  const script: Script = { steps: [], moments: [] };
  for (;;) {
    const { outcome } = game.game;
    if (outcome || script.moments.length === turns || script.steps.length > 150) return script;
    // The other person programs first, so that there are moments when only the viewer's seat is awaited.
    const seat = ([1, 0] as const).find((each) => game.missing(each).length > 0);
    if (seat === undefined) return script;
    const answers = game.missing(seat);
    const isMoment = seat === 0 && verbOf(answers[0]!) === VERB.program;
    await probe(game, seed, { step: script.steps.length, isMoment });
    if (isMoment) script.moments.push(momentOf(game, script.steps.length));
    const step = { seat, command: answers[random.below(answers.length)]! };
    script.steps.push(step);
    await game.step(step);
  }
};

const momentOf = (game: WorldGame, after: number): Moment => ({
  after,
  turn: game.game.turn,
  game: game.game,
  heard: game.socket.heard.length,
  asked: game.asked,
});

const TABLE_PATHS = [
  ...['', '/state', '/state?as=watch', '/record', '/replay/1', '/thoughts'],
  ...['/result', '/chat', '/ratings', '/muted'],
];
/** What is told of somebody, of whoever waits, and of the best. */
const OWN_PATHS = [
  ...['/api/guest/file', '/api/guest/ratings', '/api/guest/people', '/api/guest/shunned'],
  ...['/api/quick', '/api/ratings?kind=suspicion', '/api/ratings?kind=complex', '/api/ratings?kind=rivals'],
];
const PROBES_EVERY = 7;
const ATTEMPTS = 12;

/** Now and then, and at each moment at which two worlds may be compared: there they differ. */
const probe = async (
  game: WorldGame,
  seed: string,
  { step, isMoment }: { readonly step: number; readonly isMoment: boolean },
): Promise<void> => {
  if (isMoment || step % PROBES_EVERY === 3) await game.probe(randomFrom(seed, `probe ${step}`));
};

/** The same script in the other world, up to a moment; from the step `from` on it is another world. */
export const playOther = async (
  game: WorldGame,
  script: Script,
  { from, moment, viewer, seed }: OtherWorld,
): Promise<void> => {
  const random = randomFrom(seed, 'other');
  for (const [index, step] of script.steps.slice(0, moment.after).entries()) {
    if (index === from) redeal(game.game, moment.game, viewer, random);
    await probe(game, seed, { step: index, isMoment: script.moments.some(({ after }) => after === index) });
    const isSecret = step.seat === 1 && verbOf(step.command) === VERB.program;
    if (isSecret && game.game.turn === moment.turn) await lockOtherwise(game, step.command, random);
    else await game.step(step);
  }
  await probe(game, seed, { step: moment.after, isMoment: true });
};

interface OtherWorld {
  readonly from: number;
  readonly moment: Moment;
  readonly viewer: ViewerKind;
  readonly seed: string;
}

/** Another program; changed once more, after something that was refused. Nobody else may notice. */
const lockOtherwise = async (game: WorldGame, command: Command, random: Random): Promise<void> => {
  const answers = game.missing(1);
  await game.step({ seat: 1, command: otherProgram(answers, command, random) });
  await game.changeLock(otherProgram(answers, command, random));
};

/** What the viewer cannot know at the end of the stretch lies otherwise from now on. */
const redeal = (game: Game, end: Game, viewer: ViewerKind, random: Random): void => {
  const { s } = tableOf(game);
  const imagined = tableOf(end.imagine(viewer === 'seat' ? seatViewer(0) : SPECTATOR, random)).s;
  const isSameEverywhere = KINDS.every((at) => s[at] === tableOf(end).s[at]);
  if (isSameEverywhere) for (const at of KINDS) s[at] = imagined[at]!;
  for (const at of ROLES) s[at] = imagined[at]!;
  tableOf(game).forgetOffer();
};

/** Where a field of the state lies: the description of a state that holds its own addresses. */
const placesOf = (field: string): readonly number[] =>
  describeState(Int32Array.from({ length: 4096 }, (_, at) => at))[field] as number[];
const KINDS = placesOf('kind');
const ROLES = placesOf('role');

export const differences = (one: Game, other: Game): number =>
  [...KINDS, ...ROLES].filter((at) => tableOf(one).s[at] !== tableOf(other).s[at]).length;
