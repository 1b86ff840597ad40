#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In a checkout the program is built when it is missing or older than its sources; a packed copy holds only dist/.
const setup = new URL('../../../scripts/setup.mjs', import.meta.url);
if (existsSync(setup)) {
  const { ensureBuilt } = await import(setup.href);
  ensureBuilt();
}
await import('../dist/main.js');
