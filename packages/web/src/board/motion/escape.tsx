/** The end: where somebody got out, daylight floods the tray from Room 25. */
import { isEscape } from '@room25/engine';
import { Over } from '../over.tsx';
import { placeOf } from '../place.ts';
import type { Motion } from './motion.ts';

export const over: Motion<'over'> = {
  isInAir: true,
  overlay: ({ event: { outcome }, beat }) => {
    const exit = beat.after.board.findIndex(({ room }) => room === '25');
    const isOut = exit >= 0 && isEscape(outcome.result);
    if (!isOut) return <span class="lights-out" data-part="lights" />;
    return (
      <Over at={placeOf(exit)}>
        <span class="motion-layer-daylight" data-part="daylight" />
      </Over>
    );
  },
  animate(scene) {
    scene.leave(
      scene.parts('daylight'),
      [
        { transform: 'scale(0.2)', opacity: 0 },
        { transform: 'scale(9)', opacity: 0.95 },
      ],
      { from: 0.1, ease: 'inOut' },
    );
    scene.leave(scene.parts('lights'), [{ opacity: 0 }, { opacity: 0.8 }], { from: 0.2, ease: 'inOut' });
  },
};
