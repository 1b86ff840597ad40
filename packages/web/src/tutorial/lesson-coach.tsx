/** What to do now in a lesson. */
import type { Action } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { hrefOf } from '../app/routes.ts';
import { Coach } from '../exercises/coach.tsx';
import type { LessonWords } from '../words/tutorial.ts';
import type { LessonStep, LessonVerdict } from './lesson.ts';
import { tutorialWords } from './words.ts';

interface Props {
  readonly lesson: LessonWords;
  /** Nothing is said behind the introduction. */
  readonly isIntroduced: boolean;
  /** What the learner is asked now, if anything. */
  readonly step: LessonStep | undefined;
  /** Somebody else plays. */
  readonly isOthersTurn: boolean;
  /** The actions that the hint for programming names. */
  readonly plan: readonly Action[] | undefined;
  readonly verdict: LessonVerdict | undefined;
  onAgain(): void;
}

export const LessonCoach: FunctionComponent<Props> = ({
  lesson,
  isIntroduced,
  step,
  isOthersTurn,
  plan,
  verdict,
  onAgain,
}) => {
  const { value: words } = tutorialWords.words;
  const asked = step && lesson.steps[step];
  const [line, hint] = verdict ? [verdict === 'done' ? words.right : words.wrong] : (asked ?? [words.watch]);
  // The verdict is the title of its window, which is read with what stands in it. Between two questions nobody else need act.
  const isSaid = isIntroduced && verdict === undefined && (asked !== undefined || isOthersTurn);
  useEffect(() => {
    if (isSaid) announce(line);
  }, [line, isSaid]);
  return (
    <Coach
      title={words.title}
      goal={
        <p class="coach-goal">
          <b>{words.goal}</b> {lesson.goal}
        </p>
      }
      line={line}
      points={hint}
      actions={step === 'program' ? plan : undefined}
      hint={words.hint}
      keys={
        <>
          <button type="button" class="key" onClick={onAgain}>
            {words.again}
          </button>
          <a class="key" href={hrefOf('learn')}>
            {words.all}
          </a>
        </>
      }
    >
      <p>
        <b>{words.goal}</b> {lesson.goal}
      </p>
      <p>{line}</p>
      {hint !== undefined && <p class="coach-help">{hint}</p>}
    </Coach>
  );
};
