/**
 * Chance. All of it comes from the seed of the game, through labelled streams that say nothing about each other:
 * the key of a stream is SHA-256(label, seed), its n-th number a mix of key and n. So a stream needs no state
 * but a counter, and a seed kept secret until the end keeps every stream secret.
 */

export type Key = Int32Array;

export const streamKey = (seed: string, stream: string): Key => sha256(`${stream}\n${seed}`).slice(0, 4);

/** The n-th number of a stream below `limit`. */
export const draw = (key: Key, n: number, limit: number): number => {
  let x = Math.imul(n + 1, 0x9e3779b9) ^ key[0];
  x = mix(x + key[1]);
  x = mix((x ^ key[2]) + Math.imul(n, 0x85ebca6b));
  x = mix(x + key[3]) >>> 0;
  return Math.floor((x * limit) / 0x1_0000_0000);
};

const mix = (value: number): number => {
  let x = value;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
};

/** A source of numbers for those who only need one after the other: set-up, samples, random players. */
export interface Random {
  below(limit: number): number;
}

export const randomFrom = (seed: string, stream: string): Random => {
  const key = streamKey(seed, stream);
  let n = 0;
  return { below: (limit) => draw(key, n++, limit) };
};

export const shuffle = <T extends { [index: number]: unknown; length: number }>(items: T, random: Random): T => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const kept = items[last];
    items[last] = items[other];
    items[other] = kept;
  }
  return items;
};

const ROUND_CONSTANTS = new Int32Array(64);
const INITIAL_HASH = new Int32Array(8);
{
  // FIPS 180-4: the fractional parts of the square and cube roots of the first primes.
  const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) | 0;
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    let isPrime = true;
    for (let factor = 2; factor * factor <= candidate; factor++) if (candidate % factor === 0) isPrime = false;
    if (!isPrime) continue;
    if (found < 8) INITIAL_HASH[found] = fraction(Math.sqrt(candidate));
    ROUND_CONSTANTS[found++] = fraction(Math.cbrt(candidate));
  }
}

const schedule = new Int32Array(64);

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** UTF-8 without an encoder: the engine knows neither Node nor DOM. */
const utf8 = (text: string): number[] => {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
};

/** SHA-256 of a text, as eight big-endian words. */
export const sha256 = (text: string): Int32Array => {
  const bytes = utf8(text);
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) << 4);
  for (let i = 0; i < bytes.length; i++) words[i >> 2] |= bytes[i] << (24 - (i & 3) * 8);
  words[bytes.length >> 2] |= 0x80 << (24 - (bytes.length & 3) * 8);
  words[words.length - 2] = Math.floor(bytes.length / 0x2000_0000);
  words[words.length - 1] = bytes.length << 3;
  const hash = INITIAL_HASH.slice();
  for (let block = 0; block < words.length; block += 16) digest(hash, words, block);
  return hash;
};

const digest = (hash: Int32Array, words: Int32Array, block: number): void => {
  for (let i = 0; i < 16; i++) schedule[i] = words[block + i];
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15];
    const late = schedule[i - 2];
    const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[i] = (schedule[i - 16] + low + schedule[i - 7] + high) | 0;
  }
  let a = hash[0];
  let b = hash[1];
  let c = hash[2];
  let d = hash[3];
  let e = hash[4];
  let f = hash[5];
  let g = hash[6];
  let h = hash[7];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + ROUND_CONSTANTS[i] + schedule[i]) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
};
