/** What a puzzle asks for, and hints. */
import { useSignal } from '@preact/signals';
import type { Puzzle } from '@room25/solver';
import type { FunctionComponent } from 'preact';
import { text } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { Coach } from '../exercises/coach.tsx';
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
  const toCome = puzzle.kind === 'stop' && <ToComeLine puzzle={puzzle} />;
  return (
    <Coach
      title={words.title}
      line={goalOf(puzzle)}
      more={toCome}
      hint={words.hint}
      keys={
        <>
          <button type="button" class="key" onClick={onAgain}>
            {words.again}
          </button>
          <button type="button" class="key" onClick={onShow}>
            {words.solution}
          </button>
          <a class="key" href={hrefOf('puzzles')}>
            {words.all}
          </a>
        </>
      }
    >
      <p>
        <b>{words.goal}</b> {goalOf(puzzle)}
      </p>
      {toCome}
      <Hints puzzle={puzzle} />
    </Coach>
  );
};

/** The hints taken so far, and a key for one more. */
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
    case 'program':
      return hints.program(
        characters[hint.who].name,
        hint.actions.map((action) => actions[action].name),
      );
    case 'left':
      return hints.left(hint.who.map((who) => characters[who].name));
    case 'action':
      return hint.action ? hints.action(actions[hint.action].name) : hints.nothing;
  }
};
