// Imports go one way: web, server, cli -> bots, solver, protocol, text -> engine; cli also -> server.
import { readdirSync, readFileSync } from 'node:fs';

const inside = (...names) => `^packages/(${names.join('|')})/`;
/** Tests of all packages share it. */
const TEST_KIT = 'test-kit';
const SRC_OF_ENGINE = '^packages/engine/src/';
/** Engines, bots and solvers of older rules: whole, and as they were. */
const FROZEN = '^packages/[^/]+/frozen/';

/** Each package, and the packages of this repository that its sources may import. */
const MAY_IMPORT = {
  engine: [],
  text: ['engine'],
  solver: ['engine'],
  protocol: ['engine'],
  bots: ['engine'],
  cli: ['engine', 'text', 'solver', 'protocol', 'bots', 'server'],
  server: ['engine', 'text', 'protocol', 'bots'],
  web: ['engine', 'text', 'solver', 'protocol', 'bots'],
  [TEST_KIT]: ['engine', 'protocol'],
};

const directions = Object.entries(MAY_IMPORT).map(([name, others]) => ({
  name: `direction-${name}`,
  comment: `${name} may import ${others.join(', ') || 'nothing'} of this repository.`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: inside(name, ...others, TEST_KIT) },
}));

/** A package lists what it imports, for npm in package.json and for `tsc -b`, which builds in that order, in tsconfig.json. */
const listed = readdirSync(new URL('packages/', import.meta.url)).map((name) => {
  const { dependencies = {} } = readJson(`packages/${name}/package.json`);
  const { references = [] } = readJson(`packages/${name}/tsconfig.json`);
  const others = references
    .map(({ path }) => path.replace('../', ''))
    .filter((other) => readJson(`packages/${other}/package.json`).name in dependencies);
  return {
    name: `listed-${name}`,
    comment: `${name} lists ${others.join(', ') || 'none'} in the dependencies of package.json and the references of tsconfig.json.`,
    severity: 'error',
    from: { path: `^packages/${name}/src/` },
    to: { path: '^packages/', pathNot: inside(name, ...others) },
  };
});

function readJson(path) {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    ...listed,
    {
      name: 'known-packages',
      comment: 'A new package says in MAY_IMPORT what it may import.',
      severity: 'error',
      from: { path: '^packages/', pathNot: inside(...Object.keys(MAY_IMPORT)) },
      to: {},
    },
    {
      name: 'engine-is-alone',
      comment: 'The engine imports nothing outside itself: no package, no node: module.',
      severity: 'error',
      from: { path: SRC_OF_ENGINE },
      to: { pathNot: [SRC_OF_ENGINE, FROZEN] },
    },
    {
      name: 'content-asks-the-table',
      comment:
        'Rooms, cards and their like ask a table and use its verbs; how its state lies in memory is not their business.',
      severity: 'error',
      from: { path: `${SRC_OF_ENGINE}(rooms|actions|characters|cards|roles|modes|editions|mechanisms)/` },
      to: { path: `${SRC_OF_ENGINE}table/state\\.ts$` },
    },
    {
      name: 'face-only',
      comment:
        'Other packages are imported by a name that their package.json exports, never by a path into their files.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '/(src|dist)/index\\.(ts|d\\.ts|js)$',
          '^packages/bots/(src|dist)/(pool|worker)\\.',
          '^packages/(engine|bots)/(src|dist)/inside\\.',
          '^packages/test-kit/src/server\\.ts$',
        ],
      },
    },
    {
      name: 'inside-for-players',
      comment:
        'Only players that imagine games may reach into a table; all others ask the game. Tests of any package may: they compare what is shown with what is true.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: inside('engine', 'bots', 'solver') },
      to: { path: '^packages/engine/(src|dist)/inside\\.' },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that need each other at run time are one module, or cut wrongly. Types may point back.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'tests-are-leaves',
      comment: 'What ships imports no test, bench or script.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: inside(TEST_KIT) },
      to: { path: ['^(packages/[^/]+/(test|bench|training)/|scripts/)', inside(TEST_KIT)] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    exclude: { path: '/dist/|^packages/cli/bin/' },
    doNotFollow: { path: ['node_modules', FROZEN] },
    enhancedResolveOptions: {
      conditionNames: ['room25-source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
