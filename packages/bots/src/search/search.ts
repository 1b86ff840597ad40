/**
 * Search over one's own answers: each is tried in the same imagined worlds and played on by the policy; those that are clearly
 * worse are dropped, and another is preferred to the policy's own only when the games show that it is better.
 */
import { CHARACTERS, type Command, Game, NONE, type Random, randomFrom, VERB, verbOf, whoOf } from '@room25/engine';
import { aOf, makeAside, type Table, tableOf, take } from '@room25/engine/inside';
import { markersAt, markOf, revealOf, wordOf } from '../asides.ts';
import { roleBelief } from '../belief/roles.ts';
import type { Bot, Decision, Thinking } from '../bot.ts';
import type { Explanation } from '../explanation.ts';
import type { Rumours } from '../policy/outlook.ts';
import { valuesOf } from '../policy/policy.ts';
import { mayWantToShow } from '../policy/signals.ts';
import type { Task } from '../task.ts';
import { Census } from './census.ts';
import { canPlan, type Plan, Planner } from './plan.ts';
import { noiseFrom, playOn } from './playout.ts';
import { rewardOf } from './reward.ts';
import { hasProspect } from './value-network.ts';
import { type WorldMaker, worldsOf } from './worlds.ts';

export interface SearchOptions {
  /** How many answers are tried at all. */
  readonly candidates: number;
  /** How many worlds in one step of thought, and at most. */
  readonly step: number;
  readonly worlds: number;
  /** Does it plan with its team? */
  readonly isPlanning: boolean;
  /** How far its judgement of an answer may be off, at this chance to win: by this it plays worse than it could. */
  readonly mood: (chance: number) => number;
}

interface Candidate {
  readonly command: Command;
  /** What the policy thinks of it, the best first. */
  readonly prior: number;
  sum: number;
  /** Of the differences to the policy's own choice. */
  gain: number;
  gainSquares: number;
  samples: number;
  /** From 0 to 1: how much it pleases beside what it is worth. */
  readonly whim: number;
}

export const searcher =
  (options: SearchOptions): Bot =>
  (task) => {
    const word = wordOf(task) ?? markOf(task);
    if (word !== undefined || task.answers.length === 0) return { goOn: () => false, decision: { command: word } };
    return new Search(task, options);
  };

class Search implements Thinking {
  readonly #task: Task;
  readonly #options: SearchOptions;
  readonly #base: Game;
  #worlds: WorldMaker | undefined;
  readonly #planner: Planner | undefined;
  #plan: Plan | undefined;
  readonly #noise = noiseFrom(1);
  readonly #guards: readonly number[];
  readonly #rumours: Rumours;
  readonly #scratch: Table;
  #live: Candidate[];
  #all: readonly Candidate[];
  readonly #random: Random;
  readonly #weigh: (guards: number) => number;
  readonly #census: Census;
  /** The turn at whose beginning the table is judged. */
  readonly #until: number;
  #count = 0;

  constructor(task: Task, options: SearchOptions) {
    this.#task = task;
    this.#options = options;
    const random = randomFrom(task.seed, 'search');
    this.#noise = noiseFrom(1 + random.below(1 << 30));
    this.#base = Game.load(task.world);
    const table = tableOf(this.#base);
    this.#scratch = table.clone();
    this.#until = hasProspect(table) ? table.turn + AHEAD : Number.POSITIVE_INFINITY;
    this.#census = new Census(table, task.seat);
    const belief = roleBelief(task, table);
    this.#guards = belief.chances;
    this.#rumours = { suspects: belief.suspects, markers: markersAt(table, task.levels) };
    this.#random = random;
    this.#weigh = belief.weigh;
    this.#plan = task.plan?.turn === table.turn ? task.plan : undefined;
    this.#planner =
      this.#plan === undefined && options.isPlanning && canPlan(task, table)
        ? new Planner(task, this.#base)
        : undefined;
    const whims = randomFrom(task.seed, 'whims');
    this.#all = candidatesOf(task, table, options.candidates, this.#rumours).map((candidate) => ({
      ...candidate,
      whim: whims.below(1000) / 1000,
    }));
    this.#live = [...this.#all];
    if (!this.#planner) this.#begin();
  }

  prepare(): boolean {
    if (!this.#planner || this.#worlds) return false;
    if (this.#planner.goOn()) return true;
    this.#plan = this.#planner.plan;
    this.#begin();
    return false;
  }

  /** With what the team plans to do: its own part of it is what all else is measured by. */
  #begin(): void {
    const asked = whoOf(this.#task.answers[0]!);
    const planned = this.#plan?.programs.find((code) => whoOf(code) === asked);
    if (planned !== undefined && this.#task.answers.includes(planned)) this.#putFirst(planned);
    this.#worlds = worldsOf(tableOf(this.#base), this.#task.seat, {
      random: this.#random,
      noise: this.#noise,
      weigh: this.#weigh,
      asked,
      rumours: this.#rumours,
      plan: this.#plan,
    });
  }

  #putFirst(command: Command): void {
    const known = this.#all.find((candidate) => candidate.command === command);
    const first = known ?? { command, prior: 0, sum: 0, gain: 0, gainSquares: 0, samples: 0, whim: 0.5 };
    this.#all = [first, ...this.#all.filter((candidate) => candidate !== first)];
    this.#live = [...this.#all];
  }

