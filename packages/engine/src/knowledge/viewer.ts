/** Who looks at a game. A closed union: nobody sees everything by default. */
export type Viewer =
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'spectator' }
  /** Everything, for records and replays; a server hands it out only when the game is over. */
  | { readonly kind: 'everyone' };

export const SPECTATOR: Viewer = { kind: 'spectator' };
export const EVERYONE: Viewer = { kind: 'everyone' };
export const seatViewer = (seat: number): Viewer => ({ kind: 'seat', seat });

/** May this viewer see what these seats see? */
export const sees = (viewer: Viewer, seats: readonly number[]): boolean =>
  viewer.kind === 'everyone' || (viewer.kind === 'seat' && seats.includes(viewer.seat));
