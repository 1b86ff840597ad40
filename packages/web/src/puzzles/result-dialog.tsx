/* biome-ignore-all lint/a11y/noAutofocus: in a window that was opened for just this button */
/** How a puzzle went, and how to tell others about it. */
import type { Puzzle } from '@room25/solver';
import type { FunctionComponent } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { Dialog } from '../app/dialog.tsx';
import { Glyph } from '../app/glyph.tsx';
import { go, hrefOf } from '../app/routes.ts';
import { languageCode } from '../app/settings.ts';
import '../exercises/exercise-dialog.css';
import { play } from '../sound/sound.ts';
import type { AttemptVerdict } from './attempt.ts';
import { progressOf } from './progress.ts';
import { PUZZLES } from './puzzles.ts';
import { shareText } from './share.ts';
import { ShareKey } from './share-key.tsx';
import { puzzlesWords } from './words.ts';

interface Props {
  readonly puzzle: Puzzle;
  readonly verdict: AttemptVerdict | 'shown';
  onAgain(): void;
  onShow(): void;
}

export const ResultDialog: FunctionComponent<Props> = ({ puzzle, verdict, onAgain, onShow }) => {
  const { value: words } = puzzlesWords.words;
  const next = PUZZLES[PUZZLES.indexOf(puzzle) + 1];
  const isSolved = verdict === 'solved';
  const said = useId();
  const [title, line] = {
    solved: [words.right, words.solvedLines[puzzle.kind]] as const,
    missed: [words.wrong, words.missedLines[puzzle.kind]] as const,
    shown: [words.shown, words.shownLine] as const,
  }[verdict];
  return (
    <Dialog title={title} describedBy={said} onClose={() => (isSolved ? go('puzzles') : onAgain())}>
      {isSolved && <Joy />}
      <p id={said} class="exercise-result">
        {line}
      </p>
      {isSolved && <Shared puzzle={puzzle} />}
      <nav class="exercise-keys">
        {isSolved && next && (
          <a class="key ivory" href={hrefOf('puzzles', next.id)} autofocus>
            {words.next}
          </a>
        )}
        <button type="button" class={`key ${isSolved ? '' : 'ivory'}`} autofocus={!isSolved} onClick={onAgain}>
          {words.again}
        </button>
        {verdict === 'missed' && (
          <button type="button" class="key" onClick={onShow}>
            {words.solution}
          </button>
        )}
        <a class="key" href={hrefOf('puzzles')}>
          {words.all}
        </a>
      </nav>
    </Dialog>
  );
};

/** Daylight, and the chord that goes with it. */
const Joy: FunctionComponent = () => {
  useEffect(() => play('escape'), []);
  return (
    <div class="exercise-joy" aria-hidden="true">
      <Glyph name="check" />
    </div>
  );
};

const Shared: FunctionComponent<{ readonly puzzle: Puzzle }> = ({ puzzle }) => {
  const address = `${location.origin}${location.pathname}${hrefOf('puzzles')}`;
  const { value: words } = puzzlesWords.words;
  return <ShareKey text={shareText(puzzle, progressOf(puzzle.id), { words, language: languageCode.value, address })} />;
};
