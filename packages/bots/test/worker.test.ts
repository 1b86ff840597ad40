import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { engineOf, Game, type Sheet } from '@room25/engine';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { botsOf, decide, type Level, type Note, posted, type Reply, type Task, taskOf } from '../src/index.ts';
import { sheetAt } from './tables.ts';

const AN_HOUR = 3_600_000;
/** Milliseconds: a bundle is made. */
const PATIENCE = 600_000;

const game = Game.setUp(sheetAt({ edition: 'second', mode: 'suspicion', players: 6 }, 'worker')) as Game;
const taskFor = (level: Level): Task => posted(taskOf(game, 0, { log: [], level, seed: 'worker' }));

/** A task of a game of older rules. */
const engine = await engineOf(1);
await botsOf(1);
const oldGame = engine.setUp(
  engine.newSheet({ edition: 'ultimate', mode: 'suspicion', players: 6, seed: 'old' }) as Sheet,
);
const oldTask = posted(taskOf(oldGame as Game, 0, { log: [], level: 'easy', seed: 'worker' }));

/** Everything that a browser gets of a page's worker, in a folder: the worker itself, and what it fetches when it needs it. */
const bundled = async (): Promise<{ readonly folder: string; readonly worker: string }> => {
  const { output } = (await build({
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['room25-source'] },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id.endsWith('/page') ? 'page' : null),
        load: (id) => (id === 'page' ? `import '@room25/bots/worker';` : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: 'page', formats: ['es'], fileName: 'worker' },
    },
  }).then((built) => (Array.isArray(built) ? built[0] : built))) as Rolldown.RolldownOutput;
  const [worker, ...older] = output;
  // Bots of older rules are fetched when a task asks for them.
  expect(older.map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/rules-1/)]);
  const folder = mkdtempSync(join(tmpdir(), 'room25-worker-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const file of output) if (file.type === 'chunk') writeFileSync(join(folder, file.fileName), file.code);
  writeFileSync(join(folder, 'start.js'), `${SCOPE}await import('./${worker.fileName}');\n${LISTEN}`);
  return { folder, worker: worker.code };
};

/** What a browser's worker finds, over the port of a thread. */
const SCOPE = `import { parentPort } from 'node:worker_threads';
globalThis.postMessage = (message) => parentPort.postMessage(message);
`;
const LISTEN = `parentPort.on('message', (data) => globalThis.onmessage({ data }));
`;

describe('the worker of a page', { timeout: PATIENCE }, () => {
  it('needs nothing that a browser lacks, decides, stops when told to, and says when it fails', async () => {
    const { folder, worker: code } = await bundled();
    expect(code.replaceAll(/import\("\.\/rules-1[^"]*"\)/g, '')).not.toMatch(
      /\b(import|require)\b\s*\(?['"]|\bfrom\s*['"]|\bprocess\./,
    );
    const worker = new Worker(join(folder, 'start.js'));
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
    const old = await replyTo({ id: 4, task: oldTask });
    expect(old.decision).toEqual(decide(oldTask, { steps: 1 }));
    const hard = replyTo({ id: 2, task: taskFor('hard'), milliseconds: AN_HOUR });
    worker.postMessage({ id: 2, stop: true } satisfies Note);
    expect(taskFor('hard').answers).toContain((await hard).decision.command);
    const broken = { ...taskFor('hard'), level: 'nobody' } as unknown as Task;
    await expect(replyTo({ id: 3, task: broken })).rejects.toThrow(/not a function/);
    await worker.terminate();
  });
});
