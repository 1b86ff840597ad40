/** A moment of a replay and whose eyes it is seen through, as in an address: `120`, or `120-3`. */
import { EVERYONE, SPECTATOR, seatViewer, type Viewer } from '@room25/engine';

export interface ReplayMoment {
  /** How many events have happened. */
  readonly position: number;
  /** Absent: the default eyes. */
  readonly eyes?: Viewer;
}

/** On the keyboard and in addresses: `1` to `8` a seat, `9` the public, `0` everything. */
export const digitOf = (viewer: Viewer): string =>
  viewer.kind === 'seat' ? String(viewer.seat + 1) : viewer.kind === 'spectator' ? '9' : '0';

const viewerOf = (digit: string): Viewer =>
  digit === '0' ? EVERYONE : digit === '9' ? SPECTATOR : seatViewer(Number(digit) - 1);

export const momentAddress = (position: number, eyes: Viewer): string => `${position}-${digitOf(eyes)}`;

/** The moment in the address, or the beginning. */
export const momentOf = (address = ''): ReplayMoment => {
  const [, position, digit] = /^(\d{1,6})(?:-(\d))?$/.exec(address) ?? [];
  return { position: Number(position ?? 0), ...(digit && { eyes: viewerOf(digit) }) };
};
