/**
 * Search over one's own answers: each is tried in the same imagined worlds and played on by the policy; those that are clearly
 * worse are dropped, and another is preferred to the policy's own only when the games show that it is better.
 */
import { CHARACTERS, type Command, Game, NONE, type Random, randomFrom, VERB, verbOf, whoOf } from '@room25/engine';
import { aOf, makeAside, ROLE, ROLE_KNOWN, type Table, TO_ALL, tableOf, take } from '@room25/engine/inside';
import { markersAt, revealOf, sayingOf, styleIn } from '../asides.ts';
import { roleBelief, suspectsOfAll } from '../belief/roles.ts';
import type { Bot, Decision, Thinking } from '../bot.ts';
import type { Explanation, Reason } from '../explanation.ts';
import { Memory } from '../policy/memory.ts';
import type { Rumours } from '../policy/outlook.ts';
import { type Noise, valuesOf } from '../policy/policy.ts';
import { coverOf, mayWantToShow } from '../policy/signals.ts';
import type { Task } from '../task.ts';
import { Ahead } from './ahead.ts';
import { Census } from './census.ts';
import { canPlan, type Plan, Planner } from './plan.ts';
import { noiseFrom, playOn } from './playout.ts';
import { rewardOf } from './reward.ts';
import { count, errorOf, meanGain, newTrial, surest, type Trial, withoutWorse } from './trial.ts';
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

interface Candidate extends Trial {
  /** What the policy thinks of it, the best first. */
  readonly prior: number;
  sum: number;
  /** From 0 to 1: how much the bot likes it, beside what it is worth. */
  readonly whim: number;
  /** From 0 to 1: how little it is what a prisoner would do. */
  readonly oddness: number;
}

export const searcher =
  (options: SearchOptions): Bot =>
  (task) => {
    const saying = sayingOf(task);
    if (saying || task.answers.length === 0) return { goOn: () => false, decision: saying ?? { command: undefined } };
    return new Search(task, options);
  };

/** One for all searches of a thread: what is kept is of one world. */
const thoughts = new Memory();
/** After so many worlds a search is not about to end. */
const SOON = 15;

class Search implements Thinking {
  readonly #task: Task;
  readonly #options: SearchOptions;
  readonly #base: Game;
  #worlds: WorldMaker | undefined;
  readonly #planner: Planner | undefined;
  #plan: Plan | undefined;
  readonly #noise: Noise;
  readonly #guards: readonly number[];
  readonly #rumours: Rumours;
  readonly #scratch: Table;
  readonly #ahead: Ahead;
  #live: Candidate[];
  #all: readonly Candidate[];
  readonly #random: Random;
  readonly #weigh: (guards: number) => number;
  readonly #census: Census;
  /** Its own characters; and what it is worth to it, if it is a guard, that nobody takes it for one. */
  readonly #own: number;
  readonly #cover: number;
  /** Is it a guard who thinks as a prisoner? */
  readonly #isPosing: boolean;
  /** The turn at whose beginning the table is judged. */
  readonly #until: number;
  /** How many errors a gain must be away from none. */
  readonly #doubt: number;
  #count = 0;

