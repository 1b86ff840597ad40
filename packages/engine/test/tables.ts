/** Every edition × mode × number of players, and games on them. */
import { gameFrom } from '@room25/test-kit';
import {
  EDITION_RULES,
  EDITIONS,
  type Edition,
  type Game,
  MODES,
  type Mode,
  newSheet,
  type Options,
  type Random,
  randomFrom,
  type Sheet,
} from '../src/index.ts';

export interface Place {
  readonly edition: Edition;
  readonly mode: Mode;
  readonly players: number;
  readonly composition?: string;
  readonly options?: Options;
}

/** The ways to play a mode: with each composition of the base games; with each level of Ultimate. */
const variantsOf = (edition: Edition, mode: Mode, players: number): Pick<Place, 'composition' | 'options'>[] => {
  if (!EDITION_RULES[edition].hasUltimate)
    return Object.keys(EDITION_RULES[edition].compositions).map((composition) => ({ composition }));
  const variants: Options[] = [{ level: 'quick-start' }, { level: 'ultimate' }, { mac: 'all' }];
  if (mode === 'cooperation' || mode === 'solo') variants.push({ madness: 'on' }, { mac: 'none' });
  if (mode === 'suspicion' && players === 5) variants.push({ guards: '1' });
  return variants.map((options) => ({ options }));
};

export const PLACES: readonly Place[] = EDITIONS.flatMap((edition) =>
  MODES.flatMap((mode) =>
    Object.keys(EDITION_RULES[edition].modes[mode]?.seating ?? {})
      .map(Number)
      .flatMap((players) =>
        variantsOf(edition, mode, players).map((variant) => ({ edition, mode, players, ...variant })),
      ),
  ),
);

export const nameOf = ({ edition, mode, players, composition, options }: Place): string =>
  [edition, mode, players, composition, ...Object.entries(options ?? {}).flat()].filter(Boolean).join(' ');

export const sheetAt = (place: Place, seed: string, more: Partial<Sheet> = {}): Sheet => {
  const sheet = newSheet({ ...place, seed });
  if (!('order' in sheet)) throw new Error(sheet.map(({ message }) => message).join('; '));
  return { ...sheet, ...more };
};

export const gameAt = (place: Place, seed: string, more: Partial<Sheet> = {}): Game =>
  gameFrom(sheetAt(place, seed, more));

export const randomAt = (seed: string): Random => randomFrom(seed, 'test');
