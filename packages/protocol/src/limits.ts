/** How much of anything is accepted. Whatever is longer is refused unread. */

/** Bytes of one message or body. */
export const LONGEST_MESSAGE = 16_384;
export const LONGEST_NAME = 24;
export const LONGEST_LINE_OF_CHAT = 300;
export const LONGEST_ID = 64;
export const LONGEST_PASSWORD = 64;
/** Lines of chat that one person may say at a table. */
export const MOST_LINES_OF_ONE = 250;
/** Lines of chat before the start, of everybody who has come and gone. */
export const MOST_LINES_BEFORE = 1_000;
/**
 * What one person may add to a table's log besides answers that are awaited: signals, changed programs, getting up, sitting down
 * …
 */
export const MOST_ENTRIES_OF_ONE = 1_000;
/** How often one person may take their seat back at once; after that they wait a little each time. */
export const MOST_RETURNS_OF_ONE = 100;
/** How often it is logged that one person was connected or cut off. */
export const MOST_COMINGS_OF_ONE = 1_000;
/** Entries of a table's log before its start; beyond them nobody new sits down or is let in. */
export const MOST_ENTRIES_BEFORE = 10_000;
/** Entries of a table's log; beyond them only what carries the game on is accepted. A long game has a thousand. */
export const MOST_ENTRIES = 20_000;
export const MOST_SEATS = 8;
/** How many of a person's latest requests a table remembers, so that one sent twice counts once. */
export const REMEMBERED_REQUESTS = 64;
