/** The lessons: one of them, or all to choose from. */
import type { FunctionComponent } from 'preact';
import { hrefOf } from '../app/routes.ts';
import { Icon } from '../art/icon.tsx';
import { ExerciseList } from '../exercises/exercise-list.tsx';
import type { LessonWords } from '../words/tutorial.ts';
import './learn.css';
import { LessonScreen } from './lesson-screen.tsx';
import { LESSON_IDS } from './lessons/index.ts';
import { passedLessons } from './progress.ts';
import { tutorialWords } from './words.ts';

export const Learn: FunctionComponent<{ readonly id?: string }> = ({ id }) => {
  const lesson = LESSON_IDS.find((each) => each === id);
  return lesson ? <LessonScreen id={lesson} /> : <LessonList missing={id} />;
};

const LessonList: FunctionComponent<{ readonly missing: string | undefined }> = ({ missing }) => {
  const { value: words } = tutorialWords.words;
  const passed = LESSON_IDS.filter((id) => passedLessons.value.includes(id));
  const next = LESSON_IDS.find((id) => !passed.includes(id));
  return (
    <ExerciseList
      title={words.title}
      about={words.about}
      back={words.back}
      missing={missing === undefined ? undefined : words.noLesson(missing)}
    >
      <p class="exercise-list-progress">{words.progress(passed.length, LESSON_IDS.length)}</p>
      <ol class="learn-list">
        {LESSON_IDS.map((id, place) => {
          const { title, goal }: LessonWords = words.lessons[id];
          const isPassed = passed.includes(id);
          return (
            <li key={id}>
              <a class={`learn-lesson ${id === next ? 'next' : ''}`} href={hrefOf('learn', id)}>
                <span class="learn-place mono" aria-hidden="true">
                  {place + 1}
                </span>
                <span>
                  <b class="display">{title}</b>
                  <span>{goal}</span>
                </span>
                {isPassed && (
                  <span class="learn-done">
                    <Icon name="mark-known" />
                    {words.done}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
      <a class="key" href={hrefOf('rules')}>
        {words.rulebook}
      </a>
    </ExerciseList>
  );
};
