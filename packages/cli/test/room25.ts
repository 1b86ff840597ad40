/** The program as a person starts it: a process of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from '@room25/test-kit/server';

/** Milliseconds that a test may take that starts the program, on a busy machine: as many as any other. */
export const PATIENCE = 600_000;

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Surroundings {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whoever reads its output stops at once, as `head` does. */
  readonly isUnread?: boolean;
}

// Colours would be forced on the program when the tests are.
const { FORCE_COLOR: _, ...surroundings } = process.env;

export const room25 = async (
  args: readonly string[],
  { input = '', cwd, env, isUnread }: Surroundings = {},
): Promise<Run> => {
  const main = await program();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], {
      cwd,
      env: { ...surroundings, LC_ALL: 'C', NODE_OPTIONS: '', ...env },
    });
    const output = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        output[stream] += text;
      });
    if (isUnread) child.stdout.destroy();
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, ...output }));
    // A program that has seen enough leaves before it was told everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
};

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'room25-'));

export const lines = (text: string): string[] => text.trimEnd().split('\n');
