/** Every kind of event and how it looks on the board, if at all. */
import type { EventKind } from '@room25/engine';
import { adrenaline, drew, lost, paranoid, punished, roleSeen, shown, waited } from './badges.tsx';
import { died } from './deaths.tsx';
import { over } from './escape.tsx';
import { slid, swapped } from './lines.tsx';
import type { Motion } from './motion.ts';
import { hid, moved, pulse, returned, shake } from './people.tsx';
import { robotCame, robotDestroyed, robotMoved } from './robots.tsx';
import {
  armed,
  closed,
  concealed,
  key,
  locked,
  looked,
  reminded,
  replaced,
  revealed,
  signalled,
  turned,
  unlocked,
} from './rooms.tsx';

export const MOTIONS: { readonly [K in EventKind]: Motion<K> | 'none' } = {
  turn: 'none',
  declined: 'none',
  programmed: 'none',
  laid: 'none',
  played: { animate: (scene, { who }) => pulse(scene, who) },
  lost,
  waited,
  passed: 'none',
  looked,
  moved,
  revealed,
  concealed,
  closed,
  armed,
  slid,
  swapped,
  died,
  shown,
  roleSeen,
  reminded,
  signalled,
  // A bubble beside the cast says it.
  said: 'none',
  replaced,
  locked,
  unlocked,
  turned,
  robotCame,
  robotMoved,
  robotDestroyed,
  returned,
  adrenaline,
  hid,
  reminderBack: 'none',
  punished,
  paranoid,
  drew,
  // A strap over the header says it.
  card: 'none',
  refused: { animate: (scene, { who }) => shake(scene, who) },
  key,
  // The bulbs say it.
  turnLost: 'none',
  // The studio turns red, not the board.
  alarm: 'none',
  over,
};
