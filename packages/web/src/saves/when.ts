import { words } from '../app/language.ts';
import { languageCode } from '../app/settings.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "yesterday", "2 hours ago", "just now": on one line. */
export const agoOf = (time: number): string => {
  const passed = Date.now() - time;
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? [];
  const said = unit
    ? new Intl.RelativeTimeFormat(languageCode.value, { numeric: 'auto' }).format(-Math.floor(passed / length), unit)
    : words.value.app.justNow;
  return said.replaceAll(' ', '\u00a0');
};
