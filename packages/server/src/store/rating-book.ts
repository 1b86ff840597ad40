/**
 * How strong people are believed to be: each game counts once, one after the other, whichever process counts it. The same for
 * both databases.
 */
import type { RatingKind } from '@room25/protocol';
import { afterAbsence, DRIFT, newOffset, newStrength, type StrengthKind } from '../ratings/priors.ts';
import { type RatedGame, rateGame, type StrengthBook, strengthKinds, visitorsIn } from '../ratings/rated-game.ts';
import { deviationOf, POINTS, type Strength } from '../ratings/strength.ts';
import type { Ask } from './guest-book.ts';
import { ask, type Steps } from './steps.ts';
import type { Store } from './store.ts';

const DAY = 24 * 3_600_000;
/** How often the same people, and nobody else, count in a day. */
const MOST_ALIKE = 5;
/** In points. A rating that is known less well is still settling. */
export const SETTLED = 87;
const PAGE = 500;

/** One of somebody's ratings, as it is kept. */
export interface Rating {
  readonly kind: StrengthKind;
  readonly mean: number;
  readonly variance: number;
  readonly games: number;
  /** When they last played such a game. */
  readonly at: number;
}

/** What a game changed for somebody, in log odds. */
export interface RatingChange {
  readonly visitor: number;
  readonly before: Pick<Rating, 'mean' | 'variance' | 'games'>;
  readonly after: Pick<Rating, 'mean' | 'variance' | 'games'>;
}

/** A game that was counted; without changes if the same people had played too often that day. */
export interface Rated {
  readonly kind: RatingKind;
  readonly changes?: readonly RatingChange[];
}

export interface Ranked extends Rating {
  readonly guest: string;
  readonly name: string;
}

/** Part of the transaction that counts the game. A second attempt finds it done. */
export function* ratingGame(table: string, at: number, game: RatedGame): Steps<void> {
  const [turn] = yield* ask<{ place: number }>('UPDATE rating_turn SET place = place + 1 WHERE id = 1 RETURNING place');
  const [done] = yield* ask('SELECT table_id FROM rated WHERE table_id = $1', table);
  if (done) return;
  // Waits for somebody who is being forgotten at this moment, or is waited for.
  const people = yield* ask<{ visitor: number; guest: string | null }>(
    'UPDATE people SET seated = seated WHERE table_id = $1 RETURNING visitor, guest',
    table,
  );
  const guests = guestsOf(game, people);
  const isTooOften = yield* haveMetOften(table, at, [...guests.values()]);
  const changes = isTooOften ? undefined : yield* counted(at, game, guests);
  yield* ask(
    'INSERT INTO rated (table_id, place, at, game, changes) VALUES ($1, $2, $3, $4, $5)',
    ...[table, turn!.place, at, JSON.stringify(game), changes === undefined ? null : JSON.stringify(changes)],
  );
}

/**
 * Learns everything anew from the games that were counted; returns how many. Somebody forgotten since is a stranger at each
 * table.
 */
function* rebuilding(): Steps<number> {
  yield* takingRatingTurn();
  const shelf = new Shelf();
  let place = 0;
  let games = 0;
  for (;;) {
    const rows = yield* ask<RatedRow>(
      `SELECT table_id, place, at, game FROM rated WHERE place > $1 AND changes IS NOT NULL ORDER BY place LIMIT ${PAGE}`,
      place,
    );
    for (const { table_id: table, at, game: text } of rows) {
      const game = JSON.parse(text) as RatedGame;
      const people = yield* ask<{ visitor: number; guest: string | null }>(
        'SELECT visitor, guest FROM people WHERE table_id = $1',
        table,
      );
      shelf.rate(game, guestsOf(game, people), at);
      games++;
    }
    if (rows.length < PAGE) break;
    place = rows.at(-1)!.place;
  }
  yield* ask('DELETE FROM ratings');
  yield* ask('DELETE FROM setups');
  yield* shelf.writing();
  return games;
}

/** A counting transaction takes this before anything else: no other counts until it has ended. */
export function* takingRatingTurn(): Steps<void> {
  yield* ask('UPDATE rating_turn SET place = place WHERE id = 1');
}

/** Two guests turn out to be one person: what both have shown counts for them, and the prior counts once. */
export function* mergingRatings(guest: string, into: string): Steps<void> {
  for (const one of yield* ask<Rating>(OWN_RATINGS, guest)) {
    const other = (yield* ask<Rating>(OWN_RATINGS, into)).find(({ kind }) => kind === one.kind);
    yield* writing(into, other ? together(one, other) : one);
  }
  yield* ask('DELETE FROM ratings WHERE guest = $1', guest);
}

export const rebuildRatings = (store: Pick<Store, 'transact'>): Promise<number> => store.transact(rebuilding);

export class RatingBook {
  readonly #ask: Ask;

  constructor(asking: Ask) {
    this.#ask = asking;
  }

