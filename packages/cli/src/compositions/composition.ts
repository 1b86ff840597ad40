/** Which rooms a table plays with, and what there is to say about them. */
import {
  type Counts,
  EDITION_RULES,
  type EditionRules,
  isFilling,
  prepare,
  readFile,
  type Sheet,
  type Terms,
  warningsOf,
} from '@room25/engine';
import { UsageError } from '../command.ts';

type Composition = EditionRules['compositions'][string];

export interface Chosen {
  /** Absent if it is the table's own. */
  readonly name?: string;
  /** A shape filled by hand, for which nothing is drawn. */
  readonly isFilled?: boolean;
  readonly composition: Composition;
}

/** The composition of a table that can be played; none where the sheet gives a board. */
export const chosenFor = (sheet: Sheet): Chosen | undefined => {
  const { composition } = (prepare(sheet) as Terms).setup;
  if (composition === undefined) return undefined;
  if (isFilling(sheet.composition)) return { name: sheet.composition.shape, isFilled: true, composition };
  const known = Object.entries(EDITION_RULES[sheet.edition].compositions);
  const name = known.find(([, each]) => each === composition)?.[0];
  return { ...(name !== undefined && { name }), composition };
};

/** What is said of a composition besides its name. */
export type Notes = Readonly<Record<'own' | 'filled' | 'provisional', string>>;

const NOTES: Notes = { own: 'own rooms', filled: 'filled by hand', provisional: 'provisional' };

/** `suspicion-2 (provisional)` */
export const nameOf = ({ name, isFilled, composition: { source } }: Chosen, notes = NOTES): string => {
  if (name === undefined) return notes.own;
  if (isFilled) return `${name}, ${notes.filled}`;
  return source === 'provisional' ? `${name} (${notes.provisional})` : name;
};

/** What the rules advise against but allow. */
export const warningsFor = (sheet: Sheet): readonly string[] => {
  const rooms = chosenFor(sheet)?.composition.rooms ?? {};
  return warningsOf(rooms, EDITION_RULES[sheet.edition]).map(({ rule, message }) => `warning: ${message} (${rule})`);
};

/** `EM=4 VI=1`, as it can be typed; `+ 5 green` where some are drawn. */
export const formatRooms = ({ rooms, drawn = {} }: Composition): string =>
  [formatCounts(rooms), ...Object.entries(drawn).map(([colour, count]) => `+ ${count} ${colour}`)].join(' ');

const formatCounts = (counts: Counts): string =>
  Object.entries(counts)
    .map(([room, count]) => `${room}=${count}`)
    .join(' ');

/** A name, `EM=8 TR=2 …`, or a name and what fills it, separated by blanks or commas; read like the header line of the notation. */
export const readComposition = (text: string): NonNullable<Sheet['composition']> => {
  const words = text.split(/[\s,]+/).join(' ');
  const { games, errors } = readFile(`edition second\nmode solo\norder max\ncomposition ${words}\n`);
  const composition = games[0]?.sheet.composition;
  if (composition !== undefined && errors.length === 0) return composition;
  throw new UsageError(
    `--composition: ${errors[0]?.message ?? 'expected a name, or rooms and how many (EM=8 TR=2 …)'}`,
  );
};
