import type { LanguageCode } from '@room25/text';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "yesterday", "2 hours ago" */
export const agoOf = (time: number, language: LanguageCode): string => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Date.now() - time;
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ['second', passed + 1];
  return format.format(-Math.floor(passed / length), unit);
};
