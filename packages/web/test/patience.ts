/** Parts of the page that are fetched later come when they come, on a busy machine after many seconds. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/preact');
  configure({ asyncUtilTimeout: 120_000 });
}

export {};
