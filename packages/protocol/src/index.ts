export { type Act, act, requestId } from './act.ts';
export { type ClientMessage, clientMessage, identified, tableName } from './client-message.ts';
export * from './http.ts';
export * from './limits.ts';
export { type Operation, openApi } from './openapi.ts';
export { type Problem, read } from './read.ts';
export type * from './server-message.ts';
export { type Clock, type Settings, settings } from './settings.ts';
export * from './words.ts';
