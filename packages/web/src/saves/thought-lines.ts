/** What bots thought, behind a record: comments of the notation, so that any reader of `.r25` may ignore them. */
import type { Explanation } from '@room25/bots';
import { CHARACTERS, formatCommand, ROOM_CODES, readCommand } from '@room25/engine';
import { LARGEST_FILE, type Thought } from './saved-table.ts';

const MARK = '# thought ';

/** Left out if the file would be too long to be read again. */
export const withThoughts = (record: string, thoughts: readonly Thought[]): string => {
  const whole = record + thoughts.map(lineOf).join('');
  return whole.length > LARGEST_FILE ? record : whole;
};

/** The place of the command, the seat, and why, with commands in the notation. */
const lineOf = ({ command, seat, explanation: { options, ...why } }: Thought): string => {
  const weighed = options.map((option) => ({ ...option, command: formatCommand(option.command) }));
  return `${MARK}${command} ${seat} ${JSON.stringify({ ...why, options: weighed })}\n`;
};

/** A line that is no thought, or not of this game, is a comment like any other. */
export const readThoughts = (text: string, { commands, seats }: { commands: number; seats: number }): Thought[] =>
  [...text.matchAll(LINE)].flatMap(([, place, chair, json]) => {
    const [command, seat] = [Number(place), Number(chair)];
    const explanation = command < commands && seat < seats ? readExplanation(json!) : undefined;
    return explanation ? [{ command, seat, explanation }] : [];
  });

const LINE = new RegExp(`^${MARK}(\\d{1,5}) (\\d) (\\{.*\\})\\r?$`, 'gm');

const readExplanation = (json: string): Explanation | undefined => {
  const read = parsed(json);
  const options = isList(read?.['options']) ? read['options'].map(readOption) : undefined;
  const why = { ...read, options };
  return isExplanation(why) ? why : undefined;
};

type Fields = Readonly<Record<string, unknown>>;

const parsed = (json: string): Fields | undefined => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

const readOption = (option: Fields): Fields => ({ ...option, command: readCommand(String(option['command'])) });

const isExplanation = (why: Fields): why is Fields & Explanation =>
  isCount(why['samples']) &&
  isChance(why) &&
  isListOf(why['options'], (option) => isCount(option['command']) && isChance(option) && isCount(option['samples'])) &&
  isListOf(why['guards'], (guard) => isChance(guard) && CHARACTERS.some((who) => who === guard['who'])) &&
  isListOf(
    why['rooms'],
    (one) => isChance(one) && isCell(one['cell']) && ROOM_CODES.some((room) => room === one['room']),
  );

const isList = (value: unknown): value is readonly Fields[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null);
const isListOf = (value: unknown, isOne: (each: Fields) => boolean): boolean => isList(value) && value.every(isOne);
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isChance = ({ chance }: Fields): boolean => typeof chance === 'number' && chance >= 0 && chance <= 1;
const isCell = (value: unknown): boolean => typeof value === 'string' && /^[a-e][1-5]$/.test(value);
