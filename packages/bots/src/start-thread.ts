import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts the module of that name beside `from`: compiled, or its source where sources are run. */
export const startThread = (name: string, from: string, options: WorkerOptions = {}): Worker => {
  if (!from.endsWith('.ts')) return new Worker(new URL(`${name}.js`, from), options);
  // A thread does not inherit how its parent reads TypeScript.
  const module = JSON.stringify(new URL(`${name}.ts`, from));
  const reader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const code = `import(${reader}).then(({ register }) => { register(); return import(${module}); })`;
  return new Worker(code, { ...options, eval: true, execArgv: ['--conditions=room25-source'] });
};
