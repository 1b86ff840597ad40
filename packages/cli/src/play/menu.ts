/** The numbered list of moves. Programs are listed once, with an explanation of what can be added to each. */
import { type Command, HACKS, hackOf, hasAdrenaline, VERB, verbOf, type Who, withExtras } from '@room25/engine';
import { inColumns } from '../terminal/columns.ts';
import { formatTyped } from './typed.ts';
import type { PlayWords } from './words/index.ts';

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
    const code = withExtras(listed, added.includes('adrenaline'), hack);
    return this.#all.includes(code) ? code : undefined;
  }

  format(speaker: Who, words: PlayWords): string {
    const texts = this.#listed.map((code, index) => `${String(index + 1).padStart(2)} ${formatTyped(code, speaker)}`);
    return [inColumns(texts), ...this.#hints(words)].join('\n');
  }

  #hints(words: PlayWords): readonly string[] {
    const programs = this.#all.filter(isProgram);
    return [
      ...(programs.some((code) => hackOf(code)) ? [words.robotHint] : []),
      ...(programs.some(hasAdrenaline) ? [words.adrenalineHint] : []),
    ];
  }
}

export const isMenuLine = (line: string): boolean => /^\d+(\s+[a-z]+)*$/i.test(line);

const ADDITIONS = [...HACKS, 'adrenaline'] as const;

const isProgram = (code: Command): boolean => verbOf(code) === VERB.program;
