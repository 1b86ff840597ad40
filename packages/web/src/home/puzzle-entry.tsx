/** The puzzle of the day: what it asks for, solved or not, for how many days in a row, and when the next one comes. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { dayOf, solvedDays, streakOf, weekOf } from '../puzzles/days.ts';
import type { Glance } from '../puzzles/glance.ts';
import { Entry } from './entry.tsx';
import './puzzle-entry.css';

export const PuzzleEntry: FunctionComponent = () => {
  const { puzzle } = words.value.home;
  const [glance, setGlance] = useState<Glance>();
  useEffect(() => {
    const look = async (): Promise<void> => {
      const found = await (await import('../puzzles/glance.ts')).loadGlance();
      setGlance(() => found);
    };
    // Without it the puzzle is still there.
    look().catch(() => undefined);
  }, []);
  const now = new Date();
  const today = dayOf(now);
  const isSolved = solvedDays.value.includes(today);
  const streak = streakOf(solvedDays.value, today);
  const week = weekOf(solvedDays.value, today);
  const about = isSolved ? puzzle.solved : glance ? `${glance(today)} ·` : puzzle.open;
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / 60_000);
  return (
    <Entry
      icon="action-control"
      name={puzzle.name}
      sentence={`${about} ${puzzle.next(Math.floor(minutes / 60), minutes % 60)}`}
      href={hrefOf('puzzles', 'today')}
      more={
        week.includes(true) && (
          <span class="puzzle-entry-mark">
            {isSolved && (
              <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4.5 12.5l5 5 10-11" fill="none" stroke="currentColor" stroke-width="3" />
              </svg>
            )}
            {streak > 0 && <b class="display">{puzzle.days(streak)}</b>}
            <span class="puzzle-entry-week" aria-hidden="true">
              {week.map((isDone, place) => (
                <i key={place} class={isDone ? 'done' : ''} />
              ))}
            </span>
          </span>
        )
      }
    />
  );
};
