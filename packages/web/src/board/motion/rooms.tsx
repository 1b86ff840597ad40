/** How rooms are looked into, opened, closed and changed. */
import type { RoomCode } from '@room25/engine';
import { Icon } from '../../art/icon.tsx';
import { Hatch, Iris, Shaft } from '../../art/tile-art.tsx';
import { numberOf } from '../geometry.ts';
import { Between, Over } from '../over.tsx';
import { placeOf } from '../place.ts';
import type { Motion } from './motion.ts';
import { makeRoom, standOf } from './people.tsx';
import type { MotionScene } from './scene.ts';

const MIDDLE = { x: 0.5, y: 0.5 };

/** How far the blades of an iris turn out, in degrees. */
const OPEN = -78;
const AJAR = -34;

/** My own look: the iris opens a crack and shows what is behind. Another's: a sight line and a glint on the hatch. */
export const looked: Motion<'looked'> = {
  isTold: true,
  overlay: ({ event: { who, cell, room }, beat }) => {
    const from = standOf(beat.before, who);
    const at = placeOf(numberOf(cell));
    return (
      <>
        {from && <Between from={from.place} to={placeOf(numberOf(cell), MIDDLE)} class="preview-sight" />}
        <Over at={at}>{room ? <Ajar code={room} /> : <Glint />}</Over>
      </>
    );
  },
  animate(scene, { room }) {
    const known = scene.parts('known');
    if (room) {
      scene.leave(scene.parts('iris').flatMap(bladesOf), [{ transform: 'none' }, { transform: `rotate(${AJAR}deg)` }], {
        to: 0.4,
        ease: 'out',
      });
      scene.leave(scene.parts('iris'), [{ opacity: 1 }, { opacity: 0 }], { from: 0.28, to: 0.42 });
      scene.animate(known, [{ opacity: 0 }, { opacity: 1 }], { from: 0.1, to: 0.4 });
    } else {
      scene.leave(
        scene.parts('glint'),
        [
          { transform: 'translateX(-60%)', opacity: 0 },
          { opacity: 1, offset: 0.4 },
          { transform: 'translateX(60%)', opacity: 0 },
        ],
        { to: 0.6, ease: 'out' },
      );
    }
  },
};

const Ajar = ({ code }: { code: RoomCode }) => (
  <>
    <span data-part="known">
      <Hatch known={code} />
    </span>
    <span data-part="iris">
      <Hatch />
      <Iris />
    </span>
  </>
);

const Glint = () => (
  <span class="motion-layer-glint-box">
    <span class="motion-layer-glint" data-part="glint" />
    <span class="motion-layer-eye">
      <Icon name="mark-known" />
    </span>
  </span>
);

/** The iris opens wholly, the hatch sinks, the floor lights up, the chip stamps in. */
export const revealed: Motion<'revealed'> = {
  overlay: ({ event: { cell } }) => (
    <Over at={placeOf(numberOf(cell))}>
      <span data-part="dark" class="motion-layer-dark" />
      <span data-part="hatch">
        <Hatch />
        <span class="shaft-well" data-part="well" />
        <Iris />
      </span>
    </Over>
  ),
  animate(scene, { cell }) {
    openIris(scene);
    scene.leave(scene.parts('well'), [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1 }], { to: 0.5 });
    scene.leave(
      scene.parts('hatch'),
      [
        { transform: 'none', opacity: 1 },
        { transform: 'scale(0.9)', opacity: 0 },
      ],
      { from: 0.42, to: 0.68, ease: 'inOut' },
    );
    scene.leave(scene.parts('dark'), [{ opacity: 0.85 }, { opacity: 0 }], { from: 0.5, to: 0.95 });
    scene.animate(
      scene.on(cell, '.chip'),
      [
        { transform: 'scale(1.7)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      {
        from: 0.62,
        to: 0.8,
        ease: 'out',
      },
    );
  },
};

const openIris = (scene: MotionScene): void =>
  scene.leave(scene.parts('hatch').flatMap(bladesOf), [{ transform: 'none' }, { transform: `rotate(${OPEN}deg)` }], {
    to: 0.5,
    ease: 'inOut',
  });

const bladesOf = (element: Element): readonly Element[] => [...element.querySelectorAll('.blade')];

