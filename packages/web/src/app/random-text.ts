/**
 * Random text that nobody can guess, in hexadecimal digits. Not `randomUUID`: a page served without TLS in a home network does
 * not have it.
 */
export const randomText = (bytes = 12): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
