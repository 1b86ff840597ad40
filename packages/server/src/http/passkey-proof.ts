/**
 * Is it what an authenticator said, to this page, just now? A library decides, loaded when the first passkey is used; what it
 * leaves open is checked here.
 */
import { isIP } from 'node:net';
import type { PasskeyBody, PasskeySignInBody } from '@room25/protocol';
import type { Passkey } from '../store/name-book.ts';

/** Where the asking page is: passkeys belong to it. */
export interface PasskeySite {
  readonly origin: string;
  readonly id: string;
}

/** The algorithms that we accept, by their COSE numbers, and the kind of key of each: Ed25519, P-256, RSA. */
const KEYS = [
  { algorithm: -8, type: 1, curve: 6 },
  { algorithm: -7, type: 2, curve: 1 },
  { algorithm: -257, type: 3, curve: undefined },
] as const;
export const ALGORITHMS: readonly number[] = KEYS.map(({ algorithm }) => algorithm);
/** How an authenticator says what it has made, without anybody who vouches for it. */
const PLAIN_FORMATS: readonly string[] = ['none', 'packed'];
/** The labels in the map of a COSE key. */
const [KEY_TYPE, ALGORITHM, CURVE] = [1, 3, -1] as const;

/** Browsers allow passkeys for names, behind TLS or on this very machine. `origin` has already been checked to be ours. */
export const siteOf = (origin: string | undefined): PasskeySite | undefined => {
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const { protocol, hostname } = new URL(origin);
  if (isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) return undefined;
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isHere ? { origin, id: hostname } : undefined;
};

/** What the browser says it was asked; absent if that cannot be read, or if a page inside another page asked. */
export const challengeIn = (clientData: string): string | undefined => {
  try {
    const said = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as Partial<Record<string, unknown>>;
    const { challenge, crossOrigin = false } = said;
    return typeof challenge === 'string' && crossOrigin === false ? challenge : undefined;
  } catch {
    return undefined;
  }
};

type NewPasskey = Pick<Passkey, 'id' | 'publicKey' | 'algorithm' | 'counter' | 'isBackedUp'>;

export const passkeyFrom = async (
  { id, clientData, attestation }: PasskeyBody,
  challenge: string,
  site: PasskeySite,
): Promise<NewPasskey | undefined> => {
  const { verifyRegistrationResponse } = await library();
  const { decodeAttestationObject, decodeCredentialPublicKey } = await helpers();
  try {
    // Nobody asked for certificates: to check one, the library would ask others on the network, whom its writer chose.
    const statement = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')));
    if (!PLAIN_FORMATS.includes(statement.get('fmt')) || statement.get('attStmt').get('x5c')) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: clientData, attestationObject: attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (!registrationInfo || registrationInfo.credential.id !== id) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    const key = decodeCredentialPublicKey(credential.publicKey) as unknown as ReadonlyMap<number, unknown>;
    const algorithm = algorithmOf(key);
    if (algorithm === undefined) return undefined;
    const publicKey = Buffer.from(credential.publicKey);
    return { id, publicKey, algorithm, counter: credential.counter, isBackedUp: credentialBackedUp };
  } catch {
    return undefined;
  }
};

/** A key that claims one algorithm and has the kind of another is refused. */
const algorithmOf = (key: ReadonlyMap<number, unknown>): number | undefined =>
  KEYS.find(
    ({ algorithm, type, curve }) =>
      key.get(ALGORITHM) === algorithm &&
      key.get(KEY_TYPE) === type &&
      (curve === undefined || key.get(CURVE) === curve),
  )?.algorithm;

/** Its counter now, if it was this passkey. */
export const counterAfter = async (
  { clientData, authenticatorData, signature }: PasskeySignInBody,
  { id, publicKey, counter }: Passkey,
  { challenge, site }: { readonly challenge: string; readonly site: PasskeySite },
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON: clientData, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
};

const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');
