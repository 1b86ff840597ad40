/** Who may see the screen, where several people share it. */
import { SPECTATOR, seatViewer, type Viewer } from '@room25/engine';

export const REASONS = ['clue', 'program', 'act', 'see', 'own'] as const;
/** What a private screen is opened for: a choice, something that only this seat is shown, or because its player wants to look. */
export type Reason = (typeof REASONS)[number];

export type Stage =
  /** Everybody may look. */
  | { readonly kind: 'public' }
  /** Nobody may, until the one it names opens the curtain. */
  | { readonly kind: 'curtain'; readonly seat: number; readonly reason: Reason }
  /** Only this seat's player. `held`: until it says so. */
  | { readonly kind: 'private'; readonly seat: number; readonly reason: Reason; readonly held: boolean }
  /** One person alone at this screen: it is always theirs. */
  | { readonly kind: 'alone'; readonly seat: number };

export const PUBLIC: Stage = { kind: 'public' };

/** The seat whose eyes the screen has; none while all may look, or nobody. */
export const seatOn = (stage: Stage): number | undefined =>
  stage.kind === 'private' || stage.kind === 'alone' ? stage.seat : undefined;

export const viewerOf = (stage: Stage): Viewer => {
  const seat = seatOn(stage);
  return seat === undefined ? SPECTATOR : seatViewer(seat);
};
