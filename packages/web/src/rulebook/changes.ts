/** What differs between the editions, read from what they are made of. */
import {
  EDITION_RULES,
  EDITIONS,
  type EditionRules,
  MODES,
  type Mode,
  ROOM_CODES,
  type RoomCode,
} from '@room25/engine';

/** What an edition has or lacks. */
const FACTS = {
  clues: ({ hasClues }) => hasClues,
  programmedSolo: ({ modes }) => modes.solo?.choosesFreely !== true,
  keptDirection: ({ linesKeepDirection }) => linesKeepDirection,
  alarm: ({ modes }) => modes.suspicion?.hasAlarm === true,
  revealNeedsAlarm: ({ revealNeedsAlarm }) => revealNeedsAlarm,
  revealAnyTime: ({ reveal }) => reveal === 'any',
  guardCards: ({ guards }) => new Set(guards).size > 1,
  effectsHitAll: ({ effectsHitAll }) => effectsHitAll,
  ownPawnsSpared: ({ sparesOwnPawns }) => sparesOwnPawns,
  remindersMove: ({ remindersMove }) => remindersMove,
  openLooks: ({ modes }) => modes.cooperation?.opensLooks === true,
  abilities: ({ hasUltimate }) => hasUltimate,
  key: ({ modes }) => modes.cooperation?.needsKey === true,
  cards: ({ modes }) => modes.cooperation?.drawsCards === true,
} as const satisfies Readonly<Record<string, (rules: EditionRules) => boolean>>;

export type ChangeId = keyof typeof FACTS;

export interface Row<Subject, Cell> {
  readonly subject: Subject;
  /** In the order of `EDITIONS`; absent where an edition does not have it. */
  readonly cells: readonly (Cell | undefined)[];
}

/** "2–3, 6" */
const rangeOf = (numbers: readonly number[]): string => {
  const sorted = [...numbers].sort((one, other) => one - other);
  const starts = sorted.filter((number) => !sorted.includes(number - 1));
  return starts
    .map((start) => {
      let end = start;
      while (sorted.includes(end + 1)) end++;
      return end === start ? `${start}` : `${start}–${end}`;
    })
    .join(', ');
};

const inEach = <Cell>(of: (rules: EditionRules) => Cell): readonly Cell[] =>
  EDITIONS.map((edition) => of(EDITION_RULES[edition]));

export const factRows: readonly Row<ChangeId, boolean>[] = Object.entries(FACTS).map(([id, holds]) => ({
  subject: id as ChangeId,
  cells: inEach(holds),
}));

/** How many tiles of a room are in the box, except where all editions have the same number. */
export const roomRows: readonly Row<RoomCode, number>[] = ROOM_CODES.map((subject) => ({
  subject,
  cells: inEach(({ inventory }) => inventory[subject]),
})).filter(({ cells }) => new Set(cells).size > 1);

export interface Seats {
  /** "2–3" */
  readonly players: string;
  readonly characters: number;
}

/** Groups the numbers of players that have the same number of characters each. */
export const seatRows: readonly Row<Mode, readonly Seats[]>[] = MODES.map((subject) => ({
  subject,
  cells: inEach(({ modes }) => {
    const seating = Object.entries(modes[subject]?.seating ?? {});
    if (seating.length === 0) return undefined;
    return [...new Set(seating.map(([, characters]) => characters))].map((characters) => ({
      players: rangeOf(seating.filter(([, each]) => each === characters).map(([players]) => Number(players))),
      characters,
    }));
  }),
}));

export interface Length {
  readonly turns: number;
  /** With that many characters; absent if it is the same with any number. */
  readonly characters?: string;
}

export const lengthRows: readonly Row<Mode, readonly Length[]>[] = MODES.map((subject) => ({
  subject,
  cells: inEach(({ modes }) => {
    const mode = modes[subject];
    if (!mode) return undefined;
    const tables = [...new Set(Object.entries(mode.seating).map(([players, each]) => Number(players) * each))].sort(
      (one, other) => one - other,
    );
    const lengths = [...new Set(tables.map((characters) => mode.turns(characters)))];
    return lengths.map((turns) => ({
      turns,
      ...(lengths.length > 1 && {
        characters: rangeOf(tables.filter((characters) => mode.turns(characters) === turns)),
      }),
    }));
  }),
}));
