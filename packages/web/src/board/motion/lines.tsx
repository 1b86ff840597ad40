/** How lines slide and rooms change places, with everyone on them. */
import { CELLS, type View } from '@room25/engine';
import { standingsOf } from '../crowd.ts';
import { columnOf, isRow, numberOf, rowOf, SIZE, STEP, slidOf } from '../geometry.ts';
import { Over } from '../over.tsx';
import { robotSpot } from '../pieces.tsx';
import { moved, placeOf, translateBy, translateTo } from '../place.ts';
import { Tile } from '../tile.tsx';
import type { Motion } from './motion.ts';
import { frameBefore, standOf } from './people.tsx';
import type { MotionScene, Timing } from './scene.ts';

/** Rails light up, the line pauses, then moves; its last room drops and comes up on the other side. */
export const slid: Motion<'slid'> = {
  isTold: true,
  overlay: ({ event: { line, direction }, beat, telling }) => {
    const last = slidOf(line, direction).at(-1)![0];
    return (
      <>
        <span
          class="preview-rails"
          data-part="rails"
          data-axis={isRow(line) ? 'row' : 'column'}
          style={{ '--place': isRow(line) ? rowOf(last) : columnOf(last) }}
        />
        <span class="fallen" data-part="fallen">
          <Over at={placeOf(last)}>
            <Tile view={beat.before} room={beat.before.board[last]!} telling={telling} />
          </Over>
        </span>
        <span
          class="motion-layer-heading"
          data-axis={direction}
          style={{ '--place': isRow(line) ? rowOf(last) : columnOf(last) }}
        >
          {Array.from({ length: SIZE - 1 }, (_, place) => (
            <i key={place} />
          ))}
        </span>
      </>
    );
  },
  animate(scene, { line, direction }) {
    const step = STEP[direction];
    const ways = slidOf(line, direction);
    const [, first] = ways.at(-1)!;
    const back = { transform: translateBy(step, -1) };
    for (const [from, to] of ways.slice(0, -1)) {
      scene.animate(scene.cell(CELLS[to]!), [back, { transform: 'none' }], MOVING);
      ride(scene, CELLS[from]!, CELLS[to]!);
    }
    scene.animate(
      scene.cell(CELLS[first]!),
      [
        { transform: `${translateBy(step, -0.9)} scale(0.8)`, opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { ...MOVING, from: 0.5 },
    );
    scene.leave(
      scene.parts('fallen'),
      [
        { transform: 'none', opacity: 1 },
        { transform: translateBy(step, 0.9), opacity: 0 },
      ],
      { ...MOVING, to: 0.62 },
    );
    comeRound(scene, first, step);
    scene.leave(scene.parts('rails'), [
      { opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.8 },
      { opacity: 0 },
    ]);
  },
};

const MOVING: Timing = { from: 0.18, to: 0.86, ease: 'inOut' };

/** Everything on a tile goes where the tile goes. */
const ride = (scene: MotionScene, from: string, to: string): void => {
  const { before, after } = scene.beat;
  for (const { who } of standingsOf(after).filter(({ cell }) => cell === to)) {
    const [start, end] = [standOf(before, who), standOf(after, who)!];
    if (!start) continue;
    scene.animate(
      scene.pawn(who),
      [{ transform: frameBefore(start, end) }, { transform: translateTo(end.place) }],
      MOVING,
    );
  }
  rideRobots(scene, after, from, to);
};

const rideRobots = (scene: MotionScene, after: View, from: string, to: string): void => {
  if (!after.board[numberOf(to)]!.robots) return;
  const [start, end] = [placeOf(numberOf(from), robotSpot(0)), placeOf(numberOf(to), robotSpot(0))];
  scene.animate(scene.robot(to), [{ transform: translateTo(start) }, { transform: translateTo(end) }], MOVING);
};

/** Those on the room that falls off go over the edge and come up at the other end. */
const comeRound = (scene: MotionScene, first: number, step: readonly [number, number]): void => {
  const { before, after } = scene.beat;
  for (const { who } of standingsOf(after).filter(({ cell }) => cell === CELLS[first])) {
    const [start, end] = [standOf(before, who), standOf(after, who)!];
    if (!start) continue;
    scene.animate(
      scene.pawn(who),
      [
        { transform: frameBefore(start, end), opacity: 1, offset: 0 },
        { transform: frameBefore({ ...start, place: moved(start.place, step, 0.9) }, end), opacity: 0, offset: 0.49 },
        { transform: translateTo(moved(end.place, step, -0.9)), opacity: 0, offset: 0.51 },
        { transform: translateTo(end.place), opacity: 1, offset: 1 },
      ],
      MOVING,
    );
  }
  const robots = after.board[first]!.robots;
  if (robots)
    scene.animate(scene.robot(CELLS[first]!), [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], MOVING);
};

/** Both tiles lift and change places on two arcs. */
export const swapped: Motion<'swapped'> = {
  animate(scene, { cells: [one, other] }) {
    arc(scene, one, other, 1);
    arc(scene, other, one, -1);
  },
};

const arc = (scene: MotionScene, to: string, from: string, side: number): void => {
  const { before, after } = scene.beat;
  const [start, end] = [placeOf(numberOf(from)), placeOf(numberOf(to))];
  const away: readonly [number, number] = [start.column - end.column, start.row - end.row];
  const bent = (share: number): string =>
    `${translateBy(away, share)} ${translateBy([-away[1], away[0]], side * 0.22 * Math.sin(share * Math.PI))}`;
  const tile = (place: string): Keyframe[] => [
    { transform: `${bent(1)} ${place}` },
    { transform: `${bent(1)} ${place} scale(1.08)`, offset: 0.18 },
    { transform: `${bent(0.5)} ${place} scale(1.08)`, offset: 0.5 },
    { transform: `${bent(0)} ${place} scale(1.08)`, offset: 0.82 },
    { transform: `${bent(0)} ${place}` },
  ];
  const element = scene.cell(to);
  scene.animate(
    element,
    tile('').map((frame) => ({ ...frame, zIndex: 6 })),
  );
  for (const { who } of standingsOf(after).filter(({ cell }) => cell === to)) {
    if (standOf(before, who)) scene.animate(scene.pawn(who), tile(translateTo(standOf(after, who)!.place)));
  }
  if (after.board[numberOf(to)]!.robots)
    scene.animate(scene.robot(to), tile(translateTo(placeOf(numberOf(to), robotSpot(0)))));
};
