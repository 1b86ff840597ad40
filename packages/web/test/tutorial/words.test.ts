import { ACTIONS } from '@room25/engine';
import { LANGUAGES, type LanguageCode, loadLanguage } from '@room25/text';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../src/tutorial/lesson.ts';
import { LESSON_IDS, LESSONS } from '../../src/tutorial/lessons/index.ts';
import { tutorial as en } from '../../src/words/en/tutorial.ts';
import { tutorial as fr } from '../../src/words/fr/tutorial.ts';
import { tutorial as ru } from '../../src/words/ru/tutorial.ts';
import type { LessonWords, TutorialWords } from '../../src/words/tutorial.ts';

const WORDS: Readonly<Record<LanguageCode, TutorialWords>> = { en, fr, ru };

/** Letters beside the key for a hint, measured at 360 px. */
const ROOM_FOR: Readonly<Record<LanguageCode, number>> = { en: 78, fr: 78, ru: 66 };

describe.each(LANGUAGES)('the words of the lessons in %s', (code) => {
  const lessons: readonly LessonWords[] = LESSON_IDS.map((id) => WORDS[code].lessons[id]);
  const lines = lessons.flatMap(({ steps }) => Object.values(steps).map(([line]) => line));

  it('are sentences, set as print sets them', () => {
    for (const { intro, goal, learned, faults, steps } of lessons)
      for (const text of [intro, goal, learned, ...Object.values(faults), ...Object.values(steps).flat()]) {
        expect(text).toMatch(/^[\p{Lu}\d«a-e].*[.!?]$/u);
        expect(text).not.toMatch(/['"`]|\s{2}/);
      }
  });

  it('name in the hint for programming just the actions whose keys it lights', async () => {
    const { actions, characters } = await loadLanguage(code);
    for (const id of LESSON_IDS) {
      const { plan = [], me }: Lesson = LESSONS[id];
      const { steps }: LessonWords = WORDS[code].lessons[id];
      const hint = steps.program?.[1] ?? '';
      const named = ACTIONS.filter((action) =>
        hint.includes(action === 'special' ? characters[me].ability : actions[action].name),
      );
      expect({ id, named: named.toSorted() }).toEqual({ id, named: plan.toSorted() });
    }
  });

  it('fit the two lines that a small phone has for them', () => {
    expect(lines.filter(({ length }) => length > ROOM_FOR[code])).toEqual([]);
  });
});
