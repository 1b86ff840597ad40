/** The one thing that somebody is remembered for, and why it ended, in words. */
import { text } from '../app/language.ts';
import type { History } from '../record/history.ts';
import type { Names } from '../words/end.ts';
import { type Remembered, rememberedFor } from './deeds.ts';
import { namesIn } from './names.ts';
import type { Story } from './stories.ts';
import { type EndReason, reasonOf } from './verdict.ts';
import { endWords } from './words.ts';

export const deedInWords = (story: Story, stories: readonly Story[], history: History): string => {
  const remembered = rememberedFor(story, stories, history);
  const say = endWords.value.remembered[remembered.kind] as (deed: Remembered, names: Names) => string;
  return say(remembered, namesIn(text.value, history.last.edition));
};

export const reasonInWords = (stories: readonly Story[], history: History): string | undefined => {
  const reason = reasonOf(stories, history);
  if (!reason) return undefined;
  const say = endWords.value.reasons[reason.kind] as (reason: EndReason, names: Names) => string;
  return say(reason, namesIn(text.value, history.last.edition));
};
