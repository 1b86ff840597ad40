/** Who may look at a screen that several people share, and what changes it. */
import { SPECTATOR, seatViewer, type Viewer } from '@room25/engine';

export const REASONS = ['clue', 'program', 'act', 'see', 'own'] as const;
/** What a private screen is opened for: a choice, something only this seat is shown, or because its player wants to look. */
export type Reason = (typeof REASONS)[number];

export type Privacy =
  /** Everybody may look. */
  | { readonly kind: 'public' }
  /** Nobody may, until the named player opens the curtain. */
  | { readonly kind: 'curtain'; readonly seat: number; readonly reason: Reason }
  /** Only this seat's player. */
  | { readonly kind: 'private'; readonly seat: number; readonly reason: Reason };

export const PUBLIC: Privacy = { kind: 'public' };

/** A seat that is asked something whose answer others must not see. */
export interface Secret {
  readonly seat: number;
  readonly reason: Reason;
}

export type PrivacyStep =
  /** The named player opens the curtain. */
  | { readonly kind: 'open' }
  /** The device was put down. */
  | { readonly kind: 'drop' }
  /** A player wants to see their own screen. */
  | { readonly kind: 'hand'; readonly seat: number }
  /** They are done with their private screen; unless they are asked something in secret at once. */
  | { readonly kind: 'hide'; readonly next?: Secret | undefined }
  /** A seat is about to be shown something that others are not. */
  | { readonly kind: 'show'; readonly seat: number }
  /** An answer was given; these seats will be shown something by it. */
  | { readonly kind: 'answer'; readonly shown: readonly number[] }
  /** Everything has been shown, and the game asks. In the order in which the device is passed round. */
  | { readonly kind: 'ask'; readonly secrets: readonly Secret[] };

export const privacyAfter = (privacy: Privacy, step: PrivacyStep): Privacy => {
  const { kind } = privacy;
  switch (step.kind) {
    case 'open':
      return kind === 'curtain' ? { ...privacy, kind: 'private' } : privacy;
    case 'drop':
      return kind === 'private' ? { ...privacy, kind: 'curtain' } : privacy;
    case 'hand':
      return kind === 'public' ? { kind: 'curtain', seat: step.seat, reason: 'own' } : privacy;
    case 'hide':
      return kind === 'private' ? (goingOn(privacy, step.next) ?? PUBLIC) : privacy;
    case 'show':
      return { kind: isPrivateOf(privacy, step.seat) ? 'private' : 'curtain', seat: step.seat, reason: 'see' };
    case 'answer':
      // From here on what was chosen is public, unless the seat is shown something by it.
      return kind === 'private' && privacy.reason === 'act' && !step.shown.includes(privacy.seat) ? PUBLIC : privacy;
    case 'ask':
      if (kind === 'curtain' || isHeld(privacy)) return privacy;
      return goingOn(privacy, ...step.secrets) ?? curtainFor(step.secrets[0]);
  }
};

/** Its player says when they are done. */
export const isHeld = (privacy: Privacy): boolean =>
  privacy.kind === 'private' && (privacy.reason === 'see' || privacy.reason === 'own');

/** The seat through whose eyes the screen looks; none while everybody may look, or nobody. */
export const seatOn = (privacy: Privacy): number | undefined => (privacy.kind === 'private' ? privacy.seat : undefined);

export const viewerOf = (privacy: Privacy): Viewer => {
  const seat = seatOn(privacy);
  return seat === undefined ? SPECTATOR : seatViewer(seat);
};

const isPrivateOf = (privacy: Privacy, seat: number): boolean => seatOn(privacy) === seat;

/** Whoever is asked again stays where they are. */
const goingOn = (privacy: Privacy, ...secrets: readonly (Secret | undefined)[]): Privacy | undefined => {
  const secret = secrets.find((each) => each && isPrivateOf(privacy, each.seat));
  return secret && { kind: 'private', ...secret };
};

const curtainFor = (secret: Secret | undefined): Privacy => (secret ? { kind: 'curtain', ...secret } : PUBLIC);
