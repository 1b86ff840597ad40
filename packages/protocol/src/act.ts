/** What a person does at a table; the same over the socket and over HTTP. */
import { CHARACTERS } from '@room25/engine';
import * as v from 'valibot';
import { LONGEST_ID, LONGEST_LINE_OF_CHAT, LONGEST_PASSWORD, MOST_SEATS } from './limits.ts';
import { settings } from './settings.ts';
import { LEVELS, PHRASES } from './words.ts';

export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));

/** Chance that a player adds to the deal, so that the server alone cannot choose it. */
export const entropy = v.pipe(v.string(), v.regex(/^([0-9a-f]{2}){8,32}$/));

/** A table's password. The same letters count, however they were typed. */
export const password = v.pipe(
  v.string(),
  v.maxLength(4 * LONGEST_PASSWORD),
  v.transform((text) => text.normalize('NFC').trim()),
  v.minLength(1),
  v.maxLength(LONGEST_PASSWORD),
);

/** A command as the engine's integer, or as a line of the notation: `jennifer: move c2`. */
const command = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0x7f_ffff)),
  v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
]);

/** Text that is shown to others: one line, nothing that could pass for something else. */
export const line = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(4 * most),
    v.transform((text) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()),
    v.minLength(1),
    v.maxLength(most),
    v.check((text) => !UNSEEN.test(text), 'Invalid text: a character that cannot be seen'),
    v.check((text) => SEEN.test(text.replaceAll(FILLERS, '')), 'Invalid text: nothing to be seen'),
  );

/** Control characters, lone surrogates, marks that turn the direction of writing, joiners that join nothing, private use. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u;

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Letters and symbols that nothing is drawn for. */
const FILLERS = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

const hearers = v.picklist(['all', 'team']);

export const act = v.variant('do', [
  v.strictObject({ do: v.literal('sit'), seat: v.exactOptional(seat), entropy: v.exactOptional(entropy) }),
  v.strictObject({ do: v.literal('ready'), ready: v.boolean(), entropy: v.exactOptional(entropy) }),
  /** Whom this seat would like to be, several in the order in which they act; `null`: any. With `seat`, the host chooses for a bot. */
  v.strictObject({
    do: v.literal('wish'),
    character: v.nullable(v.union([v.picklist(CHARACTERS), v.pipe(v.array(v.picklist(CHARACTERS)), v.maxLength(4))])),
    seat: v.exactOptional(seat),
  }),
  /** The host chooses who begins; `null`: it is drawn. */
  v.strictObject({ do: v.literal('begin'), seat: v.nullable(seat) }),
  /** The host puts a bot in a free seat, or gives one another level. */
  v.strictObject({ do: v.literal('fill'), seat, level: v.picklist(LEVELS) }),
  /** The host empties a seat, be it a person's or a bot's. */
  v.strictObject({ do: v.literal('remove'), seat }),
  /** The host makes another person the host. While the host is cut off, anybody can take their place. */
  v.strictObject({ do: v.literal('handOver'), seat }),
  /**
   * The host changes the settings; then everybody has to confirm again. `password`: a new one, or `null` for none; without it the old one
   * stays.
   */
  v.strictObject({ do: v.literal('settings'), settings, password: v.exactOptional(v.nullable(password)) }),
  v.strictObject({ do: v.literal('start'), entropy: v.exactOptional(entropy) }),
  /** The password of a table that asks for one: whoever gave it may look and sit down from then on. */
  v.strictObject({ do: v.literal('enter'), password }),
  /** A program can be replaced by another until all are locked. */
  v.strictObject({ do: v.literal('play'), command }),
  v.strictObject({ do: v.literal('unlock') }),
  v.strictObject({ do: v.literal('say'), text: line(LONGEST_LINE_OF_CHAT), to: v.exactOptional(hearers) }),
  v.strictObject({ do: v.literal('phrase'), phrase: v.picklist(PHRASES), to: v.exactOptional(hearers) }),
  /** Where there is time to talk before programs are made: I have heard enough. */
  v.strictObject({ do: v.literal('heard') }),
  /** Without a clock: gives those who are awaited one last minute. */
  v.strictObject({ do: v.literal('nudge') }),
  /** Gets up; in a game a bot sits in. */
  v.strictObject({ do: v.literal('leave') }),
  /** Takes the seat back from the bot. */
  v.strictObject({ do: v.literal('back') }),
  v.strictObject({ do: v.literal('rematch') }),
]);
export type Act = v.InferOutput<typeof act>;

/** Made up by the client: the same id sent twice counts once. */
export const requestId = v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{1,${LONGEST_ID}}$`)));
