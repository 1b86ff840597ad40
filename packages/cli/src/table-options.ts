/** Which table to sit down at: options that `simulate` and `play` share. */
import { LEVELS, type Level } from '@room25/bots';
import { EDITIONS, isComplaints, isSeed, MODES, type NewGame, newSheet, type Sheet } from '@room25/engine';
import { CHOICE_HELP, CHOICE_OPTIONS, readChoices } from './choice-options.ts';
import { UsageError } from './command.ts';
import { readComposition } from './compositions/composition.ts';
import { oneOf, wholeNumber } from './options.ts';
import { RULE_HELP, RULE_OPTIONS, readRules } from './rule-options.ts';

export const TABLE_OPTIONS = {
  edition: { type: 'string' },
  mode: { type: 'string' },
  players: { type: 'string' },
  composition: { type: 'string' },
  ...CHOICE_OPTIONS,
  ...RULE_OPTIONS,
  seed: { type: 'string' },
} as const;

export const BOTS_OPTION = { bots: { type: 'string' } } as const;

const USUAL = { edition: 'second', mode: 'suspicion' } as const;

const withDefault = (words: readonly string[], usual: string): string =>
  words.map((word) => (word === usual ? `${word} (default)` : word)).join(', ');

export const TABLE_HELP = `  --edition E   ${withDefault(EDITIONS, USUAL.edition)}
  --mode M      ${withDefault(MODES, USUAL.mode)}
  --players N   as the mode allows (default: 6, or the most it allows)
  --composition C
                the rooms: a name that 'room25 compositions' lists, your own
                as in EM=8,TR=2,…, or a name with '+ 5 green' and what you
                choose for that as in NAME,EM=5,… (default: the mode's)
${CHOICE_HELP}
${RULE_HELP}`;

export type TableWish = Omit<NewGame, 'seed'>;

type Given = Parameters<typeof readRules>[0] &
  Parameters<typeof readChoices>[0] & {
    readonly [N in 'edition' | 'mode' | 'players' | 'composition']?: string | undefined;
  };

export const readWish = (values: Given): TableWish => {
  const edition = oneOf('edition', EDITIONS, values.edition ?? USUAL.edition);
  const mode = oneOf('mode', MODES, values.mode ?? USUAL.mode);
  const options = readRules(values, edition);
  const table = {
    edition,
    mode,
    ...(values.composition !== undefined && { composition: readComposition(values.composition) }),
    ...(Object.keys(options).length > 0 && { options }),
    ...readChoices(values),
  };
  if (values.players !== undefined) return { ...table, players: wholeNumber('players', values.players, MOST_PLAYERS) };
  const wishes = [6, 5, 4, 3, 2, 1].map((players) => ({ ...table, players }));
  return wishes.find((wish) => !isComplaints(newSheet({ ...wish, seed: '0' }))) ?? wishes[0]!;
};

/** The table that was asked for, or a refusal with the engine's reasons. */
export const sheetOf = (wish: TableWish, seed: string): Sheet => {
  const sheet = newSheet({ ...wish, seed });
  if (!isComplaints(sheet)) return sheet;
  throw new UsageError(sheet.map(({ rule, message }) => `${message} (${rule})`).join('; '));
};

export const readSeed = (text: string): string => {
  if (!isSeed(text)) throw new UsageError('--seed must be a line of text without # and without blanks around it');
  return text;
};

export const readBots = (text: string): readonly Level[] =>
  text.split(',').map((kind) => oneOf('bots', LEVELS, kind.trim()));

const MOST_PLAYERS = 8;
