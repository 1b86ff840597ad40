/** One file, checked: every game in it is played, and held against what it expects. */
import { readFile, type SourceGame } from '@room25/engine';
import type { TextFile } from '../files.ts';
import { playSource } from '../play-source.ts';

/** A place that is not as it should be. Without a line it concerns the whole file. */
export interface FileFault {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
}

export interface FileReport {
  readonly passed: number;
  /** What could be read, but did not hold. */
  readonly failures: readonly FileFault[];
  /** What could not be read. */
  readonly errors: readonly FileFault[];
}

export const checkFile = async ({ name, text, trouble }: TextFile): Promise<FileReport> => {
  if (text === undefined) return unreadable(name, `cannot be read: ${trouble}`);
  const { games, errors } = readFile(text);
  if (games.length === 0 && errors.length === 0) return unreadable(name, 'expected a game, found none');
  const reports = await Promise.all(games.map((game) => checkGame(name, game)));
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failures: reports.flatMap(({ failures }) => failures),
    errors: errors.map((error) => ({ file: name, ...error })),
  };
};

/** `file:line:column: message`, as editors read it. */
export const formatFault = ({ file, line, column, message }: FileFault): string =>
  [file, line, column]
    .filter((part) => part !== undefined)
    .join(':')
    .concat(`: ${message}`);

const unreadable = (file: string, message: string): FileReport => ({
  passed: 0,
  failures: [],
  errors: [{ file, message }],
});

const checkGame = async (file: string, game: SourceGame): Promise<Pick<FileReport, 'passed' | 'failures'>> => {
  try {
    const { passed, failures } = await playSource(game);
    return {
      // A scenario that expects nothing still says that it can be played.
      passed: passed === 0 && failures.length === 0 ? 1 : passed,
      failures: failures.map(({ line, column, expected, found }) => {
        return { file, line, column, message: `expected ${expected}; found ${found}` };
      }),
    };
  } catch (thrown) {
    // A bug of the engine must not hide what the other games say.
    const message = `expected a game that runs; found an error in the engine: ${(thrown as Error).message}`;
    return { passed: 0, failures: [{ file, line: game.line, column: 1, message }] };
  }
};
