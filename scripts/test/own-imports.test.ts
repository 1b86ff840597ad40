import { expect, it } from 'vitest';
import { withOwnImports } from '../own-imports.ts';

it('makes constants of what a module imports, and leaves every line where it is', () => {
  const code = `import { A, type B, C as D } from './b.js';
import type { E } from './e.js';
import {
  F,
} from "./f.js";
use(A, D, F);
`;
  expect(withOwnImports(code)).toBe(`import { A as A$, C as D$ } from './b.js'; const A = A$, D = D$;
import type { E } from './e.js';
import { F as F$ } from "./f.js"; const F = F$;


use(A, D, F);
`);
});

it('changes a module once', () => {
  const once = withOwnImports("import { A } from './b.js';\n");
  expect(withOwnImports(once)).toBe(once);
});

it('leaves other imports alone', () => {
  const code = `import './a.js';
import * as b from './b.js';
import c from './c.js';
import { type D } from './d.js';
export { e } from './e.js';
`;
  expect(withOwnImports(code)).toBe(code);
});
