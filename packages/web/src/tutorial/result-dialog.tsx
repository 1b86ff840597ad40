/* biome-ignore-all lint/a11y/noAutofocus: in a window that was opened for just this button */
/** How a lesson went: what it taught, or what went wrong and by which rule. */
import type { RuleId } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useId } from 'preact/hooks';
import { Dialog } from '../app/dialog.tsx';
import { ruleInWords } from '../app/language.ts';
import { go, hrefOf } from '../app/routes.ts';
import { RuleLink } from '../rulebook/rule-link.tsx';
import type { LessonWords } from '../words/tutorial.ts';
import '../exercises/exercise-dialog.css';
import './lesson.css';
import type { Lesson, LessonVerdict } from './lesson.ts';
import { LESSON_IDS, LESSONS, type LessonId } from './lessons/index.ts';
import { tutorialWords } from './words.ts';

interface Props {
  readonly id: LessonId;
  readonly verdict: LessonVerdict;
  onAgain(): void;
}

export const ResultDialog: FunctionComponent<Props> = ({ id, verdict, onAgain }) =>
  verdict === 'done' ? <Passed id={id} onAgain={onAgain} /> : <Missed id={id} fault={verdict} onAgain={onAgain} />;

const Passed: FunctionComponent<Omit<Props, 'verdict'>> = ({ id, onAgain }) => {
  const { value: words } = tutorialWords.words;
  const { learned }: LessonWords = words.lessons[id];
  const { teaches, edition }: Lesson = LESSONS[id];
  const next = LESSON_IDS[LESSON_IDS.indexOf(id) + 1];
  const said = useId();
  return (
    <Dialog title={words.right} kind="beside" describedBy={said} onClose={() => go('learn')}>
      <p id={said} class="exercise-result">
        {learned}
      </p>
      {next === undefined && <p>{words.graduated}</p>}
      <p class="lesson-rules">
        {words.readOn}{' '}
        {teaches.map((rule) => (
          <RuleLink key={rule} id={rule} edition={edition} />
        ))}
      </p>
      <nav class="exercise-keys">
        <a class="key ivory" href={next === undefined ? hrefOf('home') : hrefOf('learn', next)} autofocus>
          {next === undefined ? words.play : words.next}
        </a>
        <button type="button" class="key" onClick={onAgain}>
          {words.again}
        </button>
        <a class="key" href={hrefOf('learn')}>
          {words.all}
        </a>
      </nav>
    </Dialog>
  );
};

const Missed: FunctionComponent<Omit<Props, 'verdict'> & { readonly fault: string }> = ({ id, fault, onAgain }) => {
  const { value: words } = tutorialWords.words;
  const { faults }: LessonWords = words.lessons[id];
  const { faults: rules, edition }: Lesson = LESSONS[id];
  const rule = rules[fault] as RuleId;
  const [said, why] = [useId(), useId()];
  return (
    <Dialog title={words.wrong} kind="beside" describedBy={`${said} ${why}`} onClose={onAgain}>
      <p id={said} class="exercise-result">
        {faults[fault]}
      </p>
      <section class="lesson-why">
        <h3 class="display">{words.why}</h3>
        <p id={why}>{ruleInWords(rule, edition)}</p>
        <RuleLink id={rule} edition={edition} />
      </section>
      <nav class="exercise-keys">
        <button type="button" class="key ivory" autofocus onClick={onAgain}>
          {words.again}
        </button>
        <a class="key" href={hrefOf('learn')}>
          {words.all}
        </a>
      </nav>
    </Dialog>
  );
};
