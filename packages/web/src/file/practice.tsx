/** Lessons and puzzles: how many, how strong one is at them, for how many days in a row. */
import type { FunctionComponent } from 'preact';
import { words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { dayOf, longestStreakOf, solvedDays, streakOf } from '../puzzles/days.ts';
import { progressOf } from '../puzzles/progress.ts';
import { PUZZLES } from '../puzzles/puzzles.ts';
import { firstTry, rated, UNKNOWN } from '../puzzles/rating.ts';
import { LESSON_IDS } from '../tutorial/lessons/index.ts';
import { passedLessons } from '../tutorial/progress.ts';
import './practice.css';
import { Section } from './file-section.tsx';
import { fileWords } from './words.ts';

export const Practice: FunctionComponent = () => {
  const { practice: said } = fileWords.value;
  const { lessons, puzzles } = words.value.home;
  const solved = PUZZLES.filter(({ id }) => progressOf(id).solved !== undefined).length;
  const tried = firstTries();
  const { rating, deviation } = rated(UNKNOWN, tried);
  const days = solvedDays.value;
  return (
    <Section title={said.title}>
      <div class="practice">
        <div class="practice-rating">
          <span>{said.rating}</span>
          {tried.length > 0 && (
            <p>
              <b class="display">{Math.round(rating)}</b> {said.deviation(Math.round(deviation))}
            </p>
          )}
          <small>{tried.length > 0 ? said.rated(tried.length) : said.unrated}</small>
        </div>
        <ul>
          <li>{said.lessons(passedIds().length, LESSON_IDS.length)}</li>
          <li>{said.puzzles(solved, PUZZLES.length)}</li>
          <li>
            {said.streak(streakOf(days, dayOf(new Date())))}
            {days.length > 0 && `, ${said.longest(longestStreakOf(days))}`}
          </li>
        </ul>
        <nav class="practice-keys">
          <a class="key" href={hrefOf('learn')}>
            {lessons}
          </a>
          <a class="key" href={hrefOf('puzzles')}>
            {puzzles}
          </a>
        </nav>
      </div>
    </Section>
  );
};

/** What the first try at each puzzle came to. */
export const firstTries = () =>
  PUZZLES.flatMap(({ id, rating: opponent }) => {
    const score = firstTry(progressOf(id));
    return score === undefined ? [] : [{ opponent, score }];
  });

export const passedIds = () => LESSON_IDS.filter((id) => passedLessons.value.includes(id));
