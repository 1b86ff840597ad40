/** What the README shows is what the program prints. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { program } from '@room25/test-kit/server';
import { expect, it } from 'vitest';
import { PATIENCE } from './room25.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(`${root}/README.md`, 'utf8');

/** Each command with the lines below it. */
const shown = [...page.matchAll(/^ {4}\$ npx room25 (.*)\n((?: {4}.*\n)+)/gm)].map(([, command, output]) => ({
  command: command!,
  output: output!.replaceAll(/^ {4}/gm, ''),
}));

it.each(shown)('room25 $command', { timeout: PATIENCE }, async ({ command, output }) => {
  const room25 = `'${process.execPath}' '${await program()}'`;
  const env = { ...process.env, LC_ALL: 'C', NODE_OPTIONS: '', NO_COLOR: '1', FORCE_COLOR: undefined };
  const printed = execFileSync('sh', ['-c', `${room25} ${command}`], {
    cwd: root,
    encoding: 'utf8',
    env,
    stdio: 'pipe',
  });
  expect(printed).toBe(output);
});

it('shows the program at work', () => expect(shown.length).toBeGreaterThan(2));
