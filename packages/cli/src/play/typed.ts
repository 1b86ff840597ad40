/** What a typed line means: a legal answer by its words, in full or shortened as long as it is clear. */
import {
  ACTIONS,
  CHARACTERS,
  type Command,
  formatAnswer,
  formatCommand,
  readCommand,
  VERB,
  verbOf,
  type Who,
  whoOf,
} from '@room25/engine';

export type Typed =
  | { readonly kind: 'command'; readonly command: Command }
  /** It could be any of these. */
  | { readonly kind: 'unclear'; readonly commands: readonly Command[] }
  | { readonly kind: 'unreadable'; readonly message: string };

/** `who` is meant unless the line names another: `max: move c2`. */
export const readTyped = (line: string, legal: readonly Command[], who: Who): Typed => {
  const words = line.toLowerCase().replace(':', ' ').split(/\s+/).filter(Boolean);
  const named = (CHARACTERS as readonly string[]).indexOf(words[0] ?? '');
  const [speaker, answer] = named < 0 ? [who, words] : [named, words.slice(1)];
  const said = UNDERSTOOD.includes(answer[0] ?? '') ? answer.slice(1) : answer;
  const own = legal.filter((command) => whoOf(command) === speaker);
  const exact = own.filter((command) => formatAnswer(command) === answer.join(' '));
  // What cannot be taken back is typed in full.
  const begun = own.filter((command) => verbOf(command) !== VERB.reveal && fits(said, wordsOf(command)));
  const whole = begun.filter((command) => wordsOf(command).length === said.length);
  const bySpecial = own.filter((command) => said.length > 0 && fits(['special', ...said], wordsOf(command)));
  const fitting = [exact, whole, begun, bySpecial].find(({ length }) => length > 0) ?? [];
  if (fitting.length === 1) return { kind: 'command', command: fitting[0]! };
  return fitting.length > 1 ? { kind: 'unclear', commands: fitting } : readAnyway(speaker, answer);
};

/** What a person may leave out, because the question says it. */
const UNDERSTOOD = ['program', 'choose', 'clue'];

const wordsOf = (command: Command): readonly string[] => {
  const [first, ...rest] = formatAnswer(command).split(' ');
  return UNDERSTOOD.includes(first!) ? rest : [first!, ...rest];
};

const fits = (typed: readonly string[], answer: readonly string[]): boolean =>
  typed.length > 0 && typed.every((word, index) => begins(answer[index], word));

/** `s=r` begins `special=robot`. */
const begins = (word: string | undefined, typed: string): boolean => {
  const parts = word?.split('=') ?? [];
  return parts.length > 0 && typed.split('=').every((part, index) => parts[index]?.startsWith(part));
};

/** The first words that may be shortened, those played most often first. */
const SHORTENED = [...ACTIONS, 'wait', 'program', 'choose', 'clue', 'remind', 'signal', 'say'];

/** It is not legal; but once read, the engine can say why. */
const readAnyway = (who: Who, [first = '', ...rest]: readonly string[]): Typed => {
  const verb = SHORTENED.find((each) => each.startsWith(first)) ?? first;
  const command = readCommand(`${CHARACTERS[who]}: ${[verb, ...rest].join(' ')}`);
  return typeof command === 'number' ? { kind: 'command', command } : { kind: 'unreadable', message: command.message };
};

/** The way to type it: with the name where it is not the character being asked. */
export const formatTyped = (command: Command, who: Who): string =>
  whoOf(command) === who ? formatAnswer(command) : formatCommand(command);
