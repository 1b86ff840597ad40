/** How an event looks on the board. */
import type { EventKind, EventOf } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import type { Beat } from '../../play/played-game.ts';
import type { Telling } from '../names.ts';
import type { MotionScene } from './scene.ts';

export interface OverlayProps<K extends EventKind> {
  readonly event: EventOf<K>;
  readonly beat: Beat;
  readonly telling: Telling;
}

export interface Motion<K extends EventKind> {
  /** Drawn over the board while the event is shown. */
  readonly overlay?: FunctionComponent<OverlayProps<K>>;
  /** Moves what is on the board, which is already drawn in its final state. */
  readonly animate?: (scene: MotionScene, event: EventOf<K>) => void;
  /** Drawn over the people too, not only over the rooms. */
  readonly isInAir?: boolean;
  /** The overlay says something that is seen nowhere else, so it is drawn, without moving, for people who want stillness too. */
  readonly isTold?: boolean;
}
