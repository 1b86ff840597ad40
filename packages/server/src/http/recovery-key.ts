/**
 * What somebody writes down to come back to their name: 128 random bits, in letters and digits that nobody mistakes for one
 * another.
 */
import { createHash, randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BYTES = 16;
const BITS_EACH = 5;
const GROUP = 5;

export const newRecoveryKey = (): string => {
  const bits = [...randomBytes(BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(new RegExp(`.{1,${BITS_EACH}}`, 'g'))!.map((each) => ALPHABET[Number.parseInt(each, 2)]);
  return letters
    .join('')
    .match(new RegExp(`.{1,${GROUP}}`, 'g'))!
    .join('-');
};

/** What is kept of it, however it was typed: small letters, no dashes, an O for a zero. */
export const recoveryHash = (typed: string): string => {
  const letters = typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`room25 recovery\n${letters}`).digest('base64url');
};
