/**
 * People of known strength play games that are rated; then what was believed of them is compared with what they are. The truth
 * has the form of the model, which the arena's games justify (docs/ratings.md).
 */
import type { RatingKind } from '@room25/protocol';
import { anchorOf, newOffset, newStrength } from '../priors.ts';
import { type Contender, chances, POINTS, rate, type Strength } from '../strength.ts';
import { Chance } from './chance.ts';

/**
 * How results are used: as the server does; with each absent person's part only as large as they played; or as if they had lost.
 */
export const LEAVER_RULES = ['seat', 'share', 'lost'] as const;
export type LeaverRule = (typeof LEAVER_RULES)[number];

export const RATERS = ['ours', 'elo', 'elo-offsets'] as const;
export type Rater = (typeof RATERS)[number];

export interface Trial {
  readonly seed: number;
  readonly games: number;
  /** How many play at a time; a newcomer takes the place of whoever goes. */
  readonly people: number;
  readonly mode?: SimulatedMode;
  readonly rater?: Rater;
  /** After how many games somebody leaves for ever. */
  readonly goesEvery?: number;
  /** How much better people are when they come than a newcomer is believed to be. */
  readonly level?: number;
  readonly hasAnchors?: boolean;
  /** The first people leave whenever they are losing. */
  readonly sore?: number;
  readonly leavers?: LeaverRule;
}

export const SIMULATED_MODES = ['suspicion', 'cooperation', 'competition', 'team'] as const;
export type SimulatedMode = (typeof SIMULATED_MODES)[number];

export interface Finding {
  /** The correlation of true and found skill among those who have played. */
  readonly correlation: number;
  /** Nats a game lost compared with somebody who knows the truth, in the last third. */
  readonly excess: number;
  /** The error of a found skill, in units of the deviation it claims. */
  readonly honesty: number;
  /** The slope of the truth over what was found, among those who have settled; 1 is right. */
  readonly slope: number;
  /** By how many points of win share set-ups are off. */
  readonly offsetError: number;
  /** The mean error of everybody in points: positive is too high. */
  readonly level: number;
  /** The same after each tenth of the games. */
  readonly levels: readonly number[];
  /** The mean error of those who leave when they are losing, beyond that of the others. */
  readonly soreGain: number;
}

const SKILL = 0.8;
const GUARD_SKILL = 0.4;
const LEAVES = 0.05;
const SETUPS = 10;
const ELO_K = 4 / POINTS;
const KINDS: Readonly<Record<SimulatedMode, RatingKind>> = {
  suspicion: 'suspicion',
  cooperation: 'complex',
  competition: 'rivals',
  team: 'rivals',
};

interface SimulatedPerson {
  readonly skill: number;
  readonly asGuard: number;
  readonly isSore: boolean;
  readonly found: Strength;
  readonly foundAsGuard: Strength;
  games: number;
}

interface SimulatedSetup {
  readonly players: number;
  readonly guards: number;
  readonly offset: number;
  readonly found: Strength;
}

interface SimulatedSeat {
  /** Absent: a bot. */
  readonly person?: SimulatedPerson;
  readonly isGuard: boolean;
  /** How much of the game they played. */
  readonly share: number;
}

/** Seats that win together, and what counts for them besides their members. */
interface Side {
  readonly seats: readonly SimulatedSeat[];
  readonly offset?: 1 | -1;
}

export const simulate = (trial: Trial): Finding => new Simulation(trial).run();

class Simulation {
  readonly #trial: Required<Trial>;
  readonly #chance: Chance;
  readonly #people: SimulatedPerson[];
  readonly #setups: readonly SimulatedSetup[];
  readonly #activity: readonly number[];
  readonly #kind: RatingKind;
  #excess = 0;
  #counted = 0;

  constructor(trial: Trial) {
    this.#trial = { ...USUAL, ...trial };
    this.#chance = new Chance(trial.seed);
    this.#kind = KINDS[this.#trial.mode];
    const { people, mode } = this.#trial;
    this.#people = Array.from({ length: people }, (_, at) => this.#newcomer(at));
    const weights = this.#people.map((_, at) => 1 / (at + 8));
    const total = weights.reduce((one, other) => one + other);
    this.#activity = weights.map((weight) => weight / total);
    this.#setups = Array.from({ length: SETUPS }, () => this.#newSetup(mode));
  }

