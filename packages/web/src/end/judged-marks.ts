/** What I thought of the others, judged when the masks have fallen. */
import { seatViewer } from '@room25/engine';
import { marksOf } from '../table/marks.ts';
import type { Story } from './stories.ts';

export interface JudgedMarks {
  readonly right: number;
  readonly all: number;
}

/** Nothing if I marked nobody as a guard or trustworthy, or if there were no roles. */
export const judgedMarks = (id: string, seat: number, stories: readonly Story[]): JudgedMarks | undefined => {
  const judged = Object.entries(marksOf(id, seatViewer(seat))).flatMap(([who, mark]) => {
    const { role } = stories.find(({ name }) => name === who) ?? {};
    if (role === undefined || mark === 'unsure') return [];
    return [(mark === 'guard') === (role !== 'prisoner')];
  });
  return judged.length === 0 ? undefined : { right: judged.filter(Boolean).length, all: judged.length };
};
