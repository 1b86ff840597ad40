/** `program A [B] [adrenaline]`, with Kevin's `special=complex` or `special=robot`; in paranoia `program adrenaline` or `program none`. */
import {
  aOf,
  bOf,
  type Command,
  cOf,
  command,
  extras,
  HACKS,
  type Hack,
  hackOf,
  hasAdrenaline,
  NONE,
  VERB,
  verbOf,
} from '../command.ts';
import { ACTIONS } from '../words.ts';
import { oneOf, type SourceLine } from './line.ts';
import { failPart, gapOf, readKind } from './pattern.ts';

export const PROGRAM_WORDS: readonly string[] = [...ACTIONS, ...HACKS, '=', 'adrenaline', 'none'];

export function formatProgram(code: Command): string {
  const actions: readonly string[] = [aOf(code), bOf(code)]
    .filter((action) => action !== NONE)
    .map((action) => ACTIONS[action] ?? '');
  const hack = hackOf(code);
  const hacked = hack === undefined ? -1 : actions.indexOf('special');
  if (actions.includes('') || (hack !== undefined && hacked < 0) || (aOf(code) === NONE && bOf(code) !== NONE)) {
    throw new RangeError(`malformed command: ${code}`);
  }
  const words = actions.map((action, index) => (index === hacked ? `${action}=${hack}` : action));
  if (hasAdrenaline(code)) words.push('adrenaline');
  return ['program', ...(words.length === 0 ? ['none'] : words)].join(' ');
}

/** Reads what follows the word `program`. */
export function readProgram(line: SourceLine, who: number): Command {
  const isNone = line.skip('none');
  if (isNone || line.skip('adrenaline')) return command(who, VERB.program, NONE, NONE, extras(!isNone));
  const actions = [NONE, NONE];
  let hack: Hack | undefined;
  let adrenaline = false;
  for (let slot = 0; slot < 2 && !adrenaline; slot++) {
    if (slot > 0 && line.peek() === undefined) break;
    if (slot > 0 && line.skip('adrenaline')) adrenaline = true;
    else {
      actions[slot] = ACTIONS.indexOf(readAction(line, slot));
      if (line.previous()?.text === 'special' && line.skip('=')) hack = readHack(line, hack);
    }
  }
  adrenaline ||= line.skip('adrenaline');
  if (line.peek() !== undefined) failPart(line, [adrenaline ? undefined : 'adrenaline', undefined]);
  return command(who, VERB.program, actions[0], actions[1], extras(adrenaline, hack));
}

/** The program of a `rest:` line, for one of those who still have to program. */
export function programOf(who: number, program: Command): Command {
  return command(who, verbOf(program), aOf(program), bOf(program), cOf(program));
}

function readAction(line: SourceLine, slot: number): (typeof ACTIONS)[number] {
  const token = line.peek();
  const isAction = token !== undefined && (ACTIONS as readonly string[]).includes(token.text);
  if (slot > 0 && !isAction) return failPart(line, [gapOf('action', 'action'), 'adrenaline', undefined]);
  return readKind(line, 'action');
}

function readHack(line: SourceLine, already: Hack | undefined): Hack {
  const hack = HACKS.find((word) => already === undefined && line.skip(word));
  return (
    hack ??
    line.expected({
      what: already === undefined ? oneOf(HACKS) : 'only one hack',
      words: already === undefined ? HACKS : [],
    })
  );
}
