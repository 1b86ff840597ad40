/** Who sits where: characters and first player for a new table, chosen or drawn from its seed (SET-ORDER, SET-CHARACTERS). */
import { EDITION_RULES } from '../editions/index.ts';
import { type Random, randomFrom, shuffle } from '../random.ts';
import type { RuleId } from '../rule-ids.ts';
import type { Options, Sheet, Wishes } from '../sheet.ts';
import type { Character, Edition, Mode } from '../words.ts';
import { type Complaint, isComplaints, noMode, prepare } from './setup.ts';

export interface NewGame extends NewSeating {
  readonly composition?: Sheet['composition'];
  readonly options?: Options;
}

/** What it takes to seat everybody. */
export interface NewSeating {
  readonly edition: Edition;
  readonly mode: Mode;
  readonly players: number;
  readonly seed: string;
  /** The others are dealt. */
  readonly wishes?: Wishes;
  /** The seat that begins, the first being 0; else it is drawn. */
  readonly begins?: number;
}

type SeatedSheet = Pick<Sheet, 'order' | 'wishes' | 'begins'> & Required<Pick<Sheet, 'seats'>>;

/** The sheet of a new game, or what is wrong with the wish. */
export const newSheet = (game: NewGame): Sheet | readonly Complaint[] => {
  const { edition, mode, seed, composition, options } = game;
  const seating = seatingOf(game);
  if (isComplaints(seating)) return seating;
  const sheet: Sheet = {
    edition,
    mode,
    ...seating,
    seed,
    ...(composition !== undefined && { composition }),
    ...(options !== undefined && { options }),
  };
  const terms = prepare(sheet);
  return isComplaints(terms) ? terms : sheet;
};

/** Who plays whom and who begins, or why the choices cannot be met. */
export const seatingOf = (game: NewSeating): SeatedSheet | readonly Complaint[] => {
  const { edition, mode, players, seed, begins } = game;
  const rules = EDITION_RULES[edition].modes[mode];
  if (!rules) return [noMode(edition, mode)];
  const each = rules.seating[players];
  if (each === undefined) {
    const numbers = Object.keys(rules.seating).join(', ');
    return [complain('players', 'SET-CHARACTERS', `${edition} ${mode} is for ${numbers} players, not ${players}`)];
  }
  const complaints = choiceComplaints(game, each);
  if (complaints.length > 0) return complaints;
  const wishes = trimmed(game.wishes ?? []);
  const { dealt, duos, first } = drawSeating(game, each);
  const seats = wishes.length > 0 ? granted(dealt, wishes, duos, randomFrom(seed, 'choices')) : dealt;
  return {
    order: orderOf(seats, begins ?? first),
    seats,
    ...(wishes.length > 0 && { wishes }),
    ...(begins !== undefined && { begins }),
  };
};

/** What chance decides, whatever is chosen. */
export const drawSeating = ({ edition, mode, players, seed }: NewSeating, each: number): DrawnSeating => {
  const random = randomFrom(seed, 'order');
  const duos = shuffle([...EDITION_RULES[edition].duos], random);
  const inTeams = EDITION_RULES[edition].modes[mode]?.sides === 'teams';
  const dealt = seatCharacters(players, each, { duos, inTeams }, random);
  return { duos, dealt, first: random.below(players) };
};

interface DrawnSeating {
  readonly duos: Duos;
  readonly dealt: Character[][];
  readonly first: number;
}

const complain = (about: string, rule: RuleId, message: string): Complaint => ({ about, rule, message });

/** Without the seats at the end for which nobody was chosen. */
const trimmed = (wishes: Wishes): Wishes => wishes.slice(0, wishes.findLastIndex((names) => names.length > 0) + 1);

/** The first thing that is wrong with each seat's choice. */
const choiceComplaints = ({ edition, players, wishes = [], begins }: NewSeating, each: number): Complaint[] => {
  const { duos } = EDITION_RULES[edition];
  const taken = new Set<Character>();
  const complaints = wishes.flatMap((names, seat) => {
    const stranger = names.find((name) => !duos.some((duo) => duo.includes(name)));
    const twice = names.find((name, place) => taken.has(name) || names.indexOf(name) < place);
    for (const name of names) taken.add(name);
    const message =
      (names.length > 0 && seat >= players && `there is no seat ${seat + 1}`) ||
      (names.length > each && `${names.length} characters are chosen; each player has ${each}`) ||
      (stranger !== undefined && `${edition} has no ${stranger}`) ||
      (twice !== undefined && `${twice} is taken already`);
    return message ? [complain(`wish ${seat + 1}`, 'SET-CHARACTERS', message)] : [];
  });
  const isSeat = begins === undefined || (Number.isInteger(begins) && begins >= 0 && begins < players);
  return isSeat ? complaints : [...complaints, complain('begins', 'SET-ORDER', `there is no seat ${begins + 1}`)];
};

type Duos = readonly (readonly [Character, Character])[];

/** A duo for a player who has two characters or a teammate opposite; else anybody. */
const seatCharacters = (
  players: number,
  each: number,
  { duos, inTeams }: { duos: Duos; inTeams: boolean },
  random: Random,
): Character[][] => {
  if (each === 2) return duos.slice(0, players).map((duo) => [...duo]);
  if (each > 2) return [duos.flat().slice(0, each)];
  if (inTeams && players === 4) return [[duos[0][0]], [duos[1][0]], [duos[0][1]], [duos[1][1]]];
  if (inTeams) return duos.slice(0, players / 2).flatMap((duo) => shuffle([...duo], random).map((name) => [name]));
  return shuffle(duos.flat(), random)
    .slice(0, players)
    .map((name) => [name]);
};

const granted = (dealt: Character[][], wishes: Wishes, duos: Duos, random: Random): Character[][] =>
  dealt[0].length === 1 ? swapped(dealt, wishes) : completed(dealt, wishes, duos, random);

/** Whoever was dealt the one character that somebody else chose gets that player's instead. */
const swapped = (dealt: Character[][], wishes: Wishes): Character[][] => {
  const seats = dealt.map((names) => [...names]);
  for (const [seat, [wish]] of wishes.entries()) {
    if (wish === undefined) continue;
    const other = seats.find(([name]) => name === wish);
    if (other) other[0] = seats[seat][0];
    seats[seat][0] = wish;
  }
  return seats;
};

/**
 * A player with several characters gets those they chose, then those that belong to these, then a whole duo, then whoever is
 * left.
 */
const completed = (dealt: Character[][], wishes: Wishes, duos: Duos, random: Random): Character[][] => {
  const taken = new Set(wishes.flat());
  const seats = dealt.map((_, seat) => [...(wishes[seat] ?? [])]);
  const free = (names: readonly Character[]): Character[] => names.filter((name) => !taken.has(name));
  const give = (seat: Character[], names: readonly Character[]): void => {
    for (const name of names.slice(0, dealt[0].length - seat.length)) {
      seat.push(name);
      taken.add(name);
    }
  };
  for (const seat of seats) for (const name of [...seat]) give(seat, free(duos.find((duo) => duo.includes(name))!));
  for (const seat of shuffle([...seats], random))
    for (const duo of duos) if (free(duo).length === 2 && seat.length + 2 <= dealt[0].length) give(seat, duo);
  const rest = shuffle(free(duos.flat()), random);
  for (const seat of seats) give(seat, free(rest));
  return seats;
};

/** Everybody's first character from the first player on, then everybody's second. */
const orderOf = (seats: readonly (readonly Character[])[], first: number): Character[] =>
  seats[0].flatMap((_, round) => seats.map((_, place) => seats[(first + place) % seats.length][round]));
