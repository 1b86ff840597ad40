/** What a table is opened with. */
import { EDITIONS, MODES, OPTIONS, type OptionName, ROOM_CODES, type RoomCode } from '@room25/engine';
import * as v from 'valibot';
import { MOST_SEATS } from './limits.ts';
import { TALKS } from './words.ts';

/** Seconds for a program and for each action; or hours for each answer. */
const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('live'), program: seconds(), action: seconds() }),
  v.strictObject({ kind: v.literal('correspondence'), hours: whole(1, 24 * 30) }),
]);
export type Clock = v.InferOutput<typeof clock>;

type CountSchemas = { [R in RoomCode]: v.ExactOptionalSchema<v.GenericSchema<number>, undefined> };

const nameOfList = v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(/^[a-z0-9-]+$/));
const counts = v.strictObject(
  Object.fromEntries(ROOM_CODES.map((code) => [code, v.exactOptional(whole(0, 25))])) as unknown as CountSchemas,
);

/** A composition by its name, how many of each room, or a shape that is filled by hand. */
const composition = v.union([nameOfList, counts, v.strictObject({ shape: nameOfList, chosen: counts })]);

type OptionSchemas = {
  [N in OptionName]: v.ExactOptionalSchema<v.PicklistSchema<(typeof OPTIONS)[N], undefined>, undefined>;
};

const options = v.strictObject(
  Object.fromEntries(
    Object.entries(OPTIONS).map(([name, values]) => [name, v.exactOptional(v.picklist(values))]),
  ) as unknown as OptionSchemas,
);

export const settings = v.strictObject({
  edition: v.picklist(EDITIONS),
  mode: v.picklist(MODES),
  players: whole(1, MOST_SEATS),
  composition: v.exactOptional(composition),
  options: v.exactOptional(options),
  /** Shown in the list of tables; else it is found only by link or code. */
  listed: v.boolean(),
  /** Its game counts for the players' ratings; only where the table is listed, may be watched and has no password. */
  rated: v.exactOptional(v.boolean()),
  /** Nobody looks on: once the game has begun, only the players see the table. */
  unwatched: v.exactOptional(v.boolean()),
  clock,
  talk: v.picklist(TALKS),
  /** There is a moment to talk before programs are made. */
  talking: v.exactOptional(v.boolean()),
});
export type Settings = v.InferOutput<typeof settings>;

function seconds() {
  return whole(5, 3600);
}

function whole(least: number, most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}
