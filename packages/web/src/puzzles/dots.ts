import { GRADES, type Grade } from '@room25/solver';

/** How hard a puzzle is, for the eye. */
export const dotsOf = (grade: Grade): string => GRADES.map((each) => (each <= grade ? '●' : '○')).join('');
