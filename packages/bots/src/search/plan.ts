/**
 * A common plan: programs for a whole team, found from what all of its members know, so that each of them finds the same. Without it
 * everybody would plan as if the others played by the policy alone, which they do not.
 */
import { CELLS, CHARACTERS, type Command, type Game, randomFrom, SPECTATOR, whoOf } from '@room25/engine';
import {
  answersOf,
  CELL_COUNT,
  FACE,
  KNOWN,
  ON,
  PENDING,
  PHASE,
  PROGRAMMING,
  REMINDER,
  SAID,
  SIGNALS,
  type Table,
  TILE_AT,
  tableOf,
  take,
} from '@room25/engine/inside';
import { markersAt } from '../asides.ts';
import { knownPrisoners } from '../belief/roles.ts';
import type { Rumours } from '../policy/outlook.ts';
import { type Noise, valuesOf } from '../policy/policy.ts';
import type { Task } from '../task.ts';
import { noiseFrom, playOn } from './playout.ts';
import { rewardOf } from './reward.ts';
import { count, newTrial, surest, withoutWorse } from './trial.ts';
import { hasProgrammed, takeBack, worldsOf } from './worlds.ts';

/** The programs of one turn. It is plain data, so that a bot can be handed its own again. */
export interface Plan {
  readonly turn: number;
  readonly programs: readonly Command[];
}

/** Worlds in which programs are compared, how many of each character are, and how often all are gone through. */
const WORLDS = 60;
const RANKING_WORLDS = 6;
const PROGRAMS = 6;
const PASSES = 2;
/** After so many worlds the programs that are clearly worse are left out. */
const ROUND = 8;
/** How many errors a gain must be away from none. */
const DOUBT = 0.5;
/** The seat of somebody who was shown only what all were. */
const NOBODY = -1;

/** Is there anybody to plan with, and are all of one mind? */
export const canPlan = ({ seat, levels }: Task, table: Table): boolean => {
  const { terms, s } = table;
  if (s[PHASE] !== PROGRAMMING) return false;
  const team = teamOf(table, seat);
  const planned = terms.cast.filter(
    (who) => table.isAlive(who) && team & (1 << who) && isPlanner(levels, seat, terms.seatOf[who]!),
  );
  return planned.length > 1;
};

/** Rivals plan with their own, and prisoners with those who are no guards beyond doubt. */
const teamOf = (table: Table, seat: number): number => {
  const { terms } = table;
  if (terms.mode.pool) return knownPrisoners(table, seat);
  if (terms.sides.length <= 1) return -1;
  return terms.sides.reduce((team, side) => (side & terms.seats[seat]! ? team | side : team), 0);
};

/** Whoever is no bot, or none that plans, plays as the policy thinks. */
const isPlanner = (levels: Task['levels'], seat: number, other: number): boolean =>
  other === seat || levels === undefined || levels[other] === 'normal' || levels[other] === 'hard';

/** The last plan that was made in this thread, and all that it was made from: from the same, the next of the team would make the same. */
let found: { readonly key: string; readonly plan: Plan } | undefined;

/** To be called before bots think differently: the same task would then lead to another plan. */
export const forgetPlan = (): void => {
  found = undefined;
};

/** Makes a plan piece by piece. */
export class Planner {
  readonly #worlds: Table[] = [];
  readonly #scratch: Table;
  readonly #noise: Noise;
  readonly #seat: number;
  readonly #rumours: Rumours;
  readonly #order: readonly number[];
  readonly #until: number;
  readonly #key: string;
  readonly #candidates = new Map<number, readonly Command[]>();
  readonly #programs = new Map<number, Command>();
  #done = 0;
  #plan: Plan | undefined;

