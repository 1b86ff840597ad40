import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Game } from '@room25/engine';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { decide, type Level, type Note, posted, type Reply, type Task, taskOf } from '../src/index.ts';
import { sheetAt } from './tables.ts';

const AN_HOUR = 3_600_000;
/** Milliseconds: a bundle is made. */
const PATIENCE = 60_000;

const game = Game.setUp(sheetAt({ edition: 'second', mode: 'suspicion', players: 6 }, 'worker')) as Game;
const taskFor = (level: Level): Task => posted(taskOf(game, 0, [], level, 'worker'));

/** Everything that a browser gets of a page's worker. */
const bundled = async (): Promise<string> => {
  const { output } = (await build({
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['room25-source'] },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? id : null),
        load: (id) => (id === 'page' ? `import '@room25/bots/worker';` : null),
      },
    ],
    build: { write: false, minify: false, modulePreload: false, target: 'es2023', rolldownOptions: { input: 'page' } },
  })) as Rolldown.RolldownOutput;
  const [worker, ...older] = output;
  // Bots of older rules are fetched when a task asks for them.
  expect(older.map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/^assets\/rules-1-/)]);
  return worker.code.replaceAll(/import\([^)]*rules-\d+[^)]*\)/g, 'undefined');
};

/** What a browser's worker finds, over the port of a thread. */
const SCOPE = `const { parentPort } = require('node:worker_threads');
globalThis.postMessage = (message) => parentPort.postMessage(message);
parentPort.on('message', (data) => globalThis.onmessage({ data }));
`;

describe('the worker of a page', { timeout: PATIENCE }, () => {
  it('needs nothing that a browser lacks, decides, stops when told to, and says when it fails', async () => {
    const code = await bundled();
    expect(code).not.toMatch(/\b(import|require)\b\s*\(?['"]|\bfrom\s*['"]|\bprocess\./);
    const worker = new Worker(`${SCOPE}${code}`, { eval: true });
    const replies = new Map<number, (reply: Reply) => void>();
    worker.on('message', (reply: Reply) => replies.get(reply.id)!(reply));
    const replyTo = (note: Note): Promise<Reply> =>
      new Promise((done, failed) => {
        worker.once('error', failed);
        replies.set(note.id, done);
        worker.postMessage(note);
      });
    const easy = await replyTo({ id: 1, task: taskFor('easy') });
    expect(easy.decision).toEqual(decide(taskFor('easy'), { steps: 1 }));
    const hard = replyTo({ id: 2, task: taskFor('hard'), milliseconds: AN_HOUR });
    worker.postMessage({ id: 2, stop: true } satisfies Note);
    expect(taskFor('hard').answers).toContain((await hard).decision.command);
    const broken = { ...taskFor('hard'), level: 'nobody' } as unknown as Task;
    await expect(replyTo({ id: 3, task: broken })).rejects.toThrow(/not a function/);
    await worker.terminate();
  });
});
