// No folder of the engine needs, at run time, one that needs it; with tsPreCompilationDeps off, imports of types do not count.
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Two folders that need each other at run time are one folder, or cut wrongly. Types may point back.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/engine/src/' },
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    includeOnly: '^packages/engine/src/',
  },
};
