/** How somebody dies: the light of the room goes out, and they fall, drown, dissolve or are torn away. */
import type { DeathRule } from '@room25/engine';
import { Pawn } from '../../art/pawn.tsx';
import { numberOf } from '../geometry.ts';
import { Over } from '../over.tsx';
import { standAt } from '../pieces.tsx';
import { placeOf } from '../place.ts';
import type { Motion } from './motion.ts';
import { makeRoom, standOf } from './people.tsx';
import type { Timing } from './scene.ts';

export const died: Motion<'died'> = {
  overlay: ({ event: { who, cell, rule }, beat }) => {
    const stand = standOf(beat.before, who);
    const way = WAYS[rule];
    return (
      <>
        <Over at={placeOf(numberOf(cell))}>
          <span class={`motion-layer-cut ${way.light}`} data-part="light" />
        </Over>
        {stand && (
          <span class="piece stand" style={standAt(stand.place, stand.size)}>
            <span class="dying" data-part="dying">
              <Pawn who={who} />
            </span>
          </span>
        )}
      </>
    );
  },
  animate(scene, { rule }) {
    const way = WAYS[rule];
    scene.leave(scene.parts('light'), way.lights ?? CUT);
    scene.leave(scene.parts('dying'), way.frames, way.timing ?? { from: 0.12, to: 0.75, ease: 'drop' });
    makeRoom(scene, [], { from: 0.7, ease: 'out' });
  },
};

interface Way {
  readonly light: 'out' | 'water' | 'acid' | 'fire';
  readonly frames: Keyframe[];
  readonly timing?: Timing;
  readonly lights?: Keyframe[];
}

const CUT: Keyframe[] = [
  { opacity: 0 },
  { opacity: 0.92, offset: 0.12 },
  { opacity: 0.92, offset: 0.7 },
  { opacity: 0 },
];
const RISE: Keyframe[] = [
  { transform: 'translateY(100%)', opacity: 0.95 },
  { transform: 'none', opacity: 0.95, offset: 0.5 },
  { transform: 'none', opacity: 0.95, offset: 0.75 },
  { transform: 'none', opacity: 0 },
];

const fall: Way = {
  light: 'out',
  frames: [
    { transform: 'none', opacity: 1 },
    { transform: 'translateY(6%) rotate(30deg) scale(0.75)', opacity: 1, offset: 0.4 },
    { transform: 'translateY(20%) rotate(120deg) scale(0.05)', opacity: 0 },
  ],
};

const drown: Way = {
  light: 'water',
  lights: RISE,
  timing: { from: 0.15, to: 0.8, ease: 'linear' },
  frames: [
    { transform: 'none', opacity: 1 },
    { transform: 'translateY(-10%) rotate(-7deg)', offset: 0.2 },
    { transform: 'translateY(4%) rotate(6deg)', offset: 0.4 },
    { transform: 'translateY(-2%) rotate(-5deg)', opacity: 0.9, offset: 0.6 },
    { transform: 'translateY(45%) rotate(3deg) scale(0.8)', opacity: 0 },
  ],
};

const dissolve: Way = {
  light: 'acid',
  lights: RISE,
  timing: { from: 0.2, to: 0.85, ease: 'linear' },
  frames: [
    { transform: 'none', opacity: 1 },
    { transform: 'scale(1.08, 0.86) translateY(8%)', opacity: 0.85, offset: 0.4 },
    { transform: 'scale(1.25, 0.2) translateY(120%)', opacity: 0 },
  ],
};

const shred: Way = {
  light: 'out',
  timing: { from: 0.1, to: 0.65, ease: 'linear' },
  frames: [0, -6, 6, -6, 6]
    .map((x, place) => ({ transform: `translateX(${x}%) rotate(${x}deg)`, offset: place * 0.12 }))
    .concat([{ transform: 'scale(0.1, 1.2) rotate(0deg)', offset: 1 }])
    .map((frame, place, all) => ({ ...frame, opacity: place === all.length - 1 ? 0 : 1 })),
};

const burn: Way = {
  light: 'fire',
  frames: [
    { transform: 'none', opacity: 1 },
    { transform: 'translateY(-6%) scale(1.05)', opacity: 0.8, offset: 0.5 },
    { transform: 'translateY(-60%) scale(0.6)', opacity: 0 },
  ],
  timing: { from: 0.2, to: 0.8, ease: 'out' },
};

const WAYS: Readonly<Record<DeathRule, Way>> = {
  'ROOM-TRAPPED-1': fall,
  'ROOM-MORTAL': fall,
  'ROOM-TIMER': fall,
  'ROOM-FLOODED-1': drown,
  'ROOM-ACID': dissolve,
  'ROBOT-RED': dissolve,
  'ROOM-SHREDDER-1': shred,
  'ROOM-FLAMMABLE': burn,
  'MAC-BOMB': burn,
};
