/** How fast it is, on one thread: `npm run bench`; `npm run bench -- bots --seconds 1` for one package. */
import { spawnSync } from 'node:child_process';

const PACKAGES = ['engine', 'bots', 'solver'];

const args = process.argv.slice(2);
const asked = PACKAGES.filter((name) => args.includes(name));
const rest = args.filter((arg) => !PACKAGES.includes(arg));

for (const name of asked.length > 0 ? asked : PACKAGES) {
  const { status } = spawnSync(process.execPath, [`dist/packages/${name}/bench/run.js`, ...rest], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}
