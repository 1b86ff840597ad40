/** The lines of a script. */
import type { Command } from '../command.ts';
import type { RuleId } from '../rule-ids.ts';
import { formatAnswer, formatCommand, isCommandWord, readCommandLine } from './commands.ts';
import { type Expectation, formatExpectation, readExpectation } from './expectations.ts';
import { KINDS } from './kinds.ts';
import { attempt, type Place, type SourceLine } from './line.ts';
import { failPart, gapOf, readKind } from './pattern.ts';
import { readProgram } from './program.ts';

/** A line that plays: a command, `rest: program …` (its `who` means nothing, see `programOf`), `end turn`. */
export type Play =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'rest'; readonly program: Command }
  | { readonly kind: 'end' };

/** What `!` also allows: known words that make no command (`control 1 up`, `program`), and so are refused already. */
export interface Unsayable {
  readonly kind: 'unsayable';
  readonly text: string;
  readonly reason: string;
}

export type Statement =
  | Play
  | Refused
  | { readonly kind: 'expect'; readonly not: boolean; readonly expectation: Expectation };

/** `rule` is the one that must stand against a command, where the line names it. */
interface Refused {
  readonly kind: 'refused';
  readonly play: Play | Unsayable;
  readonly rule?: RuleId;
}

/** `text` is the line as it was typed, without its comment. */
export type ScriptLine = Statement & Place & { readonly text: string };

/** Throws what `attempt` catches. */
export function readScriptLine(line: SourceLine): ScriptLine {
  const place = line.place();
  const statement = readStatement(line);
  line.requireEnd();
  // `statement` is ours to change; spreading it would take longer than all the reading.
  return Object.assign(statement, place, { text: line.text });
}

export function formatStatement(statement: Statement): string {
  switch (statement.kind) {
    case 'command':
      return formatCommand(statement.command);
    case 'rest':
      return `rest: ${formatAnswer(statement.program)}`;
    case 'end':
      return 'end turn';
    case 'refused': {
      const { play, rule } = statement;
      return `! ${play.kind === 'unsayable' ? play.text : formatStatement(play)}${rule ? ` by ${rule}` : ''}`;
    }
    case 'expect':
      return `? ${statement.not ? 'not ' : ''}${formatExpectation(statement.expectation)}`;
  }
}

function readStatement(line: SourceLine): Statement {
  if (line.skip('?')) {
    const not = line.skip('not');
    return { kind: 'expect', not, expectation: readExpectation(line) };
  }
  return line.skip('!') ? readRefused(line) : readPlay(line, ['!', '?']);
}

function readRefused(line: SourceLine): Refused {
  return attempt(
    () => {
      const play = readPlay(line, []);
      const rule = play.kind === 'command' && line.skip('by') ? readKind(line, 'rule') : undefined;
      line.requireEnd();
      return { kind: 'refused', play, ...(rule && { rule }) };
    },
    (error) => {
      // A misspelt word would be refused as well, and the scenario would prove nothing.
      if (!isSpelt(line)) line.fail(error.message, error);
      line.takeRest();
      const play: Unsayable = { kind: 'unsayable', text: line.text.slice(1).trim(), reason: error.message };
      return { kind: 'refused', play };
    },
  );
}

/** After the `!` come a name, a colon and then only words that commands have. */
function isSpelt({ tokens: [, who, colon, ...words] }: SourceLine): boolean {
  const isName = who !== undefined && KINDS.character.read(who.text) !== undefined;
  return isName && colon?.text === ':' && words.length > 0 && words.every(({ text }) => isCommandWord(text));
}

function readPlay(line: SourceLine, others: readonly string[]): Play {
  if (line.skip('end')) {
    line.require('turn');
    return { kind: 'end' };
  }
  if (line.skip('rest')) {
    line.require(':');
    if (!line.skip('program')) failPart(line, ['program']);
    return { kind: 'rest', program: readProgram(line, 0) };
  }
  checkName(line, others);
  return { kind: 'command', command: readCommandLine(line) };
}

/** A word that is no name may be a misspelt `rest` or `end` as well, unless a colon shows that a name was meant. */
function checkName(line: SourceLine, others: readonly string[]): void {
  const token = line.peek();
  const follower = token === undefined ? undefined : line.tokens[line.tokens.indexOf(token) + 1];
  const isName = token !== undefined && KINDS.character.read(token.text) !== undefined;
  if (!isName && follower?.text !== ':') failPart(line, [gapOf('who', 'character'), 'rest', 'end', ...others]);
}
