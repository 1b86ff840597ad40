/* biome-ignore-all lint/a11y/noAutofocus: in a window that was opened for just this button */
import type { FunctionComponent } from 'preact';
import { Dialog } from '../app/dialog.tsx';
import { words as pageWords } from '../app/language.ts';
import '../exercises/exercise-dialog.css';
import { Strap } from '../presenter/strap.tsx';
import type { LessonWords } from '../words/tutorial.ts';
import { LESSON_IDS, type LessonId } from './lessons/index.ts';
import { tutorialWords } from './words.ts';

/** What a lesson is about, before it begins. */
export const IntroDialog: FunctionComponent<{ readonly id: LessonId; onStart(): void }> = ({ id, onStart }) => {
  const { value: words } = tutorialWords.words;
  const { title, intro, goal }: LessonWords = words.lessons[id];
  return (
    <Dialog title={title} onClose={onStart}>
      <p class="exercise-number mono">{words.number(LESSON_IDS.indexOf(id) + 1, LESSON_IDS.length)}</p>
      <Strap name={pageWords.value.home.odette.name} line={intro} />
      <p class="exercise-goal">
        <b>{words.goal}</b> {goal}
      </p>
      <button type="button" class="key ivory" autofocus onClick={onStart}>
        {words.start}
      </button>
    </Dialog>
  );
};
