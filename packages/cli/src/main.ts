import { admin } from './admin/admin.ts';
import { arena } from './arena/arena.ts';
import { check } from './check/check.ts';
import { type CliCommand, OK, UNUSABLE, UsageError } from './command.ts';
import { compositions } from './compositions/compositions.ts';
import { keys } from './keys/keys.ts';
import { load } from './load/load.ts';
import { play } from './play/play.ts';
import { ratings } from './ratings/ratings.ts';
import { replay } from './replay/replay.ts';
import { restore } from './restore/restore.ts';
import { serve } from './serve/serve.ts';
import { simulate } from './simulate/simulate.ts';
import { solve } from './solve/solve.ts';
import { think } from './think/think.ts';
import { verify } from './verify/verify.ts';
import { version } from './version.ts';

const COMMANDS: Readonly<Record<string, CliCommand>> = {
  play,
  check,
  replay,
  simulate,
  arena,
  compositions,
  solve,
  serve,
  keys,
  admin,
  restore,
  ratings,
  think,
  load,
  verify,
};
const BUG = 70;

const HELP = `room25: the board game Room 25

Usage: room25 COMMAND [--help]
       room25 --version

Commands:
${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`)
  .join('\n')}

Exit status: 0 all is well; 1 the answer is no; 2 misused, or a file could not be read.`;

const main = async ([name, ...args]: readonly string[]): Promise<number> => {
  if (name === undefined) return misused(HELP);
  if (isHelp(name) || name === 'help') return say(commandOf(args[0] ?? '')?.help ?? HELP);
  if (name === '--version' || name === '-v') return say(version());
  const command = commandOf(name);
  if (!command) return misused(`room25: there is no command '${name}'; there are ${Object.keys(COMMANDS).join(', ')}`);
  if (args.some(isHelp)) return say(command.help);
  try {
    return await command.run(args);
  } catch (thrown) {
    if (thrown instanceof UsageError) return misused(`room25 ${name}: ${thrown.message}\nTry: room25 ${name} --help`);
    console.error(`room25 ${name}: this is a bug, please report it\n${(thrown as Error).stack}`);
    return BUG;
  }
};

const commandOf = (name: string): CliCommand | undefined =>
  Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

const say = (text: string): number => {
  console.log(text);
  return OK;
};

const misused = (text: string): number => {
  console.error(text);
  return UNUSABLE;
};

/** A program that reads our output may stop when it has enough, as `head` does. */
const leaveQuietly = ({ code }: NodeJS.ErrnoException): void => process.exit(code === 'EPIPE' ? OK : BUG);
process.stdout.on('error', leaveQuietly);
process.stderr.on('error', leaveQuietly);

process.exitCode = await main(process.argv.slice(2));
