import type { Grade } from '@room25/solver';
import type { FunctionComponent } from 'preact';
import { dotsOf } from './dots.ts';
import { puzzlesWords } from './words.ts';

/** How hard a puzzle is: dots for the eye, and the word. */
export const GradeMark: FunctionComponent<{ readonly grade: Grade }> = ({ grade }) => (
  <span class="puzzle-grade">
    <span aria-hidden="true">{dotsOf(grade)}</span> {puzzlesWords.words.value.grades[grade]}
  </span>
);
