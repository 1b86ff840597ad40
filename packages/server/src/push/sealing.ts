/** A message that only one browser can open (RFC 8291), and the token by which a push service recognises the server (RFC 8292). */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  ECDH,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

const CURVE = 'prime256v1';
/** One record holds the whole message. */
const RECORD = 4096;
/** How long a push service may trust our token: less than the day that the standard allows. */
const WORD_LASTS = 12 * 3600;

/** What a browser gives to whoever may write to it. */
export interface Keys {
  readonly p256dh: Buffer;
  readonly auth: Buffer;
}

/** Are these the keys of a browser? */
export const areKeys = ({ p256dh, auth }: Keys): boolean => {
  if (p256dh.length !== 65 || auth.length !== 16) return false;
  try {
    ECDH.convertKey(p256dh, CURVE);
    return true;
  } catch {
    return false;
  }
};

export interface Ephemeral {
  readonly salt: Buffer;
  /** A private key that is used once. */
  readonly once: Buffer;
}

export const sealed = (message: Buffer, { p256dh, auth }: Keys, ephemeral: Ephemeral = newEphemeral()): Buffer => {
  const ours = createECDH(CURVE);
  ours.setPrivateKey(ephemeral.once);
  const from = ours.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, from]);
  const shared = Buffer.from(hkdfSync('sha256', ours.computeSecret(p256dh), auth, info, 32));
  const derived = (what: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', shared, ephemeral.salt, `Content-Encoding: ${what}\0`, length));
  const cipher = createCipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  const head = Buffer.alloc(21);
  ephemeral.salt.copy(head);
  head.writeUInt32BE(RECORD, 16);
  head.writeUInt8(from.length, 20);
  // The 2 marks the last record.
  const body = [cipher.update(message), cipher.update(Buffer.from([2])), cipher.final()];
  return Buffer.concat([head, from, ...body, cipher.getAuthTag()]);
};

const newEphemeral = (): Ephemeral => {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  // Once in 256 times a key is written without its leading zeros.
  const once = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32);
  return { salt: randomBytes(16), once };
};

/** The server's identity towards push services. */
export class Sender {
  readonly publicKey: string;
  readonly #key: KeyObject;

  /** 32 random bytes are a private key of this curve, except once in 2³² times. */
  constructor(secret: Buffer) {
    const ecdh = createECDH(CURVE);
    ecdh.setPrivateKey(secret);
    const point = ecdh.getPublicKey();
    const text = (bytes: Buffer): string => bytes.toString('base64url');
    this.publicKey = text(point);
    this.#key = createPrivateKey({
      key: { kty: 'EC', crv: 'P-256', d: text(secret), x: text(point.subarray(1, 33)), y: text(point.subarray(33)) },
      format: 'jwk',
    });
  }

  /** `page`: where to find the operator of the server. */
  authorization(endpoint: string, page: string, now: number): string {
    const part = (what: object): string => Buffer.from(JSON.stringify(what)).toString('base64url');
    const exp = Math.floor(now / 1000) + WORD_LASTS;
    const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: new URL(endpoint).origin, exp, sub: page })}`;
    const signature = sign('sha256', Buffer.from(said), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${said}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}
