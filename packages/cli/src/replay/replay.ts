import { CHARACTERS, EVERYONE, type Event, readFile, type SourceGame, seatViewer } from '@room25/engine';
import { type FileFault, formatFault } from '../check/check-file.ts';
import { type CliCommand, NEGATIVE, OK, UNUSABLE, UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { chooseLanguage, LANGUAGE_HELP, LANGUAGE_OPTION } from '../language.ts';
import { oneOf, readOptions } from '../options.ts';
import { playSource } from '../play-source.ts';
import { IN_JSON, inWords, type Telling } from './telling.ts';

const HELP = `Usage: room25 replay FILE [options]

Plays the games of a .r25 file and prints what happens, one event a line, and
then the position in which each game ends.

Options:
  --as NAME     tell only what the player of that character is told; the table
                is then drawn as that player sees it
  --json        a JSON object per line: the events as the engine tells them, and
                after each game its position (with --as: the view)
${LANGUAGE_HELP}
  --help        this text

FILE may be - (stdin).

Exit status: 0; 1 a line could not be played or an expectation failed (see
stderr); 2 the file could not be read.

Examples:
  room25 replay game.r25
  room25 replay game.r25 --as max --lang fr
  room25 replay game.r25 --json | grep '"kind":"died"'`;

export const replay: CliCommand = {
  summary: 'tell what happens in a .r25 file',
  help: HELP,
  async run(args) {
    const options = { json: { type: 'boolean' }, as: { type: 'string' }, ...LANGUAGE_OPTION } as const;
    const { values, positionals } = readOptions(args, options);
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0) throw new UsageError('name one file');
    const as = values.as === undefined ? undefined : CHARACTERS.indexOf(oneOf('as', CHARACTERS, values.as));
    const telling = values.json ? IN_JSON : inWords(await chooseLanguage(values.lang));
    const { name, text, trouble } = await readText(path);
    if (text === undefined) throw new UsageError(`${name} cannot be read: ${trouble}`);
    const { games, errors } = readFile(text);
    for (const error of errors) report({ file: name, ...error });
    if (errors.length === 0 && games.length === 0) report({ file: name, message: 'expected a game, found none' });
    const statuses: number[] = [];
    for (const game of games) statuses.push(await replayGame(name, game, as, telling));
    return errors.length > 0 || games.length === 0 ? UNUSABLE : Math.max(OK, ...statuses);
  },
};

const replayGame = async (
  file: string,
  source: SourceGame,
  as: number | undefined,
  telling: Telling,
): Promise<number> => {
  const events: Event[] = [];
  const result = await playSource(source, (event) => events.push(event));
  const isPresent = as === undefined || result.game?.cast.includes(as) !== false;
  if (!isPresent) throw new UsageError(`${CHARACTERS[as!]} is not in the game at line ${source.line}`);
  const viewer = as === undefined || !result.game ? EVERYONE : seatViewer(result.game.seatOf(as));
  telling.title(source);
  for (const event of events) telling.event(result.game!.told(event, viewer), source);
  if (result.game) telling.end(source, result.game, viewer);
  for (const { line, column, expected, found } of result.failures) {
    // What was found instead may be secret.
    const message = viewer === EVERYONE ? `expected ${expected}; found ${found}` : 'this line does not hold';
    report({ file, line, column, message });
  }
  return result.failures.length > 0 ? NEGATIVE : OK;
};

const report = (fault: FileFault): void => console.error(formatFault(fault));
