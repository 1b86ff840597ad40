// A file of a content folder is one content, and its index names it as the file is named: `control-room.ts` is `controlRoom`.
// Exit status 1 if a file is missing in its index, or is there under another name.
//
//   npm run check:content
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDERS = ['rooms', 'actions', 'characters', 'cards', 'roles', 'modes', 'editions'];

/** Faults in words. `names`: the files of one folder; `index`: the text of its index. That nothing is imported in vain is lint's part. */
export function faultsOf(folder: string, names: readonly string[], index: string): string[] {
  const contents = names.filter((name) => name !== 'index.ts');
  const imports = [...index.matchAll(/^import \{ (.+) \} from '\.\/(.+)';$/gm)];
  const byFile = new Map(imports.map(([, what, file]) => [file, what]));
  return contents.flatMap((file) => {
    const own = file.replace(/\.ts$/, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const what = byFile.get(file);
    if (what === own) return [];
    return [`${folder}/${file}: its index imports ${what ?? 'nothing'} from it, not ${own}`];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const engine = fileURLToPath(new URL('../packages/engine/src', import.meta.url));
  const faults = FOLDERS.flatMap((folder) =>
    faultsOf(folder, readdirSync(join(engine, folder)), readFileSync(join(engine, folder, 'index.ts'), 'utf8')),
  );
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
