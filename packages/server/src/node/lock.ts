/** Passwords of tables. The password itself is never kept, only a hash that is slow to compute. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Lock } from '../table/entry.ts';

const BYTES = 32;

export const lockOf = async (password: string): Promise<Lock> => {
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: (await derived(password, salt)).toString('hex') };
};

export const opens = async ({ salt, hash }: Lock, password: string): Promise<boolean> =>
  timingSafeEqual(await derived(password, salt), Buffer.from(hash, 'hex'));

const derived = (password: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, BYTES, (trouble, key) => (trouble ? reject(trouble) : resolve(key)));
  });
