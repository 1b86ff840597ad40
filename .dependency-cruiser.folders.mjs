// No folder of the engine or of the page needs, at run time, one that needs it; with tsPreCompilationDeps off, imports of types do not count.
// Nor do files that are fetched later: any screen may open any other.
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Two folders that need each other at run time are one folder, or cut wrongly. Types may point back.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/(engine|web)/src/' },
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    exclude: { dynamic: true },
    includeOnly: '^packages/(engine|web)/src/',
  },
};
