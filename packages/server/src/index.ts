export { type RunningServer, type ServerOptions, startServer } from './server.ts';
export { appendsPerSecond } from './store/measure.ts';
export { openHelpers, openStore, startThinking } from './store/open.ts';
export type { Store } from './store/store.ts';
