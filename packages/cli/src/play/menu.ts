/** The numbered list of what one may do. Programs are listed once, and what can be added to each is explained. */
import {
  aOf,
  bOf,
  type Command,
  command,
  extras,
  HACKS,
  hackOf,
  hasAdrenaline,
  VERB,
  verbOf,
  type Who,
  whoOf,
} from '@room25/engine';
import { inColumns } from '../terminal/columns.ts';
import { formatTyped } from './typed.ts';

export class Menu {
  readonly #all: readonly Command[];
  readonly #listed: readonly Command[];

  constructor(commands: readonly Command[]) {
    this.#all = commands;
    this.#listed = commands.filter((code) => !isProgram(code) || (!hasAdrenaline(code) && hackOf(code) !== 'robot'));
  }

  /** What `7`, or `7 robot adrenaline`, stands for; nothing if there is no such entry. */
  pick(line: string): Command | undefined {
    const [number, ...words] = line.toLowerCase().split(/\s+/);
    const listed = this.#listed[Number(number) - 1];
    if (listed === undefined || words.length === 0) return listed;
    const added = words.map((word) => ADDITIONS.find((addition) => addition.startsWith(word)));
    if (!isProgram(listed) || added.includes(undefined)) return undefined;
    const hack = hackOf(listed) && (HACKS.find((each) => added.includes(each)) ?? hackOf(listed));
    const code = command(
      whoOf(listed),
      VERB.program,
      aOf(listed),
      bOf(listed),
      extras(added.includes('adrenaline'), hack),
    );
    return this.#all.includes(code) ? code : undefined;
  }

  format(speaker: Who): string {
    const texts = this.#listed.map((code, index) => `${String(index + 1).padStart(2)} ${formatTyped(code, speaker)}`);
    return [inColumns(texts), ...this.#hints].join('\n');
  }

  get #hints(): readonly string[] {
    const programs = this.#all.filter(isProgram);
    return [
      ...(programs.some((code) => hackOf(code)) ? [`to hack a robot: special=robot, or '5 robot' for number 5`] : []),
      ...(programs.some(hasAdrenaline)
        ? [`with adrenaline: add 'adrenaline' to any of them, as in 'm l a' or '5 a' for number 5`]
        : []),
    ];
  }
}

export const isMenuLine = (line: string): boolean => /^\d+(\s+[a-z]+)*$/i.test(line);

const ADDITIONS = [...HACKS, 'adrenaline'] as const;

const isProgram = (code: Command): boolean => verbOf(code) === VERB.program;
