import type { RefusalCode } from '@room25/protocol';

/** The status of a refusal over HTTP. */
export const STATUSES: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  'too-fast': 429,
  identity: 401,
  origin: 403,
  'no-table': 404,
  'no-such-page': 404,
  'not-seated': 403,
  'not-host': 403,
  'not-yours': 403,
  'not-now': 409,
  'seat-taken': 409,
  'name-taken': 409,
  removed: 403,
  password: 403,
  'no-seat': 409,
  'not-ready': 409,
  terms: 422,
  talk: 403,
  rule: 422,
  'rules-version': 409,
  'broken-log': 500,
  replaced: 409,
  closing: 503,
  unavailable: 503,
};