/** The hatch comes back and its iris closes. */
export const concealed: Motion<'concealed'> = {
  overlay: ({ event: { cell, room } }) => (
    <Over at={placeOf(numberOf(cell))}>
      <span data-part="before">
        <Shaft code={room} />
      </span>
      <span data-part="closing">
        <Hatch />
        <Iris />
      </span>
    </Over>
  ),
  animate(scene) {
    scene.animate(
      scene.parts('closing'),
      [
        { transform: 'scale(0.9)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { to: 0.35, ease: 'out' },
    );
    scene.animate(
      scene.parts('closing').flatMap(bladesOf),
      [{ transform: `rotate(${OPEN}deg)` }, { transform: 'none' }],
      {
        from: 0.3,
      },
    );
  },
};

/** The tape unrolls, the plate drops. */
export const closed: Motion<'closed'> = {
  animate(scene, { cell }) {
    const tape = scene.on(cell, '.tile-tape');
    scene.animate(tape, [{ scale: '0 1' }, { scale: '1 1' }], { to: 0.45, ease: 'out', pseudo: '::before' });
    scene.animate(tape, [{ scale: '0 1' }, { scale: '1 1' }], { from: 0.3, to: 0.75, ease: 'out', pseudo: '::after' });
    dropPlate(scene, cell);
  },
};

const dropPlate = (scene: MotionScene, cell: string): void =>
  scene.animate(
    scene.on(cell, '.tile-plate'),
    [
      { transform: 'translateY(-80%) scale(1.3)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    {
      from: 0.4,
      to: 0.8,
      ease: 'out',
    },
  );

export const locked: Motion<'locked'> = { animate: (scene, { cell }) => dropPlate(scene, cell) };

export const unlocked: Motion<'unlocked'> = {
  overlay: ({ event: { cell } }) => (
    <Over at={placeOf(numberOf(cell))}>
      <span class="tile-plate" data-part="plate">
        <Icon name="mark-lock" />
      </span>
    </Over>
  ),
  animate: (scene) =>
    scene.leave(scene.parts('plate'), [
      { transform: 'none', opacity: 1 },
      { transform: 'translateY(-90%) rotate(-12deg)', opacity: 0 },
    ]),
};

/** The word stamps in: whoever was only passing through now stands in a trap. */
export const armed: Motion<'armed'> = {
  animate: (scene, { cell }) => stamp(scene, scene.on(cell, '.tile-deadline')),
};

export const reminded: Motion<'reminded'> = {
  animate: (scene, { cell }) => stamp(scene, scene.on(cell, '.tile-reminder')),
};
export const signalled: Motion<'signalled'> = {
  animate: (scene, { cell }) => stamp(scene, scene.on(cell, '.tile-signal')),
};

const stamp = (scene: MotionScene, elements: readonly Element[]): void =>
  scene.animate(
    elements,
    [
      { transform: 'scale(1.5)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { to: 0.6, ease: 'out' },
  );

/** The old room fades out over the new one. */
export const replaced: Motion<'replaced'> = {
  overlay: ({ event: { cell }, beat }) => {
    const { room, axis } = beat.before.board[numberOf(cell)]!;
    return (
      <Over at={placeOf(numberOf(cell))}>
        {room && (
          <span data-part="before">
            <Shaft code={room} axis={axis} />
          </span>
        )}
      </Over>
    );
  },
  animate: (scene) => scene.leave(scene.parts('before'), [{ opacity: 1 }, { opacity: 0 }]),
};

/** The floor turns by a quarter. */
export const turned: Motion<'turned'> = {
  animate(scene, { cell, axis }) {
    const was = scene.beat.before.board[numberOf(cell)]!.axis;
    if (was === undefined || was === axis) return;
    const angle = (of: string): number => (of === '/' ? 90 : 0);
    scene.animate(scene.on(cell, '.floor'), [
      { transform: `rotate(${angle(was)}deg)` },
      { transform: `rotate(${angle(axis)}deg)` },
    ]);
  },
};

/** The keyhole lights up over the board. */
export const key: Motion<'key'> = {
  isInAir: true,
  overlay: ({ event: { who }, beat }) => {
    const cell = beat.before.cast.find(({ name }) => name === who)?.cell;
    if (cell === undefined) return null;
    return (
      <Over at={placeOf(numberOf(cell))}>
        <span class="badge blue" data-part="badge">
          <Icon name="mark-key" />
        </span>
      </Over>
    );
  },
  animate(scene) {
    popBadge(scene);
    makeRoom(scene, []);
  },
};

/** A mark that pops up over a room or a pawn, stays, and goes. */
export const popBadge = (scene: MotionScene): void =>
  scene.leave(
    scene.parts('badge'),
    [
      { transform: 'scale(0.4)', opacity: 0 },
      { transform: 'scale(1.1)', opacity: 1, offset: 0.25 },
      { transform: 'none', opacity: 1, offset: 0.75 },
      { transform: 'translateY(-30%)', opacity: 0 },
    ],
    { ease: 'out' },
  );
