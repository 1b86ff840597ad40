/** Beside the board, in the presenter's place: what is asked, and help for who wants it. */
import { useSignal } from '@preact/signals';
import type { Puzzle } from '@room25/solver';
import type { FunctionComponent } from 'preact';
import { Dialog } from '../app/dialog.tsx';
import { useKeys } from '../app/keys.ts';
import { words as pageWords, text } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import odette from '../presenter/odette.svg';
import '../tutorial/coach.css';
import { goalOf } from './goal.ts';
import { type Hint, hintsOf } from './hints.ts';
import { noteHints, progressOf } from './progress.ts';
import { ToComeLine } from './to-come.tsx';
import { puzzlesWords } from './words.ts';

interface Props {
  readonly puzzle: Puzzle;
  onAgain(): void;
  onShow(): void;
}

export const PuzzleCoach: FunctionComponent<Props> = ({ puzzle, onAgain, onShow }) => {
  const { value: words } = puzzlesWords.words;
  const isOpen = useSignal(false);
  const open = (): void => {
    isOpen.value = true;
  };
  useKeys({ h: open });
  return (
    <aside class="coach" aria-label={words.title}>
      <div class="coach-monitor" aria-hidden="true">
        <img src={odette} width="320" height="200" alt="" />
      </div>
      <div class="coach-line">
        <span class="coach-name">{pageWords.value.home.odette.short}</span>
        <p>{goalOf(puzzle)}</p>
      </div>
      {puzzle.kind === 'stop' && <ToComeLine puzzle={puzzle} />}
      <button type="button" class="key coach-hint" aria-haspopup="dialog" aria-keyshortcuts="H" onClick={open}>
        {words.hint}
        <kbd class="cap">H</kbd>
      </button>
      {isOpen.value && (
        <Dialog
          title={words.hint}
          onClose={() => {
            isOpen.value = false;
          }}
        >
          <p>
            <b>{words.goal}</b> {goalOf(puzzle)}
          </p>
          {puzzle.kind === 'stop' && <ToComeLine puzzle={puzzle} />}
          <Hints puzzle={puzzle} />
          <nav class="coach-keys">
            <button type="button" class="key" onClick={onAgain}>
              {words.again}
            </button>
            <button type="button" class="key" onClick={onShow}>
              {words.solution}
            </button>
            <a class="key" href={hrefOf('puzzles')}>
              {words.all}
            </a>
          </nav>
        </Dialog>
      )}
    </aside>
  );
};

/** Those that were taken, and a key for one more. */
const Hints: FunctionComponent<{ readonly puzzle: Puzzle }> = ({ puzzle }) => {
  const { value: words } = puzzlesWords.words;
  const all = hintsOf(puzzle);
  const taken = useSignal(progressOf(puzzle.id).hints);
  const shown = all.slice(0, taken.value);
  return (
    <>
      <div aria-live="polite">
        {shown.map((hint) => (
          <p key={JSON.stringify(hint)} class="coach-help">
            {sentenceOf(hint)}
          </p>
        ))}
        {shown.length === all.length && <p>{words.noMoreHints}</p>}
      </div>
      {shown.length < all.length && (
        <button
          type="button"
          class="key ivory"
          onClick={() => {
            taken.value++;
            noteHints(puzzle.id, taken.value);
          }}
        >
          {shown.length === 0 ? words.hint : words.nextHint}
        </button>
      )}
    </>
  );
};

const sentenceOf = (hint: Hint): string => {
  const { hints } = puzzlesWords.words.value;
  const { characters, actions } = text.value;
  switch (hint.kind) {
    case 'programme':
      return hints.programme(
        characters[hint.who].name,
        hint.actions.map((action) => actions[action].name),
      );
    case 'left':
      return hints.left(hint.who.map((who) => characters[who].name));
    case 'action':
      return hint.action ? hints.action(actions[hint.action].name) : hints.nothing;
  }
};
