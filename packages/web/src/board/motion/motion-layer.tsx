/** Shows the event of the moment on the board: what is drawn over it, and what moves. */
import { useSignalEffect } from '@preact/signals';
import type { EventKind } from '@room25/engine';
import type { FunctionComponent, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../../app/theme.ts';
import type { Beat, ShownGame } from '../../play/played-game.ts';
import type { Telling } from '../names.ts';
import type { Motion } from './motion.ts';
import './motion-layer.css';
import { MOTIONS } from './motions.ts';
import { Scene } from './scene.ts';
import { stillMotion } from './still.ts';

interface Props {
  readonly game: ShownGame;
  readonly telling: Telling;
  readonly tray: RefObject<HTMLElement | null>;
}

export const MotionLayer: FunctionComponent<Props> = ({ game, telling, tray }) => {
  const beat = game.beat.value;
  const scene = useRef<Scene | undefined>(undefined);
  const motion = beat && motionOf(beat);
  useLayoutEffect(() => {
    if (!beat || !motion || !tray.current || beat.ms === 0) return;
    const current = new Scene(tray.current, beat);
    scene.current = current;
    if (isStill.peek()) stillMotion(current);
    else motion.animate?.(current, beat.event);
    current.pause(game.pace.paused.peek());
    return () => current.end();
  }, [beat]);
  useSignalEffect(() => scene.current?.pause(game.pace.paused.value));
  const Overlay = motion && (!isStill.value || motion.isTold) ? motion.overlay : undefined;
  return (
    <div class="motion-layer" data-air={motion?.isInAir ? '' : undefined} aria-hidden="true">
      {beat && Overlay && <Overlay event={beat.event} beat={beat} telling={telling} />}
    </div>
  );
};

/** Of any kind, given an event of that kind. */
const motionOf = ({ event }: Beat): Motion<EventKind> | undefined => {
  const motion = MOTIONS[event.kind] as Motion<EventKind> | 'none';
  return motion === 'none' ? undefined : motion;
};
