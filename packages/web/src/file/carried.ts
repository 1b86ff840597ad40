/** Everything in a file, as one text: what this device keeps, and what its server knows of me. */
import { CHARACTERS, EDITIONS, MODES, RESULTS, ROLES, RULE_IDS } from '@room25/engine';
import { allBests, type Best, mergeBests, readBest } from '../best/best-scores.ts';
import { noteDays, solvedDays } from '../puzzles/days.ts';
import { allProgress, mergeProgress, type Progress } from '../puzzles/progress.ts';
import { keepGames } from '../results/device-results.ts';
import type { FileGame, MyTally } from '../results/result.ts';
import { pass, passedLessons } from '../tutorial/progress.ts';

export const FILE_FAULTS = ['large', 'unreadable', 'newer', 'damaged'] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

export interface Carried {
  readonly games: readonly FileGame[];
  readonly puzzles: Readonly<Record<string, Progress>>;
  readonly days: readonly number[];
  readonly lessons: readonly string[];
  readonly best: Readonly<Record<string, Best>>;
}

const KIND = 'room25-file';
const VERSION = 1;

/** `games`: both the device's and the server's. */
export const fileText = (games: readonly FileGame[]): string => {
  const carried: Carried = {
    games,
    puzzles: allProgress.value,
    days: solvedDays.value,
    lessons: passedLessons.value,
    best: allBests(),
  };
  return JSON.stringify({ kind: KIND, version: VERSION, made: Date.now(), ...carried });
};

/** What a text holds, or why it cannot be taken. It changes nothing. */
const readFileText = (text: string): Carried | FileFault => {
  const found = parsed(text);
  if (!isThing(found) || found['kind'] !== KIND) return 'unreadable';
  const { version } = found;
  if (typeof version === 'number' && version > VERSION) return 'newer';
  const carried = {
    games: listOf(found['games'], readGame),
    puzzles: recordOf(found['puzzles'], readProgress),
    days: listOf(found['days'], (day) => (isCount(day) ? day : undefined)),
    lessons: listOf(found['lessons'], (id) => (isName(id) ? id : undefined)),
    best: recordOf(found['best'], readBest),
  };
  const isWhole = version === VERSION && Object.values(carried).every((part) => part !== undefined);
  return isWhole ? (carried as Carried) : 'damaged';
};

/** Some thousands of games. */
const LARGEST = 10_000_000;

/** Takes a file as a whole, or refuses it and changes nothing: returns how many games are new, or why it is refused. */
export const bringFile = async (file: File): Promise<number | FileFault> => {
  if (file.size > LARGEST) return 'large';
  const carried = readFileText(await file.text());
  return typeof carried === 'string' ? carried : takeIn(carried);
};

/** Adds it to what is here; says how many games are new. */
const takeIn = async ({ games, puzzles, days, lessons, best }: Carried): Promise<number> => {
  mergeProgress(puzzles);
  noteDays(days);
  for (const lesson of lessons) pass(lesson);
  mergeBests(best);
  return keepGames(games);
};

type Thing = Readonly<Record<string, unknown>>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isFlag = (value: unknown): value is true | undefined => value === undefined || value === true;
const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
const isOneOf = <T>(all: readonly T[], value: unknown): value is T => all.includes(value as T);

/** All or nothing. */
const listOf = <T>(value: unknown, read: (each: unknown) => T | undefined): readonly T[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const all = value.map(read);
  return all.some((each) => each === undefined) ? undefined : (all as T[]);
};

const recordOf = <T>(
  value: unknown,
  read: (each: unknown) => T | undefined,
): Readonly<Record<string, T>> | undefined => {
  if (!isThing(value)) return undefined;
  const all = Object.entries(value).map(([key, each]) => [key, read(each)] as const);
  const isRight = all.every(([key, each]) => /^[\w+-]{1,64}$/.test(key) && key !== '__proto__' && each !== undefined);
  return isRight ? (Object.fromEntries(all) as Record<string, T>) : undefined;
};

const readProgress = (value: unknown): Progress | undefined => {
  if (!isThing(value)) return undefined;
  const { tries, hints, solved, isShown } = value;
  if (!isCount(tries) || !isCount(hints) || !isFlag(isShown)) return undefined;
  if (solved !== undefined && !isCount(solved)) return undefined;
  return { tries, hints, ...(solved !== undefined && { solved }), ...(isShown && { isShown }) };
};

const readGame = (value: unknown): FileGame | undefined => {
  if (!isThing(value)) return undefined;
  const { id, edition, mode, players, result, ended, server, record } = value;
  const mine = value['mine'] === undefined ? undefined : readTally(value['mine']);
  const isRight =
    isName(id) &&
    isOneOf(EDITIONS, edition) &&
    isOneOf(MODES, mode) &&
    isOneOf(RESULTS, result) &&
    isCount(players) &&
    isCount(ended) &&
    (server === undefined || (typeof server === 'string' && /^https?:\/\/[\w.:[\]-]+$/.test(server))) &&
    (record === undefined || (typeof record === 'string' && /^~[\w-]+$/.test(record))) &&
    (value['mine'] === undefined) === (mine === undefined);
  if (!isRight) return undefined;
  return {
    ...{ id, edition, mode, players, result, ended },
    ...(server !== undefined && { server: server as string }),
    ...(record !== undefined && { record: record as string }),
    ...(mine && { mine }),
  };
};

const readTally = (value: unknown): MyTally | undefined => {
  if (!isThing(value)) return undefined;
  const { won, claims, lies, believed, misled, left } = value;
  const characters = listOf(value['characters'], readCharacter);
  const saved = value['saved'] === undefined ? [] : listOf(value['saved'], readName);
  if (typeof won !== 'boolean' || !isFlag(left) || !characters || !saved) return undefined;
  if (!isCount(claims) || !isCount(lies) || !isCount(believed) || !isCount(misled)) return undefined;
  return {
    ...{ won, claims, lies, believed, misled, characters },
    ...(saved.length > 0 && { saved }),
    ...(left && { left }),
  };
};

const readName = (value: unknown) => (isOneOf(CHARACTERS, value) ? value : undefined);

const readCharacter = (value: unknown): MyTally['characters'][number] | undefined => {
  if (!isThing(value)) return undefined;
  const { name, role, survived, death } = value;
  if (!isOneOf(CHARACTERS, name) || typeof survived !== 'boolean') return undefined;
  if (role !== undefined && !isOneOf(ROLES, role)) return undefined;
  if (death !== undefined && !isOneOf(RULE_IDS, death)) return undefined;
  return { name, survived, ...(role !== undefined && { role }), ...(death !== undefined && { death }) };
};