  goOn(): boolean {
    for (let world = 0; world < this.#options.step; world++) {
      if (!this.#worlds || this.#live.length < 2 || this.#count >= this.#options.worlds || this.#isClear) return false;
      this.#try();
    }
    return true;
  }

  /** One world, all that are still considered. */
  #try(): void {
    const world = this.#worlds!.next();
    const seed = 1 + Math.floor(this.#noise() * (1 << 30));
    let own = 0;
    for (const [place, candidate] of this.#live.entries()) {
      this.#scratch.copyFrom(world);
      if (verbOf(candidate.command) === VERB.reveal) makeAside(this.#scratch, candidate.command);
      else take(this.#scratch, candidate.command);
      playOn(this.#scratch, noiseFrom(seed), { rumours: { ...this.#rumours }, until: this.#until });
      const reward = rewardOf(this.#scratch, this.#task.seat);
      if (place === 0) own = reward;
      candidate.sum += reward;
      candidate.gain += reward - own;
      candidate.gainSquares += (reward - own) ** 2;
      candidate.samples++;
    }
    this.#census.take(world);
    this.#count++;
    if (this.#count >= 6 && this.#count % 3 === 0) this.#drop();
  }

  /** What is not worth thinking about any longer: whatever there is to gain would not be noticed. */
  get #least(): number {
    return this.#count < ENOUGH ? -this.#mood : NOTHING - this.#mood;
  }

  get #mood(): number {
    const [{ sum, samples }] = this.#all as [Candidate];
    return samples === 0 ? 0 : this.#options.mood(Math.max(0, Math.min(1, sum / samples)));
  }

  /** Is one of two better beyond doubt? */
  get #isClear(): boolean {
    const [, other] = this.#live;
    return this.#count >= ENOUGH && this.#live.length === 2 && meanGain(other!) > SURE * errorOf(other!);
  }

  get decision(): Decision {
    const plan = this.#plan && { plan: this.#plan };
    return { command: this.#best().command, explanation: this.#explain(), ...plan };
  }

  /** The policy's own choice stands unless another is better beyond chance. */
  #best(): Candidate {
    const mood = this.#mood;
    if (mood > 0) return this.#pleasing(mood);
    const [own, ...others] = this.#live;
    let best = own!;
    let most = 0;
    for (const candidate of others) {
      const sure = meanGain(candidate) - DOUBT * errorOf(candidate);
      if (candidate.samples > 1 && sure > most) {
        most = sure;
        best = candidate;
      }
    }
    return best;
  }

  #pleasing(mood: number): Candidate {
    const worthOf = (candidate: Candidate): number => meanGain(candidate) + mood * candidate.whim;
    return this.#live.reduce((best, candidate) => (worthOf(candidate) > worthOf(best) ? candidate : best));
  }

  /** Those that are worse than the best so far beyond chance; never the policy's own, which the others are measured by. */
  #drop(): void {
    const lead = Math.max(0, ...this.#live.map((candidate) => meanGain(candidate) - errorOf(candidate)));
    this.#live = this.#live.filter(
      (candidate, place) => place === 0 || meanGain(candidate) + 2 * errorOf(candidate) >= lead + this.#least,
    );
  }

  #explain(): Explanation {
    const tried = this.#all.filter(({ samples }) => samples > 0);
    const options = tried
      .map(({ command, sum, samples }) => ({ command, chance: sum / samples, samples }))
      .sort((one, other) => other.chance - one.chance);
    const { cast, mode } = tableOf(this.#base).terms;
    return {
      samples: tried.reduce((total, { samples }) => total + samples, 0),
      chance: options.find(({ command }) => command === this.#best().command)?.chance ?? 0,
      options,
      guards: mode.pool ? cast.map((who) => ({ who: CHARACTERS[who]!, chance: this.#guards[who]! })) : [],
      rooms: this.#census.rooms(),
    };
  }
}

/** How many turns begin until a game in one's head is judged. */
const AHEAD = 1;

/** How many errors a gain must be away from none. */
const DOUBT = 1;

/** After so many worlds a search may end early: where no answer can gain half a percent, or one is better by that many errors. */
const ENOUGH = 60;
const NOTHING = 0.005;
const SURE = 4;

const meanGain = ({ gain, samples }: Candidate): number => (samples === 0 ? 0 : gain / samples);

const errorOf = ({ gain, gainSquares, samples }: Candidate): number => {
  if (samples < 2) return 1;
  const mean = gain / samples;
  // A few equal results do not prove anything.
  return Math.sqrt((Math.max(0, gainSquares / samples - mean * mean) + 0.003) / samples);
};

/** A clue costs nothing: what it is good for may lie farther ahead than a search looks. */
const isWaste = (code: Command): boolean => verbOf(code) === VERB.clue && aOf(code) === NONE;

/** The answers of one character that the policy likes best, its own choice first. */
const candidatesOf = (task: Task, table: Table, most: number, rumours: Rumours): readonly Candidate[] => {
  const who = whoOf(task.answers[0]!);
  const own = task.answers.filter((code) => whoOf(code) === who);
  const useful = own.filter((code) => !isWaste(code));
  const answers = useful.length === 0 ? own : useful;
  const values = valuesOf(table, who, answers, rumours);
  const ranked = answers
    .map((command, place) => ({ command, prior: values[place]! }))
    .sort((one, other) => other.prior - one.prior)
    .slice(0, most);
  const reveal = mayWantToShow(table) ? revealOf(task) : undefined;
  const tried = reveal === undefined ? ranked : [...ranked, { command: reveal, prior: 0 }];
  return tried.map((one) => ({ ...one, sum: 0, gain: 0, gainSquares: 0, samples: 0, whim: 0.5 }));
};
