export { rotateKeys } from './keys.ts';
export { type LogLevel, type RunningServer, type ServerOptions, startServer } from './server.ts';
export { restore } from './store/archive.ts';
export { appendsPerSecond } from './store/measure.ts';
export { openHelpers, openStore, startThinking } from './store/open.ts';
export type { Store } from './store/store.ts';
