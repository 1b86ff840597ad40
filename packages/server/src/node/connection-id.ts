/** A connection's id begins with its process, so that the others can tell when that process has died. */
import { randomBytes } from 'node:crypto';

export const newConnectionId = (process: string): string => `${process}.${randomBytes(9).toString('base64url')}`;

export const processOf = (connection: string): string => connection.split('.')[0]!;
