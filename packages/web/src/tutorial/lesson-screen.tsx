/** A lesson at the table: what it is about, the game itself, and how it went. */
import { effect, type ReadonlySignal, useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { opening } from '../app/settings.ts';
import { useBeginning } from '../exercises/beginning.ts';
import { Table } from '../table/table.tsx';
import type { LessonWords } from '../words/tutorial.ts';
import { IntroDialog } from './intro-dialog.tsx';
import { judge, momentOf } from './judge.ts';
import { isOthersTurn, type Lesson, type LessonVerdict, stepOf } from './lesson.ts';
import { LessonCoach } from './lesson-coach.tsx';
import { LESSONS, type LessonId } from './lessons/index.ts';
import { pass } from './progress.ts';
import { ResultDialog } from './result-dialog.tsx';
import { startLesson } from './start.ts';
import { tutorialWords } from './words.ts';

export const LessonScreen: FunctionComponent<{ readonly id: LessonId }> = ({ id }) => {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} id={id} isFirst={attempt === 0} onAgain={() => setAttempt(attempt + 1)} />;
};

interface Props {
  readonly id: LessonId;
  readonly isFirst: boolean;
  onAgain(): void;
}

const Attempt: FunctionComponent<Props> = ({ id, isFirst, onAgain }) => {
  const lesson: Lesson = LESSONS[id];
  const words: LessonWords = tutorialWords.words.value.lessons[id];
  const hasOpening = lesson.isOpened === true && isFirst && opening.value === 'on';
  const isIntroduced = useSignal(!isFirst || hasOpening);
  // What is said behind the introduction would be gone before it is read.
  const game = useMemo(() => startLesson(id, lesson, until(isIntroduced)), []);
  // Taking it again introduces it again.
  const [table] = useState(() => (hasOpening ? `lesson ${id} ${Date.now()}` : `lesson ${id}`));
  const verdict = useSignal<LessonVerdict | undefined>(undefined);
  useBeginning(isIntroduced.value);

  useEffect(() => {
    const stop = judge(game, lesson, (found) => {
      if (found === 'done') pass(id);
      verdict.value = found;
    });
    return () => {
      stop();
      game.close();
    };
  }, [game]);

  return (
    <>
      <Table
        game={game}
        id={table}
        hasOpening={hasOpening}
        more={{
          isKept: false,
          presenter: (
            <LessonCoach
              lesson={words}
              isIntroduced={isIntroduced.value}
              step={stepOf(momentOf(game), lesson.me)}
              isOthersTurn={isOthersTurn(game.view.value, lesson.me)}
              plan={lesson.plan}
              verdict={verdict.value}
              onAgain={onAgain}
            />
          ),
        }}
        onOver={() => {}}
      />
      {!isIntroduced.value && (
        <IntroDialog
          id={id}
          onStart={() => {
            isIntroduced.value = true;
          }}
        />
      )}
      {verdict.value !== undefined && <ResultDialog id={id} verdict={verdict.value} onAgain={onAgain} />}
    </>
  );
};

const until = (isTrue: ReadonlySignal<boolean>): Promise<void> =>
  new Promise((done) => {
    effect(() => {
      if (isTrue.value) done();
    });
  });
