/** Which table to sit down at: options that `simulate` and `play` share. */
import { BOT_KINDS, type BotKind } from '@room25/bots';
import { type Complaint, EDITIONS, isSeed, MODES, type NewGame, newSheet, type Sheet } from '@room25/engine';
import { UsageError } from './command.ts';
import { oneOf, wholeNumber } from './options.ts';

export const TABLE_OPTIONS = {
  edition: { type: 'string', default: 'second' },
  mode: { type: 'string', default: 'suspicion' },
  players: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'string' },
} as const;

const withDefault = (words: readonly string[], usual: string): string =>
  words.map((word) => (word === usual ? `${word} (default)` : word)).join(', ');

export const TABLE_HELP = `  --edition E   ${withDefault(EDITIONS, TABLE_OPTIONS.edition.default)}
  --mode M      ${withDefault(MODES, TABLE_OPTIONS.mode.default)}
  --players N   as the mode allows (default: 6, or the most it allows)`;

export type Wish = Omit<NewGame, 'seed'>;

export const readWish = (values: { edition: string; mode: string; players?: string | undefined }): Wish => {
  const edition = oneOf('edition', EDITIONS, values.edition);
  const mode = oneOf('mode', MODES, values.mode);
  if (values.players !== undefined)
    return { edition, mode, players: wholeNumber('players', values.players, MOST_PLAYERS) };
  const wishes = [6, 5, 4, 3, 2, 1].map((players) => ({ edition, mode, players }));
  return wishes.find((wish) => isSheet(newSheet({ ...wish, seed: '0' }))) ?? wishes[0]!;
};

/** The table that was wished for, or a refusal with the engine's reasons. */
export const sheetOf = (wish: Wish, seed: string): Sheet => {
  const sheet = newSheet({ ...wish, seed });
  if (isSheet(sheet)) return sheet;
  throw new UsageError(sheet.map(({ rule, message }) => `${message} (${rule})`).join('; '));
};

export const readSeed = (text: string): string => {
  if (!isSeed(text)) throw new UsageError('--seed must be a line of text without # and without blanks around it');
  return text;
};

export const readBots = (text: string): readonly BotKind[] =>
  text.split(',').map((kind) => oneOf('bots', BOT_KINDS, kind.trim()));

const MOST_PLAYERS = 8;

const isSheet = (sheet: Sheet | readonly Complaint[]): sheet is Sheet => !Array.isArray(sheet);
