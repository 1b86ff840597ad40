/** The presenter's last line: the one for how the game ended. */
import type { Event } from '@room25/engine';
import { text } from '../app/language.ts';
import { commentOn } from '../presenter/commentary.ts';
import { lines } from '../presenter/lines.ts';
import type { History } from '../record/history.ts';

export const farewellOf = (history: History): string | undefined => {
  const over = overOf(history);
  if (!over || !lines.value) return undefined;
  const salt = history.last.cast.map(({ name }) => name).join(' ');
  return commentOn(over, [], { lines: lines.value, language: text.value, salt });
};

export const overOf = ({ happenings }: History): Event | undefined =>
  happenings.findLast(({ event }) => event.kind === 'over')?.event;
