/** The settings of a server: each with its option, its environment variable, its default and its line of help. */
import { existsSync } from 'node:fs';
import type { LogLevel } from '@room25/server';
import { UsageError } from '../command.ts';
import { oneOf, readOptions } from '../options.ts';
import { DATA_VARIABLE, dataFolder } from '../store-settings.ts';
import { wrapText } from '../terminal/wrap.ts';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const satisfies readonly LogLevel[];

interface Setting<T> {
  /** What stands for its value in the help; none: it is a switch. */
  readonly takes?: string;
  readonly env: string;
  readonly help: string;
  /** What the help says of its default. */
  readonly otherwise?: string;
  /** From what was typed, or stands in the environment, if any. */
  readonly read: (text: string | undefined, name: string) => T;
}

const whole =
  (most: number, otherwise: number) =>
  (text: string | undefined, name: string): number =>
    text === undefined ? otherwise : numberIn(text, name, most);

/** A hundred years. */
const MOST_DAYS = 36_500;

const SETTINGS = {
  port: {
    takes: 'N',
    env: 'PORT',
    help: 'the port; 0: any that is free',
    otherwise: 'default 2525',
    read: whole(65_535, 2525),
  },
  host: {
    takes: 'H',
    env: 'HOST',
    help: 'the address to listen at; 0.0.0.0: all',
    otherwise: 'default 127.0.0.1',
    read: (text = '127.0.0.1') => text,
  },
  'metrics-port': {
    takes: 'N',
    env: 'ROOM25_METRICS_PORT',
    help: 'metrics at a port of their own',
    otherwise: 'default: /metrics of the one port, for this machine alone',
    read: (text, name) => (text === undefined ? undefined : numberIn(text, name, 65_535)),
  },
  'metrics-host': {
    takes: 'H',
    env: 'ROOM25_METRICS_HOST',
    help: 'the address of that port',
    otherwise: 'default 127.0.0.1',
    read: (text = '127.0.0.1') => text,
  },
  data: {
    takes: 'FOLDER',
    env: DATA_VARIABLE,
    help: 'where SQLite keeps the tables',
    otherwise: 'default ./room25-data',
    read: (text) => dataFolder(text),
  },
  archive: {
    takes: 'FOLDER',
    env: 'ROOM25_ARCHIVE',
    help: 'where everything that SQLite keeps is written once more, for room25 restore',
    read: (text) => text,
  },
  page: {
    takes: 'FOLDER',
    env: 'ROOM25_PAGE',
    help: 'the built page, if not the one that comes with it',
    read: (text) => folderAt(text),
  },
  'trust-proxy': {
    env: 'ROOM25_TRUST_PROXY',
    help: 'a proxy in front of it says who asks: X-Forwarded-For and X-Forwarded-Proto, -Host',
    read: (text) => text === '1',
  },
  names: {
    takes: 'A,B',
    env: 'ROOM25_NAMES',
    help: 'the names that it is reached by from outside, where there is no proxy in front of it',
    read: (text = '') => text.toLowerCase().split(',').filter(Boolean),
  },
  'push-hosts': {
    takes: 'A,B',
    env: 'ROOM25_PUSH_HOSTS',
    help: 'push services beyond those of Chrome, Firefox, Safari and Edge that people may be told by; with a dot before it, all below that name',
    read: (text = '') => text.toLowerCase().split(',').filter(Boolean),
  },
  limits: {
    takes: 'N',
    env: 'ROOM25_LIMITS',
    help: 'this many times the usual limits of an address and a connection',
    otherwise: 'default 1',
    read: whole(1_000_000, 1),
  },
  'bot-pause': {
    takes: 'MS',
    env: 'ROOM25_BOT_PAUSE',
    help: 'the least time that a bot takes where people play',
    otherwise: 'default 700',
    read: whole(60_000, 700),
  },
  'keep-talk': {
    takes: 'N',
    env: 'ROOM25_KEEP_TALK',
    help: 'days that what was said at a table is kept after its end; 0: for ever',
    otherwise: 'default 90',
    read: whole(MOST_DAYS, 90),
  },
  'keep-empty': {
    takes: 'N',
    env: 'ROOM25_KEEP_EMPTY',
    help: 'days that a table is kept where no game was played to its end',
    otherwise: 'default 30',
    read: whole(MOST_DAYS, 30),
  },
  'keep-people': {
    takes: 'N',
    env: 'ROOM25_KEEP_PEOPLE',
    help: 'days that it is kept who somebody was, after they were last here',
    otherwise: 'default 400',
    read: whole(MOST_DAYS, 400),
  },
  log: {
    takes: 'LEVEL',
    env: 'ROOM25_LOG',
    help: LEVELS.join(', '),
    otherwise: 'default info, or warn in a terminal',
    read: (text = process.stdout.isTTY ? 'warn' : 'info', name) => oneOf(name, LEVELS, text),
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

type Name = keyof typeof SETTINGS;
type CamelCase<N extends string> = N extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Rest>}` : N;

type Settings = { readonly [N in Name as CamelCase<N>]: ReturnType<(typeof SETTINGS)[N]['read']> };

export const readSettings = (args: readonly string[], env: NodeJS.ProcessEnv): Settings => {
  const { values, positionals } = readOptions(args, OPTIONS);
  if (positionals.length > 0) throw new UsageError(`what is '${positionals[0]}'? serve takes options only`);
  const read = NAMES.map((name) => {
    const setting: Setting<unknown> = SETTINGS[name];
    const value: string | boolean | undefined = values[name];
    const typed = typeof value === 'boolean' ? '1' : value;
    return [camelCase(name), setting.read(typed ?? env[setting.env], name)];
  });
  return Object.fromEntries(read) as Settings;
};

const NAMES = Object.keys(SETTINGS) as Name[];

const OPTIONS = Object.fromEntries(
  NAMES.map((name) => [name, { type: 'takes' in SETTINGS[name] ? 'string' : 'boolean' }]),
) as Record<Name, { readonly type: 'string' | 'boolean' }>;

const camelCase = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const COLUMN = 19;

export const SETTINGS_HELP = NAMES.map((name) => {
  const { takes, env, help, otherwise }: Setting<unknown> = SETTINGS[name];
  const option = `  --${name}${takes === undefined ? '' : ` ${takes}`} `.padEnd(COLUMN);
  const variable = takes === undefined ? `${env}=1` : env;
  const text = `${help} (${variable}${otherwise === undefined ? '' : `; ${otherwise}`})`;
  return option + wrapText(text, ' '.repeat(COLUMN)).trimStart();
}).join('\n');

const folderAt = (path: string | undefined): string | undefined => {
  if (path !== undefined && !existsSync(path)) throw new UsageError(`--page: there is no folder '${path}'`);
  return path;
};

const numberIn = (text: string, name: string, most: number): number => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= most)) throw new UsageError(`--${name} must be a whole number from 0 to ${most}; found '${text}'`);
  return value;
};