  constructor(task: Task, options: SearchOptions) {
    this.#task = task;
    this.#options = options;
    const random = randomFrom(task.seed, 'search');
    this.#noise = noiseFrom(1 + random.below(1 << 30));
    this.#base = Game.load(task.world);
    const table = tableOf(this.#base);
    this.#isPosing = table.turn <= POSED_TURNS && pose(table, task.seat);
    this.#scratch = table.clone();
    this.#ahead = new Ahead(table);
    this.#until = table.turn + AHEAD;
    this.#doubt = doubtAt(table);
    this.#census = new Census(table, task.seat);
    const belief = roleBelief(task, table);
    this.#guards = belief.chances;
    const own = table.terms.seats[task.seat]!;
    const isGuard = table.terms.mode.pool !== undefined && (own & table.guards) !== 0;
    // A guard knows what it is; what counts is what the others think.
    const suspects = isGuard ? suspectsOfAll(task.events, table) : belief.suspects;
    this.#rumours = { suspects, markers: markersAt(table, task.levels) };
    this.#own = own;
    const isKnown = (suspects & own) !== 0 || table.terms.cast.some((who) => own & (1 << who) && table.isShown(who));
    this.#cover = isGuard && !isKnown ? coverOf(table, task.style) : 0;
    this.#random = random;
    this.#weigh = belief.weigh;
    this.#plan = task.plan?.turn === table.turn ? task.plan : undefined;
    this.#planner =
      this.#plan === undefined && options.isPlanning && canPlan(task, table)
        ? new Planner(task, this.#base)
        : undefined;
    const whims = randomFrom(task.seed, 'whims');
    const isPosing = this.#cover > 0;
    this.#all = candidatesOf(task, table, { most: options.candidates, rumours: this.#rumours, isPosing }).map(
      (candidate) => ({
        ...candidate,
        whim: whims.below(1000) / 1000,
      }),
    );
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
    thoughts.startAnew();
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
    const first = known ?? { ...newTrial(command), prior: 0, sum: 0, whim: 0.5, oddness: 0 };
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
    const seed = this.#newSeed();
    const ahead = this.#ahead;
    // A search that ends soon would only have kept.
    const memory = this.#count < SOON ? undefined : thoughts;
    memory?.forget();
    const isAhead = ahead.play(world, this.#live[0]!.command, { noise: noiseFrom(seed), rumours: this.#rumours });
    const rest = this.#newSeed();
    let own = 0;
    for (const [place, candidate] of this.#live.entries()) {
      const goesOn = isAhead && verbOf(candidate.command) === VERB.program;
      if (goesOn) ahead.layInto(this.#scratch, candidate.command);
      else {
        this.#scratch.copyFrom(world);
        if (verbOf(candidate.command) === VERB.reveal) makeAside(this.#scratch, candidate.command);
        else take(this.#scratch, candidate.command);
      }
      const rumours = { ...(goesOn ? ahead.rumours : this.#rumours) };
      if (memory) memory.isLearning = place === 0;
      playOn(this.#scratch, noiseFrom(goesOn ? rest : seed), { rumours, until: this.#until, memory });
      const reward = rewardOf(this.#scratch, this.#task.seat) - this.#priceOf(rumours, candidate);
      if (place === 0) own = reward;
      candidate.sum += reward;
      count(candidate, reward - own);
    }
    this.#census.take(world);
    this.#count++;
    if (this.#count >= 6 && this.#count % 3 === 0) this.#live = withoutWorse(this.#live, this.#least);
  }

  #newSeed(): number {
    return 1 + Math.floor(this.#noise() * (1 << 30));
  }

  /** What it costs a guard to be found out in an imagined game that goes on. */
  #priceOf({ suspects }: Rumours, { oddness }: Candidate): number {
    if (this.#cover === 0 || this.#scratch.isOver) return 0;
    const isShown = this.#scratch.terms.cast.some((who) => this.#own & (1 << who) && this.#scratch.isShown(who));
    const known = isShown ? CARE.shown : (suspects & this.#own) !== 0 ? 1 : CARE.odd * oddness;
    return this.#cover * known;
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
    return surest(this.#live, this.#doubt);
  }

  /** Where roles are secret a few games prove little: a gain that may be chance does not count there. */
  #pleasing(mood: number): Candidate {
    const [own] = this.#live;
    const doubt = tableOf(this.#base).terms.mode.pool ? CARE.doubt : 0;
    const worthOf = (candidate: Candidate): number =>
      meanGain(candidate) - (candidate === own ? 0 : doubt * errorOf(candidate)) + mood * candidate.whim;
    return this.#live.reduce((best, candidate) => (worthOf(candidate) > worthOf(best) ? candidate : best));
  }

  get #reason(): Reason {
    const { command } = this.#best();
    if (this.#task.answers.length === 1) return 'only';
    if (this.#isPosing) return 'poses';
    if (verbOf(command) === VERB.reveal) return 'shows';
    if (this.#plan?.programs.includes(command)) return 'plan';
    if (command !== this.#all[0]!.command) return 'better';
    return this.#cover > 0 ? 'poses' : 'usual';
  }

  #explain(): Explanation {
    const tried = this.#all.filter(({ samples }) => samples > 0);
    const options = tried
      .sort((one, other) => other.sum / other.samples - one.sum / one.samples)
      // What a deed costs a guard's cover is taken off, even from no chance at all.
      .map(({ command, sum, samples }) => ({ command, chance: Math.min(1, Math.max(0, sum / samples)), samples }));
    const { cast, mode } = tableOf(this.#base).terms;
    return {
      reason: this.#reason,
      ...styleIn(this.#task, tableOf(this.#base)),
      samples: tried.reduce((total, { samples }) => total + samples, 0),
      chance: options.find(({ command }) => command === this.#best().command)?.chance ?? 0,
      options,
      guards: mode.pool ? cast.map((who) => ({ who: CHARACTERS[who]!, chance: this.#guards[who]! })) : [],
      rooms: this.#census.rooms(),
    };
  }
}

/** Where roles are secret. */
export const CARE = {
  /** How much of its cover's price a guard pays for a deed that no prisoner would do, and for showing what it is. */
  odd: 0.2,
  shown: 3,
  /**
   * How many errors a gain must be away from none, later and in the first turns. Looking one turn ahead is too careful there: only a
   * clear gain is worth more than the policy's choice, which explores.
   */
  doubt: 1,
  earlyDoubt: 3,
};

/** For this many turns a guard thinks as if it were a prisoner: nothing tells on anybody as much as the first deeds. */
const POSED_TURNS = 1;

/** What a prisoner would think this much worse than their own choice is as odd as can be. */
const ODDEST = 1.5;

/** Lets a guard that nobody knows change roles with a prisoner, in its imagination; true if it is one. */
const pose = (table: Table, seat: number): boolean => {
  const { s, terms } = table;
  const isHidden = (who: number): boolean => !(s[ROLE_KNOWN + who]! & (TO_ALL | (1 << seat)));
  const own = terms.cast.find((who) => terms.seatOf[who] === seat && table.isGuard(who) && !table.isShown(who));
  const other = terms.cast.find((who) => terms.seatOf[who] !== seat && !table.isGuard(who) && isHidden(who));
  if (!terms.mode.pool || own === undefined || other === undefined) return false;
  [s[ROLE + own], s[ROLE + other]] = [s[ROLE + other]!, s[ROLE + own]!];
  return true;
};

/** How many turns begin until an imagined game is judged. */
const AHEAD = 1;

/** How many errors a gain must be away from none between rivals; fewer where all are of one mind, and nobody is misled. */
const DOUBT = 1;
const DOUBT_TOGETHER = 0.5;
/** This many turns are early. */
const EARLY = 2;

const doubtAt = ({ terms: { mode, sides }, turn }: Table): number => {
  if (mode.pool) return turn <= EARLY ? CARE.earlyDoubt : CARE.doubt;
  return sides.length > 1 ? DOUBT : DOUBT_TOGETHER;
};

/** After so many worlds a search may end early: where no answer can gain half a percent, or one is better by that many errors. */
const ENOUGH = 60;
const NOTHING = 0.005;
const SURE = 4;

/** A clue costs nothing: what it is good for may lie farther ahead than a search looks. */
const isWaste = (code: Command): boolean => verbOf(code) === VERB.clue && aOf(code) === NONE;

/** The answers of one character that the policy likes best, its own choice first. */
const candidatesOf = (
  task: Task,
  table: Table,
  { most, rumours, isPosing }: { most: number; rumours: Rumours; isPosing: boolean },
): readonly Candidate[] => {
  const who = whoOf(task.answers[0]!);
  const own = task.answers.filter((code) => whoOf(code) === who);
  const useful = own.filter((code) => !isWaste(code));
  const answers = useful.length === 0 ? own : useful;
  const values = valuesOf(table, who, answers, rumours);
  const posed = isPosing ? valuesOf(table, who, answers, { suspects: 0 }, true) : undefined;
  const usual = posed === undefined ? 0 : Math.max(...posed);
  const oddnessOf = (place: number): number => (posed ? Math.min(1, (usual - posed[place]!) / ODDEST) : 0);
  const ranked = answers
    .map((command, place) => ({ command, prior: values[place]!, oddness: oddnessOf(place) }))
    .sort((one, other) => Number(other.oddness === 0) - Number(one.oddness === 0) || other.prior - one.prior)
    .slice(0, most);
  const reveal = mayWantToShow(table) ? revealOf(task) : undefined;
  const tried = reveal === undefined ? ranked : [...ranked, { command: reveal, prior: 0, oddness: 1 }];
  return tried.map((one) => ({ ...one, ...newTrial(one.command), sum: 0, whim: 0.5 }));
};
