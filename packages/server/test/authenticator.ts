/** What lies in a phone or a computer and holds passkeys: honest, or as dishonest as a test wants it. */
import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import type { PasskeyAsk, PasskeyBody, PasskeySignInBody, SignInAsk } from '@room25/protocol';
import { CERTIFICATE, CERTIFICATE_KEY } from './certificate.ts';

export const KINDS = ['ed25519', 'p256', 'rsa'] as const;
export type Kind = (typeof KINDS)[number];

const ALGORITHMS: Readonly<Record<Kind, number>> = { ed25519: -8, p256: -7, rsa: -257 };
const FLAGS = { present: 0x01, verified: 0x04, isBackupEligible: 0x08, isBackedUp: 0x10, hasKey: 0x40 } as const;

/** What it says that is not so. */
export interface Lie {
  readonly origin?: string;
  readonly site?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  readonly flags?: number;
  /** Of the key, in what it says about it. */
  readonly algorithm?: number;
  readonly id?: string;
  /** Somebody vouches for the authenticator, though nobody asked. */
  readonly isVouchedFor?: true;
}

export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #origin: string;
  readonly #kind: Kind;
  readonly #key: KeyObject;
  counter = 1;

  constructor(origin: string, kind: Kind = 'p256') {
    this.#origin = origin;
    this.#kind = kind;
    this.#key = keyOf(kind);
  }

  make({ challenge, site }: Pick<PasskeyAsk, 'challenge' | 'site'>, lie: Lie = {}): PasskeyBody {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const key = [Buffer.alloc(16), length, id, encode(this.#publicKey(lie.algorithm))];
    const usual = FLAGS.present | FLAGS.verified | FLAGS.isBackupEligible | FLAGS.isBackedUp;
    const data = Buffer.concat([this.#data(lie.site ?? site, (lie.flags ?? usual) | FLAGS.hasKey), ...key]);
    const clientData = this.#clientData('webauthn.create', challenge, lie);
    const attestation = new Map<string, unknown>([
      ['fmt', lie.isVouchedFor ? 'packed' : 'none'],
      ['attStmt', lie.isVouchedFor ? vouching(data, clientData) : new Map()],
      ['authData', data],
    ]);
    return {
      id: lie.id ?? this.id,
      clientData: clientData.toString('base64url'),
      attestation: encode(attestation).toString('base64url'),
    };
  }

  sign({ challenge, site }: Pick<SignInAsk, 'challenge' | 'site'>, lie: Lie = {}): PasskeySignInBody {
    const flags = lie.flags ?? FLAGS.present | FLAGS.verified | FLAGS.isBackupEligible | FLAGS.isBackedUp;
    const data = this.#data(lie.site ?? site, flags);
    const clientData = this.#clientData('webauthn.get', challenge, lie);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return {
      id: lie.id ?? this.id,
      clientData: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign(this.#kind === 'ed25519' ? null : 'sha256', signed, this.#key).toString('base64url'),
    };
  }

  #data(site: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(site).digest(), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string, lie: Lie): Buffer {
    const { origin = this.#origin, crossOrigin = false } = lie;
    return Buffer.from(
      JSON.stringify({ type: lie.type ?? type, challenge: lie.challenge ?? challenge, origin, crossOrigin }),
    );
  }

  /** As COSE has it. */
  #publicKey(algorithm = ALGORITHMS[this.#kind]): Map<number, unknown> {
    const jwk = createPublicKey(this.#key).export({ format: 'jwk' });
    const bytes = (name: keyof JsonWebKey): Buffer => Buffer.from(jwk[name] as string, 'base64url');
    const parts: Readonly<Record<Kind, () => readonly (readonly [number, unknown])[]>> = {
      ed25519: () => [
        [1, 1],
        [3, algorithm],
        [-1, 6],
        [-2, bytes('x')],
      ],
      p256: () => [
        [1, 2],
        [3, algorithm],
        [-1, 1],
        [-2, bytes('x')],
        [-3, bytes('y')],
      ],
      rsa: () => [
        [1, 3],
        [3, algorithm],
        [-1, bytes('n')],
        [-2, bytes('e')],
      ],
    };
    return new Map(parts[this.#kind]());
  }
}

const vouching = (data: Buffer, clientData: Buffer): Map<string, unknown> => {
  const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
  return new Map<string, unknown>([
    ['alg', ALGORITHMS.p256],
    ['sig', sign('sha256', signed, CERTIFICATE_KEY)],
    ['x5c', [CERTIFICATE]],
  ]);
};

const keyOf = (kind: Kind): KeyObject => {
  if (kind === 'ed25519') return generateKeyPairSync('ed25519').privateKey;
  if (kind === 'p256') return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
};

/** As much of CBOR as an authenticator writes. */
const encode = (value: unknown): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(encode)]);
  const map = value as Map<unknown, unknown>;
  return Buffer.concat([head(5, map.size), ...[...map].flatMap(([key, each]) => [encode(key), encode(each)])]);
};

const head = (type: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(type << 5) | length]);
  if (length < 256) return Buffer.from([(type << 5) | 24, length]);
  return Buffer.from([(type << 5) | 25, length >> 8, length & 255]);
};
