/**
 * Which rooms are in play and how many have been found. Everybody was told before the deal what is in play; what has been found
 * is read off the view, so it says nothing that the viewer does not know.
 */
import {
  COLOURS,
  type Colour,
  type Counts,
  colourOf,
  EDITION_RULES,
  isFilling,
  ROOM_CODES,
  type RoomCode,
  type Sheet,
  type View,
} from '@room25/engine';

/** What a table has chosen of its rooms; empty: the usual ones. */
export interface RoomChoice {
  readonly composition?: Sheet['composition'] | undefined;
}

export interface Count {
  readonly all: number;
  readonly found: number;
}

export interface Tally {
  readonly colours: Readonly<Record<Colour, Count>>;
  /** `all` is a minimum if some of the colour are drawn. */
  readonly rooms: readonly (Count & { readonly code: RoomCode; readonly isDrawn: boolean })[];
}

export const tallyOf = (view: View, choice: RoomChoice): Tally => {
  const { edition } = view;
  const { rooms, drawn = {} } = listOf(view, choice);
  const seen = view.board.flatMap(({ room, known }) => room ?? known ?? []);
  const inList = (code: RoomCode): number => (code === 'CE' || code === '25' ? 1 : (rooms[code] ?? 0));
  const counts = ROOM_CODES.flatMap((code) => {
    const found = seen.filter((each) => each === code).length;
    const isDrawn = (drawn[colourOf(edition, code)] ?? 0) > 0 && isInBox(view, code);
    // A room may have become another one since.
    const all = Math.max(inList(code), found);
    return all > 0 || isDrawn ? [{ code, all, found, isDrawn }] : [];
  });
  const sum = (colour: Colour, of: (count: Count & { readonly code: RoomCode }) => number): number =>
    counts.filter(({ code }) => colourOf(edition, code) === colour).reduce((total, count) => total + of(count), 0);
  const colours = Object.fromEntries(
    COLOURS.map((colour) => {
      const found = sum(colour, (count) => count.found);
      return [colour, { all: Math.max(found, sum(colour, ({ code }) => inList(code)) + (drawn[colour] ?? 0)), found }];
    }),
  ) as Tally['colours'];
  return { colours, rooms: counts };
};

interface List {
  readonly rooms: Counts;
  readonly drawn?: Readonly<Partial<Record<Colour, number>>>;
}

const listOf = (view: View, { composition }: RoomChoice): List => {
  const { compositions, standard } = EDITION_RULES[view.edition];
  if (composition === undefined) return compositions[standard(view.mode, inForce(view))]!;
  if (typeof composition === 'string') return compositions[composition]!;
  if (!isFilling(composition)) return { rooms: composition };
  const { rooms } = compositions[composition.shape]!;
  const codes = ROOM_CODES.filter((code) => rooms[code] || composition.chosen[code]);
  return {
    rooms: Object.fromEntries(codes.map((code) => [code, (rooms[code] ?? 0) + (composition.chosen[code] ?? 0)])),
  };
};

/** SUSP-ROLES: four players have one guard, six and more two. */
const inForce = ({ options, cast: { length } }: View): View['options'] => ({
  ...options,
  guards: length === 4 ? 1 : length === 5 ? options.guards : 2,
});

const isInBox = ({ edition, options }: View, code: RoomCode): boolean => {
  const { inventory, notAtQuickStart } = EDITION_RULES[edition];
  return (inventory[code] ?? 0) > 0 && !(options.level === 'quick-start' && notAtQuickStart.includes(code));
};
