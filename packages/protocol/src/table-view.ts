/** A table apart from its game, and what is said there: the schemas that describe them, and the types that follow. */
import { CHARACTERS } from '@room25/engine';
import * as v from 'valibot';
import { count, tableName } from './client-message.ts';
import { settings } from './settings.ts';
import { ABSENCES, LEVELS, PHRASES, TABLE_STATUSES } from './words.ts';

/** What was chosen for a seat and is not left to chance. */
const chosen = {
  wish: v.exactOptional(v.array(v.picklist(CHARACTERS))),
  begins: v.exactOptional(v.literal(true)),
};

const seatView = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({ kind: v.literal('bot'), level: v.picklist(LEVELS), ...chosen }),
  v.object({
    kind: v.literal('person'),
    name: v.string(),
    host: v.exactOptional(v.literal(true)),
    ready: v.exactOptional(v.literal(true)),
    /** A page or program of this person is connected. */
    here: v.exactOptional(v.literal(true)),
    /** They were given this seat, as at a rematch, and have not come yet. */
    coming: v.exactOptional(v.literal(true)),
    ...chosen,
    /** A bot sits in. */
    away: v.exactOptional(v.picklist(ABSENCES)),
    /** SHA-256 of the number that they have added to the chance of the deal. */
    mark: v.exactOptional(v.string()),
  }),
]);

/** As everybody may see it; `you` is the viewer's seat. */
export const tableAnswer = v.object({
  id: tableName,
  code: tableName,
  state: v.picklist(TABLE_STATUSES),
  settings,
  seats: v.array(seatView),
  you: v.exactOptional(count),
  /** How many look on without a seat, as far as this process knows; absent: nobody. */
  watching: v.exactOptional(count),
  /** SHA-256 of the server's part of the seed, published before anybody sits down. */
  commitment: v.string(),
  /** Until when the awaited people can answer, in milliseconds since 1970. */
  deadline: v.exactOptional(v.number()),
  /** Until when people talk before they program, and the seats of those who have heard enough. */
  talking: v.exactOptional(v.object({ until: v.number(), heard: v.array(count) })),
  /** The characters whose programs are locked. */
  locked: v.exactOptional(v.array(v.picklist(CHARACTERS))),
  started: v.exactOptional(v.number()),
  ended: v.exactOptional(v.number()),
  /** The id of the table where the same people play again. */
  rematch: v.exactOptional(tableName),
  /** One needs a password to come in. */
  password: v.exactOptional(v.literal(true)),
  /** Its game counts for ratings, if enough people play. */
  rated: v.exactOptional(v.literal(true)),
  /** A quick game: when bots fill in and it begins; after that, until when somebody who comes late can take a bot's seat. */
  quick: v.exactOptional(v.object({ fills: v.exactOptional(v.number()), joins: v.exactOptional(v.number()) })),
});
export type TableView = Shown<v.InferOutput<typeof tableAnswer>>;
export type SeatView = TableView['seats'][number];

const spoken = {
  seat: count,
  name: v.string(),
  at: v.number(),
  team: v.exactOptional(v.literal(true)),
  /** Said by somebody dead: until the end only the dead heard it. */
  dead: v.exactOptional(v.literal(true)),
};

/** Somebody's own words, or a phrase that each reads in their own language. */
export const chatLine = v.union([
  v.object({ ...spoken, text: v.string() }),
  v.object({ ...spoken, phrase: v.picklist(PHRASES) }),
]);
export type ChatLine = Shown<v.InferOutput<typeof chatLine>>;

/** Whatever is shown is read, never written. */
type Shown<T> = T extends object ? { readonly [K in keyof T]: Shown<T[K]> } : T;
