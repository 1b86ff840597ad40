/** The short form of `npm run siege`: the floods, for a second each. It measures no time, which a busy machine has not; memory and counts it does. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '@room25/test-kit/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FLOODS } from './siege/attacks/floods.ts';
import { Fort } from './siege/fort.ts';

const PATIENCE = 600_000;
/** Megabytes, for all of them together. */
const MOST_GAINED = 150;

let folder: string;
let fort: Fort;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'room25-siege-'));
  fort = new Fort(await ServerProcess.start({ folder, options: { limits: 1 } }), 1);
}, PATIENCE);

afterAll(async () => {
  fort.close();
  await fort.server.kill();
  rmSync(folder, { recursive: true });
});

describe.runIf(process.platform === 'linux')('a siege', () => {
  test(
    'of everything at once is held, and others are served',
    async () => {
      const before = fort.memory;
      const verdicts = [];
      for (const attack of FLOODS) {
        verdicts.push(...(await attack.run(fort)).map((each) => ({ attack: attack.name, ...each })));
        expect((await fort.call('/healthz')).status, attack.name).toBe(200);
      }
      expect(verdicts.filter(({ isHeld }) => !isHeld)).toEqual([]);
      expect(fort.memory - before).toBeLessThan(MOST_GAINED);
    },
    PATIENCE,
  );
});
