/**
 * What is said about a room, compared with what this viewer knows of it. It compares only what lies on the table in front of
 * them, and nothing where the table does not help the memory.
 */
import { type Character, type Colour, colourOf, type RoomView, type View, type Viewer } from '@room25/engine';

export interface Claim {
  readonly seat: number;
  readonly who: Character;
  readonly colour: Colour;
  readonly isMine: boolean;
  /** The viewer has seen something else there. */
  readonly isRefuted: boolean;
}

export const claimsAbout = (view: View, room: RoomView, viewer: Viewer): readonly Claim[] => {
  const seen = seenBy(view, room, viewer);
  return (room.signals ?? []).map(({ seat, colour }) => {
    const isMine = viewer.kind === 'seat' && viewer.seat === seat;
    const { name } = view.cast.find((one) => one.seat === seat)!;
    return { seat, who: name, colour, isMine, isRefuted: !isMine && seen !== undefined && seen !== colour };
  });
};

/** `seen`: a claim contradicts what the viewer saw; `disagree`: claims about a room that they do not know contradict each other. */
export const CONTRADICTIONS = ['seen', 'disagree'] as const;
export type Contradiction = (typeof CONTRADICTIONS)[number];

export const contradictionOn = (view: View, room: RoomView, viewer: Viewer): Contradiction | undefined => {
  if (!view.options.memory || room.room !== undefined) return undefined;
  const claims = claimsAbout(view, room, viewer);
  if (claims.some(({ isRefuted }) => isRefuted)) return 'seen';
  if (seenBy(view, room, viewer) !== undefined) return undefined;
  return new Set(claims.map(({ colour }) => colour)).size > 1 ? 'disagree' : undefined;
};

/** At the end every room is shown: that says nothing about who had seen it. */
const seenBy = ({ edition, options, phase }: View, { known }: RoomView, viewer: Viewer): Colour | undefined =>
  viewer.kind === 'seat' && options.memory && phase !== 'over' && known ? colourOf(edition, known) : undefined;
