/** Shows the event of the moment on the board: what is drawn over it, and what moves. */
import { useSignalEffect } from '@preact/signals';
import type { Event, EventKind } from '@room25/engine';
import type { FunctionComponent, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../../app/theme.ts';
import type { Beat, ShownGame } from '../../play/played-game.ts';
import { spanOf } from '../../play/scene.ts';
import type { Telling } from '../names.ts';
import type { Motion } from './motion.ts';
import './motion-layer.css';
import { MOTIONS } from './motions.ts';
import { MotionScene } from './scene.ts';
import { stillMotion } from './still.ts';

interface Props {
  readonly game: ShownGame;
  readonly telling: Telling;
  readonly tray: RefObject<HTMLElement | null>;
}

export const MotionLayer: FunctionComponent<Props> = ({ game, telling, tray }) => {
  const beat = game.beat.value;
  const scenes = useRef<readonly MotionScene[]>([]);
  const parts = beat ? partsOf(beat) : [];
  useLayoutEffect(() => {
    if (!beat || parts.length === 0 || !tray.current || beat.ms === 0) return;
    const { current } = tray;
    scenes.current = isStill.peek()
      ? [new MotionScene(current, beat)]
      : parts.map(({ event, place }) => new MotionScene(current, beat, { place, span: spanOf(beat.events, event) }));
    if (isStill.peek()) stillMotion(scenes.current[0]!);
    else for (const [at, { event, motion }] of parts.entries()) motion.animate?.(scenes.current[at]!, event);
    for (const scene of scenes.current) scene.pause(game.pace.paused.peek());
    return () => {
      for (const scene of scenes.current) scene.end();
    };
  }, [beat]);
  useSignalEffect(() => {
    for (const scene of scenes.current) scene.pause(game.pace.paused.value);
  });
  return (
    <div class="motion-layer" data-air={parts.some(({ motion }) => motion.isInAir) ? '' : undefined} aria-hidden="true">
      {beat &&
        parts.map(({ event, motion, place }) => {
          const Overlay = !isStill.value || motion.isTold ? motion.overlay : undefined;
          return (
            Overlay && (
              <div key={place} class="motion-layer-part" data-place={place}>
                <Overlay event={event} beat={beat} telling={telling} />
              </div>
            )
          );
        })}
    </div>
  );
};

interface Part {
  readonly event: Event;
  /** The motion of any kind of event, given an event of that kind. */
  readonly motion: Motion<EventKind>;
  readonly place: number;
}

/** The motion of each event of the beat. That somebody plays an action is shown only where nothing else is. */
const partsOf = ({ events }: Beat): readonly Part[] =>
  events.flatMap((event, place) => {
    const motion = MOTIONS[event.kind] as Motion<EventKind> | 'none';
    return motion === 'none' || (event.kind === 'played' && events.length > 1) ? [] : [{ event, motion, place }];
  });
