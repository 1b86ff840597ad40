/** A game of a file, played by its rules. */
import { type Event, playScript, type ScriptResult, type SourceGame, UnknownRules } from '@room25/engine';

/** Unknown rules are reported as a failure of the line that names them. */
export const playSource = async (source: SourceGame, listener?: (event: Event) => void): Promise<ScriptResult> => {
  try {
    return await playScript(source, listener);
  } catch (thrown) {
    if (!(thrown instanceof UnknownRules)) throw thrown;
    const { line, column } = source.where.get('rules') ?? { line: source.line, column: 1 };
    const failure = { line, column, expected: 'rules that are known here', found: thrown.message };
    return { commands: [], passed: 0, failures: [failure] };
  }
};
