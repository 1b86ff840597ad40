import { Icon } from '../../art/icon.tsx';
import { numberOf } from '../geometry.ts';
import { robotSpot, standAt } from '../pieces.tsx';
import { placeOf, translateTo } from '../place.ts';
import type { Motion } from './motion.ts';

const at = (cell: string): string => translateTo(placeOf(numberOf(cell), robotSpot(0)));

export const robotCame: Motion<'robotCame'> = {
  animate: (scene, { cell }) =>
    scene.animate(
      scene.robot(cell),
      [
        { transform: `${at(cell)} translateY(-120%) scale(1.3)`, opacity: 0 },
        { transform: at(cell), opacity: 1 },
      ],
      { to: 0.7, ease: 'out' },
    ),
};

export const robotMoved: Motion<'robotMoved'> = {
  animate: (scene, { from, to }) =>
    scene.animate(scene.robot(to), [{ transform: at(from) }, { transform: at(to) }], { ease: 'inOut' }),
};

export const robotDestroyed: Motion<'robotDestroyed'> = {
  isInAir: true,
  overlay: ({ event: { cell } }) => (
    <span class="piece" style={standAt(placeOf(numberOf(cell), robotSpot(0)), 0.21)}>
      <span class="piece-body piece-robot" data-part="robot">
        <Icon name="mark-robot" />
      </span>
    </span>
  ),
  animate: (scene) =>
    scene.leave(
      scene.parts('robot'),
      [
        { transform: 'none', opacity: 1 },
        { transform: 'rotate(-10deg)', offset: 0.15 },
        { transform: 'rotate(10deg)', offset: 0.3 },
        { transform: 'translateY(30%) rotate(40deg) scale(0.9)', opacity: 1, offset: 0.5 },
        { transform: 'translateY(140%) rotate(160deg) scale(0.3)', opacity: 0 },
      ],
      { ease: 'drop' },
    ),
};
