/** Passkeys, through the browser. Bytes travel as base64url. */
import type { PasskeyAsk, PasskeyBody, PasskeySignInBody, SignInAsk } from '@room25/protocol';

/** They need a name, behind TLS or on this very machine; browsers offer none for `192.168.1.5`. */
export const canHavePasskeys = (): boolean =>
  globalThis.isSecureContext && 'PublicKeyCredential' in globalThis && !/^\[|^[\d.]+$/.test(location.hostname);

/** Absent if the person declined, or has one on this device already. */
export const makePasskey = async (ask: PasskeyAsk): Promise<PasskeyBody | undefined> => {
  const { challenge, site, user, name, algorithms, known, timeout } = ask;
  const made = await navigator.credentials
    .create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp: { id: site, name: 'Room 25' },
        user: { id: bytesOf(user), name, displayName: name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout,
      },
    })
    .catch(() => null);
  if (!made) return undefined;
  const { id, response } = made as PublicKeyCredential & { response: AuthenticatorAttestationResponse };
  return { id, clientData: textOf(response.clientDataJSON), attestation: textOf(response.attestationObject) };
};

/** The passkey says whose it is: nobody has to type a name. */
export const usePasskey = async ({ challenge, site, timeout }: SignInAsk): Promise<PasskeySignInBody | undefined> => {
  const used = await navigator.credentials
    .get({ publicKey: { challenge: bytesOf(challenge), rpId: site, userVerification: 'required', timeout } })
    .catch(() => null);
  if (!used) return undefined;
  const { id, response } = used as PublicKeyCredential & { response: AuthenticatorAssertionResponse };
  const { clientDataJSON, authenticatorData, signature } = response;
  return {
    id,
    clientData: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
  };
};

/** It is no longer valid: a browser that can be told so stops offering it. */
export const dropPasskey = (id: string): void => {
  const can = PublicKeyCredential as unknown as {
    signalUnknownCredential?: (of: { rpId: string; credentialId: string }) => Promise<void>;
  };
  void can.signalUnknownCredential?.({ rpId: location.hostname, credentialId: id }).catch(() => undefined);
};

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
