/**
 * Ids and codes of tables, and where people come from. They are derived from the guest and their request, so a request sent twice
 * opens one table.
 */
import { createHmac } from 'node:crypto';
import { idFrom } from '../id.ts';

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LENGTH = 6;

export interface TableNames {
  readonly id: string;
  readonly code: string;
}

/** `attempt`: for another code, because the last one was taken. */
export const namesOf = (secret: Buffer, request: string, attempt: number): TableNames => ({
  id: idFrom(createHmac('sha256', secret).update(`id\n${request}`).digest()).slice(0, 22),
  code: codeFrom(createHmac('sha256', secret).update(`code ${attempt}\n${request}`).digest()),
});

/** Two bytes: enough to recognise the same address at one table, too few to tell which it is. */
export const originOf = (secret: Buffer, address: string): string =>
  createHmac('sha256', secret).update(`from\n${address}`).digest('hex').slice(0, 4);

const codeFrom = (bytes: Buffer): string =>
  Array.from({ length: CODE_LENGTH }, (_, at) => ALPHABET[bytes.readUInt32BE(at * 4) % ALPHABET.length]).join('');