  run(): Finding {
    const { games, goesEvery, people } = this.#trial;
    const levels: number[] = [];
    for (let game = 1; game <= games; game++) {
      this.#play(game > games * 0.7);
      if (goesEvery > 0 && game % goesEvery === 0) {
        const at = this.#chance.below(people);
        this.#people[at] = this.#newcomer(at);
      }
      if (game % Math.ceil(games / 10) === 0) levels.push(this.#level());
    }
    return this.#finding(levels);
  }

  #newcomer(at: number): SimulatedPerson {
    const { level, sore } = this.#trial;
    return {
      skill: level + SKILL * this.#chance.gauss(),
      asGuard: GUARD_SKILL * this.#chance.gauss(),
      isSore: at < sore,
      found: newStrength(this.#kind),
      foundAsGuard: newStrength('guard'),
      games: 0,
    };
  }

  #newSetup(mode: SimulatedMode): SimulatedSetup {
    const chance = this.#chance;
    const players = mode === 'competition' ? 2 + chance.below(2) : 4 + (mode === 'team' ? 2 : 1) * chance.below(2);
    const many = mode === 'suspicion' ? 4 + chance.below(5) : players;
    const share = mode === 'suspicion' ? chance.between(0.35, 0.5) : chance.between(0.25, 0.75);
    const offset = Math.log(share / (1 - share));
    const found = newOffset('simulated');
    // Where the arena has measured it, as in suspicion, the prior is not far off.
    if (mode === 'suspicion') Object.assign(found, { mean: -0.3, variance: 0.25, prior: 0.25 });
    return { players: many, guards: many < 6 ? 1 : 2, offset, found };
  }

