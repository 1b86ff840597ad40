import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PATIENCE, room25 } from './room25.ts';

describe('room25 ratings', { timeout: PATIENCE }, () => {
  it('prints how well strengths are found, line by line, the same each time', async () => {
    const { status, stdout } = await room25(['ratings', 'simulate', '--seeds', '1']);
    expect(status).toBe(0);
    const main = stdout.split('\n').find((line) => line.startsWith('| **this** |'));
    expect(main).toBe('| **this** | 0.0111 | 0.89 | 0.95 | 0.86 | 1.5 | 12 |');
    for (const mode of ['cooperation', 'competition', 'team']) expect(stdout).toContain(`| ${mode} | 0.0`);
  });

  it('finds the ratings of a server again, also where there are none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'room25-ratings-'));
    const { status, stdout } = await room25(['ratings', 'rebuild', '--data', folder]);
    expect([status, stdout]).toEqual([0, '0 games counted again\n']);
    rmSync(folder, { recursive: true });
  });

  it('says what it can do', async () => {
    const { status, stderr } = await room25(['ratings']);
    expect(status).toBe(2);
    expect(stderr).toContain('say simulate or rebuild');
  });
});
