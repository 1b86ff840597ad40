/** The proof of a deal, as comments at the head of a record: somebody who only wants to replay it can ignore them. */
import { CHARACTERS, type Character, type Wishes } from '@room25/engine';
import { commitmentOf, type Fairness, isEntropy, NOTHING } from './fair.ts';

export interface Proof extends Fairness {
  readonly commitment: string;
  /** In older records. Newer ones say in their header what was chosen. */
  readonly wishes?: Wishes;
}

/** To be put before the record's first line. */
export const formatProof = (fairness: Fairness): string => {
  const { serverSeed, entropies } = fairness;
  const lines = [
    `commitment ${commitmentOf(serverSeed)}`,
    `server ${serverSeed}`,
    ...entropies.map((entropy, seat) => `seat ${seat + 1} ${entropy ?? NOTHING}`),
  ];
  return lines.map((line) => `${MARK} ${line}\n`).join('');
};

/** The proof that a record carries, or what is missing or misspelt. */
export const readProof = (record: string): Proof | string => {
  const lines = record
    .split(/\r\n|\n|\r/)
    .filter((line) => line.startsWith(`${MARK} `))
    .map((line) => line.slice(MARK.length).trim());
  if (lines.length === 0) return `it carries no proof of its deal: no line begins with '${MARK}'`;
  const known = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = /^(commitment|server|seat [1-8]|wish [1-8]) (\S+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) return `'${MARK} ${shortened(line)}' cannot be read`;
    if (known.has(name)) return `'${MARK} ${name}' is there twice`;
    known.set(name, value);
  }
  const commitment = known.get('commitment');
  const serverSeed = known.get('server');
  if (commitment === undefined) return `'${MARK} commitment' is missing`;
  if (serverSeed === undefined) return `'${MARK} server' is missing`;
  const entropies: (string | undefined)[] = [];
  const seats = [...known.keys()].filter((name) => name.startsWith('seat ')).length;
  for (let seat = 1; seat <= seats; seat++) {
    const entropy = known.get(`seat ${seat}`);
    if (entropy === undefined) return `'${MARK} seat ${seat}' is missing`;
    if (entropy !== NOTHING && !isEntropy(entropy))
      return `'${MARK} seat ${seat}' is neither '${NOTHING}' nor 8 to 32 bytes`;
    entropies.push(entropy === NOTHING ? undefined : entropy);
  }
  const wishes = entropies.map((_, seat) => {
    const name = known.get(`wish ${seat + 1}`) as Character | undefined;
    return name === undefined ? [] : [name];
  });
  const wished = wishes.flat();
  if (wished.length < known.size - seats - 2 || !wished.every((name) => CHARACTERS.includes(name)))
    return `a '${MARK} wish' is of no seat or no character`;
  return { commitment, serverSeed, entropies, ...(wished.length > 0 && { wishes }) };
};

const MARK = '# fair';

const shortened = (line: string): string => (line.length > 40 ? `${line.slice(0, 40)}…` : line);
