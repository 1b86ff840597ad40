/** The cap of a key, with what is written on it where this language is typed. */
import type { FunctionComponent } from 'preact';
import { words } from './language.ts';

export const Cap: FunctionComponent<{ readonly of: string }> = ({ of }) => {
  const caps: Readonly<Record<string, string>> = words.value.app.caps;
  return <kbd class="cap">{caps[of] ?? of}</kbd>;
};
