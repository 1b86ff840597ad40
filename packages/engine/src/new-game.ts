/** Who sits where: characters and first player for a new table, drawn from its seed (SET-ORDER, SET-CHARACTERS). */
import { EDITION_RULES } from './editions/index.ts';
import type { Options, Sheet } from './notation/sheet.ts';
import { type Random, randomFrom, shuffle } from './random.ts';
import { type Complaint, prepare } from './setup.ts';
import type { Character, Edition, Mode } from './words.ts';

export interface NewGame {
  readonly edition: Edition;
  readonly mode: Mode;
  readonly players: number;
  readonly seed: string;
  readonly composition?: Sheet['composition'];
  readonly options?: Options;
  /** By seat: whom its player would like to be. */
  readonly wishes?: readonly (Character | undefined)[];
}

const DUOS: readonly (readonly [Character, Character])[] = [
  ['emmett', 'kevin'],
  ['franck', 'jennifer'],
  ['max', 'alice'],
];
const ULTIMATE_DUOS = [...DUOS, ['sarah', 'bruce'] as const];

/** The sheet of a new game, or what is wrong with the wish. */
export const newSheet = (wish: NewGame): Sheet | readonly Complaint[] => {
  const { edition, mode, players, seed, composition, options } = wish;
  const rules = EDITION_RULES[edition].modes[mode];
  const each = rules?.seating[players];
  if (rules && each === undefined) {
    const numbers = Object.keys(rules.seating).join(', ');
    return [
      {
        about: 'order',
        rule: 'SET-CHARACTERS',
        message: `${edition} ${mode} is for ${numbers} players, not ${players}`,
      },
    ];
  }
  const complaints = wishComplaints(wish, each ?? 1);
  if (complaints.length > 0) return complaints;
  const random = randomFrom(seed, 'order');
  const duos = shuffle([...(EDITION_RULES[edition].hasUltimate ? ULTIMATE_DUOS : DUOS)], random);
  const dealt = seatCharacters(players, each ?? 1, { duos, inTeams: rules?.sides === 'teams' }, random);
  const seats = granted(dealt, wish.wishes ?? []);
  const sheet: Sheet = {
    edition,
    mode,
    order: orderOf(seats, random.below(players)),
    seats,
    seed,
    ...(composition !== undefined && { composition }),
    ...(options !== undefined && { options }),
  };
  const terms = prepare(sheet);
  return Array.isArray(terms) ? (terms as readonly Complaint[]) : sheet;
};

/** SET-CHARACTERS: who plays one character may choose it; several are dealt as duos. */
const wishComplaints = ({ edition, wishes = [] }: NewGame, each: number): readonly Complaint[] => {
  const wished = wishes.filter((name) => name !== undefined);
  const known = (EDITION_RULES[edition].hasUltimate ? ULTIMATE_DUOS : DUOS).flat();
  const stranger = wished.find((name) => !known.includes(name));
  const message =
    (wished.length > 0 && each !== 1 && 'who plays several characters is dealt them') ||
    (stranger && `${edition} has no ${stranger}`) ||
    (new Set(wished).size < wished.length && 'two want to be the same');
  return message ? [{ about: 'seats', rule: 'SET-CHARACTERS', message }] : [];
};

/** A duo for who has two characters or a teammate opposite; else anybody. */
const seatCharacters = (
  players: number,
  each: number,
  { duos, inTeams }: { duos: readonly (readonly [Character, Character])[]; inTeams: boolean },
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

/** Who was dealt a character that somebody else wants gets theirs for it. */
const granted = (dealt: Character[][], wishes: readonly (Character | undefined)[]): Character[][] => {
  const seats = dealt.map((names) => [...names]);
  for (const [seat, wish] of wishes.entries()) {
    if (wish === undefined || !seats[seat]) continue;
    const other = seats.find(([name]) => name === wish);
    if (other) other[0] = seats[seat][0];
    seats[seat][0] = wish;
  }
  return seats;
};

/** Everybody's first character from the first player on, then everybody's second. */
const orderOf = (seats: readonly (readonly Character[])[], first: number): Character[] =>
  Array.from({ length: seats[0].length }, (_, round) =>
    seats.map((_, place) => seats[(first + place) % seats.length][round]),
  ).flat();
