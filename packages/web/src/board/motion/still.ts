/** For people who want stillness nothing moves; what has changed fades in. */
import { standingsOf } from '../crowd.ts';
import type { MotionScene } from './scene.ts';

export const stillMotion = (scene: MotionScene): void => {
  const { before, after } = scene.beat;
  const fade = [{ opacity: 0 }, { opacity: 1 }];
  const cells = after.board.filter((room, cell) => JSON.stringify(room) !== JSON.stringify(before.board[cell]));
  scene.animate(
    cells.map(({ cell }) => scene.cell(cell)),
    fade,
    { to: 0.3, ease: 'linear' },
  );
  const stood = standingsOf(before);
  const people = standingsOf(after).filter(({ who, cell }) => stood.find((one) => one.who === who)?.cell !== cell);
  scene.animate(
    people.map(({ who }) => scene.pawn(who)),
    fade,
    { to: 0.3, ease: 'linear' },
  );
};
