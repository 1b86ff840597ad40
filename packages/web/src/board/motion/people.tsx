/** How pawns walk, are pushed, are swallowed and come back. */
import type { Character, EntryRule, View } from '@room25/engine';
import { standingsOf } from '../crowd.ts';
import { numberOf } from '../geometry.ts';
import { type Place, placeOf, translateTo } from '../place.ts';
import type { Motion } from './motion.ts';
import type { MotionScene, Timing } from './scene.ts';

/** Where somebody stands, and how large. */
export const standOf = (view: View, who: Character): { place: Place; size: number } | undefined => {
  const standing = standingsOf(view).find((one) => one.who === who);
  return standing && { place: placeOf(numberOf(standing.cell), standing.spot), size: standing.spot.size };
};

/** The frame of a pawn as it stood before, relative to the box that it has now. */
export const frameBefore = (before: { place: Place; size: number }, after: { size: number }, more = ''): string =>
  `${translateTo(before.place)} ${more} scale(${before.size / after.size})`;

/** Those who only make room, or who ride on a tile that is moved elsewhere, glide. */
export const makeRoom = (
  scene: MotionScene,
  except: readonly Character[],
  timing: Timing = { to: 0.5, ease: 'out' },
): void => {
  const { before, after } = scene.beat;
  for (const { who } of standingsOf(after)) {
    if (except.includes(who)) continue;
    const from = standOf(before, who);
    const to = standOf(after, who)!;
    if (!from || JSON.stringify(from) === JSON.stringify(to)) continue;
    scene.animate(
      scene.pawn(who),
      [{ transform: frameBefore(from, to) }, { transform: translateTo(to.place) }],
      timing,
    );
  }
};

const walk = (scene: MotionScene, who: Character): void => {
  const [from, to] = [standOf(scene.beat.before, who), standOf(scene.beat.after, who)];
  if (!from || !to) return;
  const middle = between(from.place, to.place);
  scene.animate(scene.pawn(who), [
    { transform: frameBefore(from, to), offset: 0 },
    { transform: `${translateTo(middle)} translateY(-9px) scale(1.1)`, offset: 0.5 },
    { transform: translateTo(to.place), offset: 1 },
  ]);
};

/** Slides with a small overshoot; whoever acts leans after it. */
const shove = (scene: MotionScene, who: Character): void => {
  const { before, after } = scene.beat;
  const [from, to] = [standOf(before, who), standOf(after, who)];
  if (!from || !to) return;
  scene.animate(
    scene.pawn(who),
    [{ transform: frameBefore(from, to, 'rotate(8deg)') }, { transform: translateTo(to.place) }],
    {
      from: 0.12,
      ease: 'overshoot',
    },
  );
  const pusher = before.onAir;
  const stand = pusher && pusher !== who ? standOf(after, pusher) : undefined;
  if (pusher && stand)
    scene.animate(scene.pawn(pusher), [
      { transform: translateTo(stand.place) },
      {
        transform: `${translateTo(stand.place)} rotate(${to.place.column < from.place.column ? -9 : 9}deg) scale(1.06)`,
        offset: 0.3,
      },
      { transform: translateTo(stand.place) },
    ]);
};

/** They turn once, shrink into the floor, and rise at the target. */
const swallow = (scene: MotionScene, who: Character): void => {
  const [from, to] = [standOf(scene.beat.before, who), standOf(scene.beat.after, who)];
  if (!from || !to) return;
  scene.animate(scene.pawn(who), [
    { transform: frameBefore(from, to), opacity: 1, offset: 0 },
    { transform: `${translateTo(from.place)} rotate(360deg) scale(0.05)`, opacity: 0.4, offset: 0.48 },
    { transform: `${translateTo(to.place)} scale(0.05)`, opacity: 0, offset: 0.5 },
    { transform: translateTo(to.place), opacity: 1, offset: 1 },
  ]);
};

const WAYS: Readonly<Record<EntryRule, (scene: MotionScene, who: Character) => void>> = {
  'MOVE-1': walk,
  'PUSH-1': shove,
  'ROBOT-PUSH': shove,
  'MAC-ROBOT': shove,
  'MAC-PANIC': shove,
  'ROOM-VORTEX': swallow,
  'ROOM-TUNNEL': swallow,
  // They are put where they are now, unless rooms have slid since.
  'ROOM-ILLUSION': walk,
  // A guard's second step, or second victim: the event does not say which.
  'GUARD-POWER': walk,
  JENNIFER: walk,
  BRUCE: walk,
  MAX: walk,
  'MAC-REWIND': swallow,
};

export const moved: Motion<'moved'> = {
  animate(scene, { who, rule, from, to }) {
    if (from === to) return;
    WAYS[rule](scene, who);
    makeRoom(scene, [who]);
  },
};

/** A soft pulse around the character who is meant. */
export const pulse = (scene: MotionScene, who: Character): void => {
  const stand = standOf(scene.beat.after, who);
  if (!stand) return;
  const rest = translateTo(stand.place);
  scene.animate(
    scene.pawn(who),
    [{ transform: rest }, { transform: `${rest} scale(1.16)`, offset: 0.4 }, { transform: rest }],
    { to: 0.7 },
  );
};

/** They shake their head. */
export const shake = (scene: MotionScene, who: Character): void => {
  const stand = standOf(scene.beat.after, who);
  if (!stand) return;
  const rest = translateTo(stand.place);
  scene.animate(
    scene.pawn(who),
    [0, -9, 8, -6, 4, 0].map((turn) => ({ transform: `${rest} rotate(${turn}deg)` })),
    { to: 0.4, ease: 'linear' },
  );
};

export const returned: Motion<'returned'> = {
  animate(scene, { who }) {
    const stand = standOf(scene.beat.after, who);
    if (!stand) return;
    const rest = translateTo(stand.place);
    scene.animate(
      scene.pawn(who),
      [
        { transform: `${rest} translateY(40%) scale(0.05)`, opacity: 0 },
        { transform: rest, opacity: 1 },
      ],
      { ease: 'out' },
    );
    makeRoom(scene, [who]);
  },
};

export const hid: Motion<'hid'> = {
  animate: (scene, { who }) =>
    scene.animate(scene.pawn(who), [{ opacity: 1 }, { opacity: 0.2, offset: 0.5 }, { opacity: 1 }]),
};

const between = (one: Place, other: Place): Place => ({
  column: (one.column + other.column) / 2,
  row: (one.row + other.row) / 2,
  x: ((one.x ?? 0) + (other.x ?? 0)) / 2,
  y: ((one.y ?? 0) + (other.y ?? 0)) / 2,
});
