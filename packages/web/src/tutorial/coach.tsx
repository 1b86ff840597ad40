/** The presenter as a teacher: what is to be done now, and help for who asks for it. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { Dialog } from '../app/dialog.tsx';
import { useKeys } from '../app/keys.ts';
import { words as pageWords } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import odette from '../presenter/odette.svg';
import type { LessonWords } from '../words/tutorial.ts';
import './coach.css';
import type { Step, Verdict } from './lesson.ts';
import { tutorialWords } from './words.ts';

interface Props {
  readonly lesson: LessonWords;
  /** What the learner is asked now, if anything. */
  readonly step: Step | undefined;
  readonly verdict: Verdict | undefined;
  onAgain(): void;
}

export const Coach: FunctionComponent<Props> = ({ lesson, step, verdict, onAgain }) => {
  const { value: words } = tutorialWords.words;
  const isOpen = useSignal(false);
  const [line, hint] = verdict
    ? [verdict === 'done' ? words.right : words.wrong]
    : (step && lesson.steps[step]) || [words.watch];
  const { short } = pageWords.value.home.odette;
  const open = (): void => {
    isOpen.value = true;
  };
  useEffect(() => announce(line), [line]);
  useKeys({ h: open });
  return (
    <aside class="coach" aria-label={words.title}>
      <div class="coach-monitor" aria-hidden="true">
        <img src={odette} width="320" height="200" alt="" />
      </div>
      <p class="coach-goal">
        <b>{words.goal}</b> {lesson.goal}
      </p>
      <div class="coach-line">
        <span class="coach-name">{short}</span>
        <p>{line}</p>
      </div>
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
            <b>{words.goal}</b> {lesson.goal}
          </p>
          <p>{line}</p>
          {hint !== undefined && <p class="coach-help">{hint}</p>}
          <nav class="coach-keys">
            <button type="button" class="key" onClick={onAgain}>
              {words.again}
            </button>
            <a class="key" href={hrefOf('learn')}>
              {words.all}
            </a>
          </nav>
        </Dialog>
      )}
    </aside>
  );
};
