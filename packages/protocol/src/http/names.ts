/** How somebody keeps their name: passkeys and a recovery key. */
import * as v from 'valibot';

/** Bytes, in the form that authenticators and browsers use. */
const bytes = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+$/));
/** A credential's id has at most 1023 bytes. */
const passkeyId = bytes(1_400);
export const passkeyBody = v.strictObject({ id: passkeyId, clientData: bytes(4_000), attestation: bytes(8_000) });
export type PasskeyBody = v.InferOutput<typeof passkeyBody>;
export const passkeySignInBody = v.strictObject({
  id: passkeyId,
  clientData: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(2_000),
});
export type PasskeySignInBody = v.InferOutput<typeof passkeySignInBody>;
export const passkeyIdBody = v.strictObject({ id: passkeyId });
/** What a browser is given to make a new passkey; the rest is the same for everybody. */
export const passkeyAskAnswer = v.object({
  challenge: v.string(),
  site: v.string(),
  /** How the authenticator tells people apart. */
  user: v.string(),
  name: v.string(),
  algorithms: v.array(v.number()),
  /** Passkeys that I already have: a second one on the same device would be useless. */
  known: v.array(v.string()),
  timeout: v.number(),
});
export type PasskeyAsk = v.InferOutput<typeof passkeyAskAnswer>;
export const signInAskAnswer = v.object({ challenge: v.string(), site: v.string(), timeout: v.number() });
export type SignInAsk = v.InferOutput<typeof signInAskAnswer>;
export const keptAnswer = v.object({
  passkeys: v.array(
    v.object({
      id: v.string(),
      /** Where it was made, such as `Firefox, Linux`; empty if nothing is known. */
      label: v.string(),
      made: v.number(),
      used: v.exactOptional(v.number()),
      /** It lies on several of my devices. */
      synced: v.exactOptional(v.literal(true)),
    }),
  ),
  /** When my recovery key was made. */
  recovery: v.exactOptional(v.number()),
});
export type KeptAnswer = v.InferOutput<typeof keptAnswer>;
export const recoveryAnswer = v.object({ key: v.string() });
export const recoverBody = v.strictObject({ key: v.pipe(v.string(), v.maxLength(100)) });
