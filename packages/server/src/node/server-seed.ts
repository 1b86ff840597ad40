import { randomBytes } from 'node:crypto';

/** The server's part of a deal: 32 bytes that nobody can guess. */
export const newServerSeed = (): string => randomBytes(32).toString('hex');
