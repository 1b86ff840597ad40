/**
 * Freezes the engine, the bots and the solver of this version of the rules, each as one file that needs nothing else: `npm run
 * freeze`, before RULES_VERSION goes up. A frozen file is never written again.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RULES_VERSION } from '@room25/engine';
import { build } from 'vite';

/** What is kept of each package, as a module in its folder `frozen`: the bundled code, and the text that declares its types. */
const KEPT = {
  engine: "export { ENGINE } from '../src/rules-engine.ts';\nexport { runScript } from '../src/scenario/run.ts';\n",
  bots: "export { BOTS } from '../src/levels.ts';\n",
  solver: "export { SOLVER } from '../src/solver.ts';\n",
};

for (const [name, module] of Object.entries(KEPT)) {
  const folder = `packages/${name}/frozen`;
  const file = `rules-${RULES_VERSION}.js`;
  if (existsSync(`${folder}/${file}`)) {
    console.log(`${folder}/${file}: frozen already`);
    continue;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/rules-${RULES_VERSION}.d.ts`, module);
  const code = await bundled(module, folder);
  writeFileSync(`${folder}/${file}`, code);
  appendFileSync(`${folder}/SHA256SUMS`, `${createHash('sha256').update(code).digest('hex')}  ${file}\n`);
  console.log(`${folder}/${file}: ${Buffer.byteLength(code)} bytes`);
}

/** A module with everything it needs, minified. */
async function bundled(module: string, folder: string): Promise<string> {
  const entry = resolve(folder, 'entry.ts');
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['room25-source'] },
    plugins: [
      {
        name: 'room25-entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? module : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  if (!('output' in built)) throw new Error('nothing was bundled');
  return built.output[0].code;
}