  #play(isCounted: boolean): void {
    const chance = this.#chance;
    const setup = this.#setups[chance.below(SETUPS)]!;
    const sides = this.#sidesOf(setup);
    const trueChances = chances(sides.map((side) => this.#truth(side, setup)));
    const winner = chance.of(trueChances.shares);
    const seen = sides.map((side, at) => ({
      ...side,
      seats: side.seats.map((seat) => this.#left(seat, at === winner)),
    }));
    const { rater } = this.#trial;
    const expected = rater === 'ours' ? chances(seen.map((side) => this.#belief(side, setup))) : this.#elo(seen, setup);
    if (isCounted) {
      this.#counted++;
      for (const [at, share] of trueChances.shares.entries())
        this.#excess += share * Math.log(share / expected.shares[at]!);
    }
    if (rater === 'ours') this.#rate(seen, setup, winner);
    else this.#rateByElo(seen, winner, expected.shares);
    for (const { seats } of seen) for (const { person } of seats) if (person) person.games++;
  }

  /** Some people, the others bots; roles by lot. */
  #sidesOf(setup: SimulatedSetup): readonly Side[] {
    const { mode, hasAnchors } = this.#trial;
    const chance = this.#chance;
    const bots = hasAnchors ? chance.below(3) : 0;
    const people = this.#company(Math.min(Math.max(setup.players - bots, 2), this.#people.length));
    const seats = Array.from({ length: setup.players }, (_, at): SimulatedSeat => {
      const person = people[at];
      const leaves = person !== undefined && chance.next() < LEAVES;
      return { ...(person && { person }), isGuard: false, share: leaves ? chance.between(0.1, 0.9) : 1 };
    });
    for (let last = seats.length - 1; last > 0; last--) {
      const other = chance.below(last + 1);
      [seats[last], seats[other]] = [seats[other]!, seats[last]!];
    }
    if (mode === 'suspicion') {
      const guards = seats.slice(0, setup.guards).map((seat) => ({ ...seat, isGuard: true }));
      return [{ seats: seats.slice(setup.guards), offset: 1 }, { seats: guards }];
    }
    const complex: Side = { seats: [], offset: -1 };
    if (mode === 'cooperation') return [{ seats }, complex];
    if (mode === 'competition') return [...seats.map((seat) => ({ seats: [seat] })), complex];
    return [{ seats: seats.slice(0, seats.length / 2) }, { seats: seats.slice(seats.length / 2) }, complex];
  }

  #company(count: number): readonly SimulatedPerson[] {
    const company = new Set<SimulatedPerson>();
    while (company.size < count) company.add(this.#people[this.#chance.of(this.#activity)]!);
    return [...company];
  }

  /** Somebody who leaves when losing does it late: by then it changes nothing. */
  #left(seat: SimulatedSeat, hasWon: boolean): SimulatedSeat {
    return seat.person?.isSore && !hasWon ? { ...seat, share: 0.3 } : seat;
  }

  #truth({ seats, offset }: Side, setup: SimulatedSetup): Contender {
    const bot = this.#bot().mean;
    const members = seats.map(({ person, isGuard, share }) => {
      const own = person ? person.skill + this.#sign(isGuard) * person.asGuard : bot;
      return [known(share * own + (1 - share) * bot), 1 / seats.length] as const;
    });
    return [...members, ...(offset ? [[known(setup.offset), offset] as const] : [])];
  }

  /** `full`: somebody who counts as if they had played all of it. */
  #belief({ seats, offset }: Side, setup: SimulatedSetup, full?: SimulatedSeat): Contender {
    const members = seats.flatMap((seat) => {
      const { person, isGuard } = seat;
      const share = seat === full ? 1 : seat.share;
      const weight = 1 / seats.length;
      const bot = [this.#bot(), person ? (1 - share) * weight : weight] as const;
      if (!person) return [bot];
      const own = [person.found, share * weight] as const;
      const role = [person.foundAsGuard, this.#sign(isGuard) * share * weight] as const;
      return this.#kind === 'suspicion' ? [own, role, bot] : [own, bot];
    });
    return [...members, ...(offset ? [[setup.found, offset] as const] : [])];
  }

  #rate(sides: readonly Side[], setup: SimulatedSetup, winner: number): void {
    const { leavers } = this.#trial;
    const contenders = sides.map((side) => this.#belief(side, setup));
    const gone = sides.flatMap(({ seats }) => seats.filter(({ person, share }) => person && share < 1));
    const isGone = (strength: Strength): boolean => gone.some((seat) => isOf(seat, strength));
    const rest = gone.map((seat) => {
      const own = sides.map((side) => this.#belief(side, setup, seat));
      return { seat, own, expected: chances(own) };
    });
    rate(contenders, winner, { isRated: (strength) => leavers === 'share' || !isGone(strength) });
    if (leavers === 'share') return;
    for (const { seat, own, expected } of rest) {
      const side = sides.findIndex(({ seats }) => seats.includes(seat));
      const lost = sides.findIndex((_, at) => at !== side);
      const decided = leavers === 'lost' && winner === side ? lost : winner;
      rate(own, decided, { isRated: (strength) => isOf(seat, strength), expected });
    }
  }

  /** The means of sides, without doubt; the Complex is a set-up that is known, or counts as even. */
  #elo(sides: readonly Side[], setup: SimulatedSetup) {
    const offset = this.#trial.rater === 'elo-offsets' ? setup.offset : 0;
    return chances(
      sides.map((side) => [
        ...side.seats.map(({ person }) => [known((person?.found ?? this.#bot()).mean), 1 / side.seats.length] as const),
        ...(side.offset ? [[known(offset), side.offset] as const] : []),
      ]),
    );
  }

  #rateByElo(sides: readonly Side[], winner: number, shares: readonly number[]): void {
    const players = sides.reduce((sum, { seats }) => sum + seats.length, 0);
    for (const [at, { seats }] of sides.entries())
      for (const { person } of seats)
        if (person) person.found.mean += ((ELO_K * players) / seats.length) * ((at === winner ? 1 : 0) - shares[at]!);
  }

  #bot(): Strength {
    return anchorOf(this.#kind, 'normal');
  }

  /** Half of the difference up as a guard, half of it down as a prisoner. */
  #sign(isGuard: boolean): number {
    if (this.#kind !== 'suspicion') return 0;
    return isGuard ? 0.5 : -0.5;
  }

  #level(): number {
    return POINTS * meanBy(this.#experienced(), errorOf);
  }

  #experienced(): readonly SimulatedPerson[] {
    return this.#people.filter(({ games }) => games >= 30);
  }

  #finding(levels: readonly number[]): Finding {
    const played = this.#people.filter(({ games }) => games > 0);
    const [sore, others] = [played.filter(({ isSore }) => isSore), played.filter(({ isSore }) => !isSore)];
    const share = (log: number): number => 1 / (1 + Math.exp(-log));
    return {
      correlation: correlationOf(played),
      excess: this.#excess / Math.max(1, this.#counted),
      honesty: Math.sqrt(meanBy(played, (one) => errorOf(one) ** 2 / one.found.variance)),
      slope: slopeOf(played),
      offsetError: 100 * meanBy(this.#setups, ({ offset, found }) => Math.abs(share(offset) - share(found.mean))),
      level: this.#level(),
      levels,
      soreGain: POINTS * (meanBy(sore, errorOf) - meanBy(others, errorOf)),
    };
  }
}

const USUAL: Required<Omit<Trial, 'seed' | 'games' | 'people'>> = {
  mode: 'suspicion',
  rater: 'ours',
  goesEvery: 0,
  level: 0,
  hasAnchors: true,
  sore: 0,
  leavers: 'seat',
};

const known = (mean: number): Strength => ({ mean, variance: 0, prior: 0, drift: 0 });

const isOf = ({ person }: SimulatedSeat, strength: Strength): boolean =>
  person !== undefined && (person.found === strength || person.foundAsGuard === strength);

const errorOf = ({ found, skill }: SimulatedPerson): number => found.mean - skill;

const meanBy = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.length === 0 ? 0 : all.reduce((sum, one) => sum + of(one), 0) / all.length;

const covariance = (
  people: readonly SimulatedPerson[],
  one: (person: SimulatedPerson) => number,
  other: (person: SimulatedPerson) => number,
): number => {
  const [first, second] = [meanBy(people, one), meanBy(people, other)];
  return meanBy(people, (person) => (one(person) - first) * (other(person) - second));
};
const skill = (person: SimulatedPerson): number => person.skill;
const found = (person: SimulatedPerson): number => person.found.mean;

const correlationOf = (people: readonly SimulatedPerson[]): number =>
  covariance(people, skill, found) / Math.sqrt(covariance(people, skill, skill) * covariance(people, found, found));

const slopeOf = (people: readonly SimulatedPerson[]): number =>
  covariance(people, skill, found) / covariance(people, found, found);
