/** A command of the program, such as `room25 check`. */
export interface CliCommand {
  /** For the list of commands. */
  readonly summary: string;
  readonly help: string;
  /** Returns the exit status. */
  readonly run: (args: readonly string[]) => Promise<number>;
}

export const OK = 0;
/** An expectation failed, or the answer is no. */
export const NEGATIVE = 1;
/** The command was misused, or a file cannot be read. */
export const UNUSABLE = 2;

/** What the person who typed the command can put right. */
export class UsageError extends Error {}
