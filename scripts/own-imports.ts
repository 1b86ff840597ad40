// What a module of the engine, the bots or the solver imports by name becomes a constant of its own:
//
//   import { A } from './b.js';   →   import { A as A$ } from './b.js'; const A = A$;
//
// V8 knows the value of a module's own constant, and reads an imported one anew every time; vitest even calls a getter for it.
// So games play faster, in what was built and in the tests (decision 005). Both are right without it too.
//
//   tsx scripts/own-imports.ts      for what the compiler wrote; a part of `npm run build`
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = ['engine', 'bots', 'solver'];

/** Is this a source of one of the packages? */
export const isOwning = (file: string): boolean =>
  PACKAGES.some((name) => file.includes(`/packages/${name}/src/`)) && file.endsWith('.ts');

const NAMED_IMPORT = /^import \{([^}]*)\} from (['"][^'"]+['"]);/gm;

/**
 * The same module; a line stays where it is. No two modules need each other at run time (`npm run check:imports`), so what is
 * imported is there when its constant is made.
 */
export const withOwnImports = (code: string): string =>
  code.replace(NAMED_IMPORT, (statement: string, list: string, from: string) => {
    const names = list.split(',').map((name) => name.trim());
    const values = names.filter((name) => name !== '' && !name.startsWith('type '));
    const locals = values.map((name) => name.split(' as ').at(-1)!);
    if (values.length === 0 || locals.some((local) => local.endsWith('$'))) return statement;
    const imported = values.map((name, place) => `${name.split(' as ')[0]} as ${locals[place]}$`);
    const owned = locals.map((local) => `${local} = ${local}$`);
    const emptyLines = '\n'.repeat(statement.split('\n').length - 1);
    return `import { ${imported.join(', ')} } from ${from}; const ${owned.join(', ')};${emptyLines}`;
  });

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of PACKAGES) {
    const built = fileURLToPath(new URL(`../packages/${name}/dist`, import.meta.url));
    for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.js')) continue;
      const code = readFileSync(join(built, file), 'utf8');
      const owning = withOwnImports(code);
      if (owning !== code) writeFileSync(join(built, file), owning);
    }
  }
