/* biome-ignore-all lint/a11y/noAutofocus: in a window that was opened for just this button */
import type { Puzzle } from '@room25/solver';
import type { FunctionComponent } from 'preact';
import { Dialog } from '../app/dialog.tsx';
import '../exercises/exercise-dialog.css';
import { goalOf } from './goal.ts';
import { GradeMark } from './grade.tsx';
import { PUZZLES } from './puzzles.ts';
import { ToComeLine } from './to-come.tsx';
import { puzzlesWords } from './words.ts';

/** What a puzzle asks for, before it begins. */
export const IntroDialog: FunctionComponent<{ readonly puzzle: Puzzle; onStart(): void }> = ({ puzzle, onStart }) => {
  const { value: words } = puzzlesWords.words;
  const { kind, grade } = puzzle;
  return (
    <Dialog title={words.kinds[kind]} onClose={onStart}>
      <p class="exercise-number">
        {words.number(PUZZLES.indexOf(puzzle) + 1)} · <GradeMark grade={grade} />
      </p>
      <p class="exercise-goal">
        <b>{words.goal}</b> {goalOf(puzzle)}
      </p>
      {kind === 'stop' ? <ToComeLine puzzle={puzzle} /> : <p>{words.known}</p>}
      <button type="button" class="key ivory" autofocus onClick={onStart}>
        {words.start}
      </button>
    </Dialog>
  );
};
