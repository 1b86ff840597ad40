/** A printed shape ("5 green of your choice") whose open places are filled by hand instead of drawn. */
import type { Composition, EditionRules } from '../content.ts';
import { randomFrom, shuffle } from '../random.ts';
import { ROOMS } from '../rooms/index.ts';
import type { CompositionChoice, Counts, Filling } from '../sheet.ts';
import { COLOURS, type Colour, type RoomCode } from '../words.ts';
import type { TableOptions } from './setup.ts';

export const isFilling = (choice: CompositionChoice | undefined): choice is Filling =>
  typeof choice === 'object' && 'shape' in choice;

/** All its rooms, none of them drawn; nothing where the edition has no such list. */
export const filled = ({ shape, chosen }: Filling, edition: EditionRules): Composition | undefined => {
  const list = listNamed(shape, edition);
  if (!list) return undefined;
  const rooms: Partial<Record<RoomCode, number>> = { ...list.rooms };
  for (const [code, count] of entriesOf(chosen)) rooms[code] = (rooms[code] ?? 0) + count;
  return { rooms, source: list.source };
};

/** Which tile is short; or else of which colour how many are missing or too many. */
export const fillingFaults = ({ shape, chosen }: Filling, edition: EditionRules): readonly string[] => {
  const list = listNamed(shape, edition);
  if (!list) return [];
  if (!list.drawn) return [`${shape} has all its rooms: nothing is to choose`];
  const short = shortTiles(chosen, list, edition).map(({ code, count, own, stock }) => {
    const beside = own > 0 ? ` beside the ${own} of ${shape}` : '';
    return `${code}: ${count} asked for${beside}, ${stock} in the box`;
  });
  return short.length > 0 ? short : COLOURS.flatMap((colour) => colourFault(colour, chosen, list));
};

interface Drawing {
  readonly edition: EditionRules;
  readonly players: number;
  readonly mac: TableOptions['mac'];
  readonly seed: string;
}

/** What is still open, drawn from the rest of the box as a deal would draw all of it. */
export const completed = (filling: Filling, { edition, players, mac, seed }: Drawing): Filling => {
  const { rooms } = filled(filling, edition)!;
  const { drawn = {} } = listNamed(filling.shape, edition)!;
  const random = randomFrom(seed, 'filling');
  const chosen: Partial<Record<RoomCode, number>> = { ...filling.chosen };
  for (const colour of COLOURS) {
    const box = entriesOf(edition.inventory)
      .filter(([code]) => ROOMS[code].colour === colour && canBeDrawn(code, players, mac))
      .flatMap(([code, stock]) => new Array<RoomCode>(Math.max(0, stock - (rooms[code] ?? 0))).fill(code));
    const missing = (drawn[colour] ?? 0) - countOf(colour, filling.chosen);
    for (const code of shuffle(box, random).slice(0, Math.max(0, missing))) chosen[code] = (chosen[code] ?? 0) + 1;
  }
  return { shape: filling.shape, chosen };
};

/** Jamming is never drawn for a lone player, nor an M.A.C. room for a game without M.A.C. cards. */
export const canBeDrawn = (code: RoomCode, players: number, mac: TableOptions['mac']): boolean =>
  !(ROOMS[code].needsCompany && players === 1) && !(ROOMS[code].needsCards && mac === 'none');

const shortTiles = (chosen: Counts, { rooms }: Composition, { inventory }: EditionRules) =>
  entriesOf(chosen)
    .map(([code, count]) => ({ code, count, own: rooms[code] ?? 0, stock: inventory[code] ?? 0 }))
    .filter(({ count, own, stock }) => count > 0 && count + own > stock);

const colourFault = (colour: Colour, chosen: Counts, { drawn = {} }: Composition): string[] => {
  const open = drawn[colour] ?? 0;
  const count = countOf(colour, chosen);
  const missing = open - count;
  if (missing === 0) return [];
  if (missing > 0) return [`${colour}: ${count} of ${open} chosen, ${missing} ${missing === 1 ? 'is' : 'are'} missing`];
  return [`${colour}: ${count} chosen, ${open === 0 ? 'none' : open} to choose: ${-missing} too many`];
};

const countOf = (colour: Colour, counts: Counts): number =>
  entriesOf(counts).reduce((sum, [code, count]) => sum + (ROOMS[code].colour === colour ? count : 0), 0);

const listNamed = (name: string, { compositions }: EditionRules): Composition | undefined =>
  Object.hasOwn(compositions, name) ? compositions[name] : undefined;

const entriesOf = (counts: Counts): [RoomCode, number][] => Object.entries(counts) as [RoomCode, number][];
