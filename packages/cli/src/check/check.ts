import { type CliCommand, NEGATIVE, OK, UNUSABLE, UsageError } from '../command.ts';
import { filesOf, readText } from '../files.ts';
import { readOptions } from '../options.ts';
import { Progress } from '../terminal/progress.ts';
import { checkFile, type FileFault, formatFault } from './check-file.ts';

const HELP = `Usage: room25 check FILE… [--json]

Plays the games of .r25 files and checks what they expect.

Prints a line for everything that does not hold, and at the end: N passed,
N failed. Expectations (?) and refusals (!) that held count as passed, and so
does every game that ran through without any. FILE may be a folder (all .r25
files in it) or - (stdin).

Options:
  --json   one JSON object: passed, failed, failures, errors
  --help   this text

Exit status: 0 all held; 1 something failed; 2 a file could not be read.

Examples:
  room25 check game.r25
  room25 check packages/engine/conformance
  cat game.r25 | room25 check -`;

export const check: CliCommand = {
  summary: 'check the expectations in .r25 files',
  help: HELP,
  async run(args) {
    const { values, positionals } = readOptions(args, { json: { type: 'boolean' } });
    if (positionals.length === 0) throw new UsageError('which files?');
    const report = await checkAll(filesOf(positionals), values.json ? () => {} : tell);
    const { passed, failures, errors } = report;
    const failed = failures.length + errors.length;
    if (values.json) console.log(JSON.stringify({ passed, failed, failures, errors }));
    else console.log(`${passed} passed, ${failed} failed`);
    return errors.length > 0 ? UNUSABLE : failed > 0 ? NEGATIVE : OK;
  },
};

const tell = (fault: FileFault): void => console.log(formatFault(fault));

const checkAll = async (files: readonly string[], report: (fault: FileFault) => void) => {
  const progress = new Progress('files', files.length);
  const failures: FileFault[] = [];
  const errors: FileFault[] = [];
  let passed = 0;
  for (const [index, file] of files.entries()) {
    await progress.tell(index);
    const result = await checkFile(await readText(file));
    passed += result.passed;
    failures.push(...result.failures);
    errors.push(...result.errors);
    const faults = [...result.errors, ...result.failures].sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
    if (faults.length > 0) progress.end();
    faults.forEach(report);
  }
  progress.end();
  return { passed, failures, errors };
};
