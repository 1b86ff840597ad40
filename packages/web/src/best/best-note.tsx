/** Where a game is set up: the score to beat. */
import type { FunctionComponent } from 'preact';
import type { Plan } from '../setup/plan.ts';
import './best-note.css';
import { bestFor } from './best-scores.ts';
import { bestWords } from './words.ts';

export const BestNote: FunctionComponent<{ readonly plan: Plan }> = ({ plan }) => {
  const best = bestFor(plan);
  return best === undefined ? null : <p class="question-note best-note">{bestWords.value.best(best)}</p>;
};