  constructor({ seat, events, levels }: Task, world: Game) {
    const open = opened(world, events, levels);
    const table = tableOf(open);
    const { terms } = table;
    this.#seat = seat;
    this.#rumours = { suspects: 0, markers: markersAt(table, levels) };
    this.#until = table.turn + 1;
    const team = teamOf(table, seat);
    this.#order = inOrder(table).filter((who) => team & (1 << who) && isPlanner(levels, seat, terms.seatOf[who]!));
    const { guards } = table;
    const random = randomFrom(factsOf(table), 'plan');
    this.#noise = noiseFrom(1 + random.below(1 << 30));
    const isAlone = terms.seats.length === 1;
    const imagined = isAlone ? open : open.imagine(SPECTATOR, random);
    const base = tableOf(imagined);
    this.#scratch = base.clone();
    this.#key = JSON.stringify([imagined.save(), team, guards, this.#rumours.markers, this.#order]);
    if (this.#isFound()) return;
    const maker = worldsOf(base, isAlone ? seat : NOBODY, {
      random,
      noise: this.#noise,
      // Who the guards are is no secret among those who plan.
      weigh: (set) => (set === guards ? 1 : 0),
      rumours: this.#rumours,
      isUnprogrammed: true,
    });
    for (let count = 0; count < WORLDS; count++) this.#worlds.push(maker.next().clone());
  }

  /** The next piece; false when there is none. */
  goOn(): boolean {
    const { length } = this.#order;
    if (this.#plan || this.#isFound()) return false;
    this.#improve(this.#order[this.#done % length]!);
    this.#done++;
    if (this.#done < PASSES * length) return true;
    this.#plan = { turn: this.#until - 1, programs: [...this.#programs.values()] };
    found = { key: this.#key, plan: this.#plan };
    return false;
  }

  /** None until it is whole. */
  get plan(): Plan | undefined {
    return this.#plan;
  }

  /** Has another of the team found it already? */
  #isFound(): boolean {
    if (found?.key === this.#key) this.#plan = found.plan;
    return this.#plan !== undefined;
  }

  /** What is best for one of them, as long as the others do what they are to do so far. */
  #improve(who: number): void {
    let live = this.#triedFor(who).map(newTrial);
    for (const [place, world] of this.#worlds.entries()) {
      const seed = 1 + Math.floor(this.#noise() * (1 << 30));
      let own = 0;
      for (const trial of live) {
        const reward = this.#play(world, trial.command, seed);
        if (trial === live[0]) own = reward;
        count(trial, reward - own);
      }
      if ((place + 1) % ROUND === 0) live = withoutWorse(live);
      if (live.length === 1) break;
    }
    this.#programs.set(who, surest(live, DOUBT).command);
  }

  #play(world: Table, program: Command, seed: number): number {
    const table = this.#scratch;
    const who = whoOf(program);
    table.copyFrom(world);
    for (const [other, its] of this.#programs) if (other !== who) take(table, its);
    take(table, program);
    playOn(table, noiseFrom(seed), { rumours: { ...this.#rumours }, until: this.#until });
    return rewardOf(table, this.#seat);
  }

  /** What it is to do so far, then the programs that the policy likes best. */
  #triedFor(who: number): readonly Command[] {
    const likely = this.#candidates.get(who) ?? likeliest(this.#worlds, who, this.#rumours);
    this.#candidates.set(who, likely);
    const planned = this.#programs.get(who);
    return planned === undefined ? likely : [planned, ...likely.filter((code) => code !== planned)];
  }
}

const likeliest = (worlds: readonly Table[], who: number, rumours: Rumours): readonly Command[] => {
  const offer = answersOf(worlds[0]!, who);
  const programs = offer.commands;
  const values = programs.map(() => 0);
  for (const world of worlds.slice(0, RANKING_WORLDS))
    for (const [place, value] of valuesOf(world, who, programs, rumours).entries()) values[place]! += value;
  return programs
    .map((code, place) => ({ code, value: values[place]! }))
    .sort((one, other) => other.value - one.value)
    .slice(0, PROGRAMS)
    .map(({ code }) => code);
};

/**
 * The game as all have seen it when programming began: nothing programmed, and nothing said since but by people, whom all bots hear
 * before they plan for good.
 */
const opened = (world: Game, events: Task['events'], levels: Task['levels']): Game => {
  const game = world.clone();
  const table = tableOf(game);
  const { s, terms } = table;
  for (const who of terms.cast) if (hasProgrammed(table, who)) takeBack(table, who);
  const isBot = (seat: number): boolean => levels === undefined || levels[seat] !== undefined;
  for (const seat of terms.seats.keys()) if (isBot(seat)) s[SAID + seat] = 0;
  const begun = events.findLastIndex(({ kind }) => kind === 'turn');
  for (const event of events.slice(begun + 1)) {
    if (event.kind === 'signalled') {
      const seat = terms.seatOf[CHARACTERS.indexOf(event.who)]!;
      if (isBot(seat)) s[SIGNALS + table.tileAt(CELLS.indexOf(event.cell))]! &= ~(7 << (3 * seat));
    } else if (event.kind === 'reminded') s[REMINDER + CHARACTERS.indexOf(event.who)] = 0;
  }
  return game;
};

/** Those who program, in turn order. */
const inOrder = (table: Table): readonly number[] => {
  const order: number[] = [];
  table.inTurnOrder(table.s[PENDING]!, (who) => order.push(who));
  return order;
};

/** What all know, as a seed: the same for each of them. */
const factsOf = ({ s, turn }: Table): string =>
  [turn, ...PUBLIC.flatMap(([from, length]) => [...s.subarray(from, from + length)])].join(' ');

const PUBLIC = [
  [TILE_AT, CELL_COUNT],
  [FACE, CELL_COUNT],
  [KNOWN, CELL_COUNT],
  [SIGNALS, CELL_COUNT],
  [SAID, CHARACTERS.length],
  [ON, CHARACTERS.length],
  [REMINDER, CHARACTERS.length],
] as const;
