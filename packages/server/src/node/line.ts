/** The name of a connection says whose it is: of a process that is no more, nobody else would say that it is cut. */
import { randomBytes } from 'node:crypto';

export const newLine = (process: string): string => `${process}.${randomBytes(9).toString('base64url')}`;

export const processOf = (line: string): string => line.split('.')[0]!;
