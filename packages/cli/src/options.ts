/** Options as they are typed, read into what they mean. */
import { parseArgs } from 'node:util';
import { UsageError } from './command.ts';

interface KnownOption {
  readonly type: 'string' | 'boolean';
  readonly default?: string;
  readonly multiple?: true;
}
type Known = Readonly<Record<string, KnownOption>>;
type Value<T> = T extends { type: 'boolean' }
  ? boolean | undefined
  : T extends { multiple: true }
    ? readonly string[] | undefined
    : T extends { default: string }
      ? string
      : string | undefined;
type Values<O extends Known> = { readonly [N in keyof O]: Value<O[N]> };

/** The options that a command knows, and the arguments beside them. */
export const readOptions = <const O extends Known>(
  args: readonly string[],
  options: O,
): { readonly values: Values<O>; readonly positionals: readonly string[] } => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values: values as unknown as Values<O>, positionals };
  } catch (thrown) {
    throw new UsageError(firstSentence((thrown as Error).message));
  }
};

export const oneOf = <T extends string>(what: string, words: readonly T[], text: string): T => {
  const word = words.find((each) => each === text);
  if (word === undefined) throw new UsageError(`--${what} must be one of ${words.join(', ')}; found '${text}'`);
  return word;
};

export const wholeNumber = (what: string, text: string, most: number): number => {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= 1 && number <= most))
    throw new UsageError(`--${what} must be a whole number from 1 to ${most}; found '${text}'`);
  return number;
};

/** Drops the rest, in which Node explains how to pass an option that does not exist. */
const firstSentence = (message: string): string => message.split('. ')[0]!;
