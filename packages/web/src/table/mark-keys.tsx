/** Trust, unsure, guard: three keys for what I think of somebody, and how it is drawn on their monitor. */
import type { Character } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import './mark-keys.css';
import { MARKS, type Mark } from './marks.ts';

interface Props {
  readonly who: Character;
  readonly mark: Mark | undefined;
  readonly hasWords?: boolean;
  onMark(mark: Mark | undefined): void;
}

export const MarkKeys: FunctionComponent<Props> = ({ who, mark, hasWords, onMark }) => {
  const { marks, marksOf } = words.value.table.cast;
  const go = (group: HTMLElement, step: number): void => {
    const at = mark ? MARKS.indexOf(mark) : step > 0 ? -1 : 0;
    const next = (at + step + MARKS.length) % MARKS.length;
    onMark(MARKS[next]);
    group.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };
  return (
    <div
      class={`mark-keys ${hasWords ? 'worded' : ''}`}
      role="radiogroup"
      aria-label={marksOf(text.value.people[who])}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (step === undefined && event.key !== 'Delete' && event.key !== 'Backspace') return;
        event.preventDefault();
        event.stopPropagation();
        if (step === undefined) onMark(undefined);
        else go(event.currentTarget, step);
      }}
    >
      {MARKS.map((each, place) => (
        // biome-ignore lint/a11y/useSemanticElements: pressing the lit one clears it, which a radio button cannot
        <button
          key={each}
          type="button"
          role="radio"
          aria-checked={mark === each}
          aria-label={marks[each]}
          tabIndex={mark === each || (mark === undefined && place === 0) ? 0 : -1}
          onClick={() => onMark(mark === each ? undefined : each)}
        >
          <Pencil mark={each} />
          {hasWords && <span class="display">{marks[each]}</span>}
        </button>
      ))}
    </div>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const STROKES: Readonly<Record<Mark, string>> = {
  trust: 'M4 12.5l5.5 6L20 5',
  unsure: 'M8 8.2a4 4 0 1 1 5.8 3.6c-1.2.6-1.8 1.3-1.8 3M12 19.4v.1',
  guard: 'M3 10.5C4.5 6.5 8 5 12 5s7.5 1.5 9 5.5l-3 1.5H6zM6 12v4.5c3.5 2 8.5 2 12 0V12',
};

/** Grease pencil: ivory with an edge of ink. */
export const Pencil: FunctionComponent<{ mark: Mark }> = ({ mark }) => (
  <svg
    class="icon mark-keys-pencil"
    viewBox="0 0 24 24"
    fill="none"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={STROKES[mark]} />
  </svg>
);