  /** Somebody's ratings as they are now: after an absence they are known less well. */
  async of(guest: string, now: number): Promise<readonly Rating[]> {
    return (await this.#ask<Rating>(OWN_RATINGS, [guest])).map((rating) => asOf(rating, now));
  }

  async at(table: string): Promise<Rated | undefined> {
    const sql = 'SELECT game, changes FROM rated WHERE table_id = $1';
    const [row] = await this.#ask<{ game: string; changes: string | null }>(sql, [table]);
    if (!row) return undefined;
    const { kind } = JSON.parse(row.game) as RatedGame;
    return { kind, ...(row.changes !== null && { changes: JSON.parse(row.changes) as RatingChange[] }) };
  }

  /** The game is over and has not been looked through yet. */
  async isWaiting(table: string): Promise<boolean> {
    return (await this.#ask('SELECT table_id FROM uncounted WHERE table_id = $1', [table])).length > 0;
  }

  /** The best of those who want to be seen, have settled, keep their name and are not banned. */
  async best(kind: RatingKind, now: number, most: number): Promise<readonly Ranked[]> {
    const rows = await this.#ask<Ranked>(
      `SELECT ratings.guest, kind, mean, variance, games, at, kept_names.name FROM ratings
       JOIN ranked ON ranked.guest = ratings.guest JOIN kept_names ON kept_names.guest = ratings.guest
       WHERE kind = $1 AND NOT EXISTS (
         SELECT 1 FROM sanctions WHERE sanctions.guest = ratings.guest AND sanctions.kind = 'ban' AND ends > $2
       ) AND variance + ${DRIFT} * ((CAST($2 AS BIGINT) - at) / ${DAY}) <= ${(SETTLED / POINTS) ** 2}
       ORDER BY score DESC LIMIT $3`,
      [kind, now, most],
    );
    return rows
      .map((row) => asOf(row, now))
      .filter((row) => deviationOf(row) <= SETTLED)
      .sort((one, other) => scoreOf(other) - scoreOf(one));
  }

  /** Those of these guests who let others see their numbers. */
  async shownOf(guests: readonly string[]): Promise<ReadonlySet<string>> {
    const shown = new Set<string>();
    for (const guest of guests) if (await this.isShown(guest)) shown.add(guest);
    return shown;
  }

  async isShown(guest: string): Promise<boolean> {
    return (await this.#ask('SELECT guest FROM ranked WHERE guest = $1', [guest])).length > 0;
  }

  async show(guest: string, isShown: boolean): Promise<void> {
    const sql = isShown
      ? 'INSERT INTO ranked (guest) VALUES ($1) ON CONFLICT DO NOTHING'
      : 'DELETE FROM ranked WHERE guest = $1';
    await this.#ask(sql, [guest]);
  }
}

const OWN_RATINGS = 'SELECT kind, mean, variance, games, at FROM ratings WHERE guest = $1 ORDER BY kind';

const together = (one: Rating, other: Rating): Rating => {
  const { prior } = newStrength(one.kind);
  const variance = 1 / (1 / one.variance + 1 / other.variance - 1 / prior);
  return {
    kind: one.kind,
    mean: variance * (one.mean / one.variance + other.mean / other.variance),
    variance,
    games: one.games + other.games,
    at: Math.max(one.at, other.at),
  };
};

function* writing(guest: string, { kind, mean, variance, games, at }: Rating): Steps<void> {
  yield* ask(
    `INSERT INTO ratings (guest, kind, mean, variance, games, at, score) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (guest, kind) DO UPDATE SET mean = excluded.mean, variance = excluded.variance,
       games = excluded.games, at = excluded.at, score = excluded.score`,
    ...[guest, kind, mean, variance, games, at, scoreOf({ mean, variance })],
  );
}

interface RatedRow {
  readonly table_id: string;
  readonly place: number;
  readonly at: number;
  readonly game: string;
}

/** Mean − 2 deviations: somebody is at least this strong. */
const scoreOf = ({ mean, variance }: Pick<Strength, 'mean' | 'variance'>): number => mean - 2 * Math.sqrt(variance);

const asOf = <R extends Rating>(rating: R, now: number): R => {
  const strength = { ...newStrength(rating.kind), mean: rating.mean, variance: rating.variance };
  afterAbsence(strength, now - rating.at);
  return { ...rating, variance: strength.variance };
};

/** The players who are still known, by their numbers at the table. */
const guestsOf = (
  game: RatedGame,
  people: readonly { readonly visitor: number; readonly guest: string | null }[],
): ReadonlyMap<number, string> => {
  const visitors = visitorsIn(game);
  return new Map(
    people.flatMap(({ visitor, guest }) => (guest !== null && visitors.includes(visitor) ? [[visitor, guest]] : [])),
  );
};

/** A lone player has nobody to collude with. */
function* haveMetOften(table: string, at: number, guests: readonly string[]): Steps<boolean> {
  if (guests.length < 2) return false;
  const rows = yield* ask<{ table_id: string; guest: string | null }>(
    `SELECT rated.table_id, other.guest FROM people AS me
     JOIN rated ON rated.table_id = me.table_id AND rated.at > $2 AND rated.at <= $3 AND rated.changes IS NOT NULL
     JOIN people AS other ON other.table_id = rated.table_id AND other.seated = 1
     WHERE me.guest = $1 AND me.table_id <> $4`,
    ...[guests[0]!, at - DAY, at + DAY, table],
  );
  const byTable = new Map<string, Set<string | null>>();
  for (const { table_id: id, guest } of rows) byTable.set(id, (byTable.get(id) ?? new Set()).add(guest));
  const alike = [...byTable.values()].filter(
    (met) => met.size === guests.length && guests.every((one) => met.has(one)),
  );
  return alike.length >= MOST_ALIKE;
}

function* counted(at: number, game: RatedGame, guests: ReadonlyMap<number, string>): Steps<readonly RatingChange[]> {
  const shelf = new Shelf();
  for (const guest of [...guests.values()].sort())
    for (const row of yield* ask<Rating>(OWN_RATINGS, guest)) shelf.putPerson(guest, row);
  for (const setup of [...new Set(game.contests.map((contest) => contest.setup))].sort())
    for (const row of yield* ask<Omit<Rating, 'kind' | 'at'>>(
      'SELECT mean, variance, games FROM setups WHERE name = $1',
      setup,
    ))
      shelf.putSetup(setup, row);
  const changes = shelf.rate(game, guests, at);
  yield* shelf.writing();
  return changes;
}

interface Kept {
  readonly strength: Strength;
  games: number;
  at: number;
}

/** What is believed, in memory, while games are counted. */
class Shelf {
  readonly #people = new Map<string, Map<StrengthKind, Kept>>();
  readonly #setups = new Map<string, Kept>();

  putPerson(guest: string, { kind, mean, variance, games, at }: Rating): void {
    this.#of(guest).set(kind, { strength: { ...newStrength(kind), mean, variance }, games, at });
  }

  putSetup(name: string, { mean, variance, games }: Omit<Rating, 'kind' | 'at'>): void {
    this.#setups.set(name, { strength: { ...newOffset(name), mean, variance }, games, at: 0 });
  }

  rate(game: RatedGame, guests: ReadonlyMap<number, string>, at: number): readonly RatingChange[] {
    const kinds = strengthKinds(game.kind);
    const strangers = new Map<string, Strength>();
    const known = [...guests].flatMap(([visitor, guest]) =>
      kinds.map((kind) => ({ visitor, kind, kept: this.#person(guest, kind, at) })),
    );
    const before = known.map(({ kept }) => valuesOf(kept));
    for (const { kept } of known) afterAbsence(kept.strength, at - kept.at);
    const book: StrengthBook = {
      person(visitor, kind) {
        const mine = known.find((one) => one.visitor === visitor && one.kind === kind)?.kept.strength;
        if (mine) return mine;
        const key = `${visitor} ${kind}`;
        const stranger = strangers.get(key) ?? newStrength(kind);
        strangers.set(key, stranger);
        return stranger;
      },
      setup: (name) => this.#setup(name).strength,
    };
    rateGame(book, game);
    for (const { setup } of game.contests) this.#setup(setup).games++;
    for (const { kept } of known) {
      kept.games++;
      kept.at = Math.max(kept.at, at);
    }
    return known.flatMap(({ visitor, kind, kept }, place) =>
      kind === game.kind ? [{ visitor, before: before[place]!, after: valuesOf(kept) }] : [],
    );
  }

  *writing(): Steps<void> {
    for (const [guest, kinds] of inOrder(this.#people))
      for (const [kind, { strength, games, at }] of inOrder(kinds))
        yield* writing(guest, { kind, mean: strength.mean, variance: strength.variance, games, at });
    for (const [name, { strength, games }] of inOrder(this.#setups))
      yield* ask(
        `INSERT INTO setups (name, mean, variance, games) VALUES ($1, $2, $3, $4)
         ON CONFLICT (name) DO UPDATE SET mean = excluded.mean, variance = excluded.variance, games = excluded.games`,
        ...[name, strength.mean, strength.variance, games],
      );
  }

  #person(guest: string, kind: StrengthKind, at: number): Kept {
    return found(this.#of(guest), kind, () => ({ strength: newStrength(kind), games: 0, at }));
  }

  #setup(name: string): Kept {
    return found(this.#setups, name, () => ({ strength: newOffset(name), games: 0, at: 0 }));
  }

  #of(guest: string): Map<StrengthKind, Kept> {
    return found(this.#people, guest, () => new Map());
  }
}

const found = <K, V>(map: Map<K, V>, key: K, made: () => V): V => {
  let value = map.get(key);
  if (value === undefined) {
    value = made();
    map.set(key, value);
  }
  return value;
};

const valuesOf = ({ strength: { mean, variance }, games }: Kept): RatingChange['before'] => ({ mean, variance, games });

/** All processes take rows in the same order. */
const inOrder = <K, V>(map: ReadonlyMap<K, V>): readonly [K, V][] =>
  [...map].sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
