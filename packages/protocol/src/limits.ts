/** How much of anything is taken in. Whatever is longer is refused before it is looked at. */

/** Bytes of one message or body. */
export const LONGEST_MESSAGE = 16_384;
export const LONGEST_NAME = 24;
export const LONGEST_LINE_OF_CHAT = 300;
export const LONGEST_ID = 64;
export const LONGEST_PASSWORD = 64;
/** The chat of a table that is kept. */
export const MOST_LINES_OF_CHAT = 2_000;
/** Entries of a table's log, after which only what carries the game on is taken. A long game has a thousand. */
export const MOST_ENTRIES = 20_000;
export const MOST_SEATS = 8;
/** How many of the latest requests of a person a table remembers, so that one sent twice counts once. */
export const REMEMBERED_REQUESTS = 64;
