import { onlineWords } from '../online/words.ts';
import type { ChatAt } from '../record/recording.ts';

/** What was said, as the reader reads it. */
export const spokenLine = ({ text = '', phrase }: ChatAt): string =>
  phrase ? onlineWords.value.talk.said[phrase] : text;
