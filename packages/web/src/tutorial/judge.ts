/** Ends a lesson once it is decided. */
import { effect } from '@preact/signals';
import type { LocalGame } from '../play/local-game.ts';
import type { Lesson, LessonMoment, LessonVerdict } from './lesson.ts';

/** How long one looks at what decided it, in milliseconds. */
const SILENCE = 800;

/** Reports the verdict once, a moment after what decides it was shown; nothing further happens. Returns what stops it. */
export const judge = (game: LocalGame, lesson: Lesson, tell: (verdict: LessonVerdict) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Less than a frame lies between two events: waiting for the next rendering would miss it.
  const stop = effect(() => {
    const found = lesson.verdict(momentOf(game));
    if (found === undefined || game.beat.value || timer !== undefined) return;
    timer = setTimeout(() => tell(found), SILENCE);
    game.close();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
};

export const momentOf = (game: LocalGame): LessonMoment => ({
  view: game.view.value,
  events: game.log.value.map(({ event }) => event),
});
