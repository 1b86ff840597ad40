/** The lessons, in the order in which they are best taken. */
import type { Lesson } from '../lesson.ts';
import { colours } from './colours.ts';
import { control } from './control.ts';
import { deadlines } from './deadlines.ts';
import { firstSteps } from './first-steps.ts';
import { guards } from './guards.ts';
import { looking } from './looking.ts';
import { opening } from './opening.ts';
import { pushing } from './pushing.ts';
import { signals } from './signals.ts';
import { tokens } from './tokens.ts';
import { wayOut } from './way-out.ts';

export const LESSONS = {
  opening,
  'first-steps': firstSteps,
  looking,
  colours,
  pushing,
  control,
  'way-out': wayOut,
  deadlines,
  signals,
  guards,
  tokens,
} as const satisfies Readonly<Record<string, Lesson>>;

export type LessonId = keyof typeof LESSONS;
export const LESSON_IDS = Object.keys(LESSONS) as readonly LessonId[];
