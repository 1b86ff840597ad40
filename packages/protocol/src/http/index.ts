/** What is sent and answered over HTTP: a file for each file of routes that the server has. */
export * from './company.ts';
export * from './conduct.ts';
export * from './file.ts';
export * from './guests.ts';
export * from './names.ts';
export {
  type DeskList,
  deskQuery,
  type OperatorAnswer,
  type OperatorDeed,
  operatorAnswer,
  operatorBody,
  operatorEntryBody,
  operatorLeaveBody,
  type ReportAnswer,
  reportAnswer,
  reportQuery,
} from './operator.ts';
export * from './push.ts';
export { noQuery, rowId } from './query.ts';
export * from './quick.ts';
export * from './ratings.ts';
export * from './records.ts';
export * from './tables.ts';
