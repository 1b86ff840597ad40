/** The entries to games with others: how many are there, or why one cannot play with them. */
import type { FunctionComponent } from 'preact';
import { words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { reach } from '../online/served.ts';
import { Entry } from './entry.tsx';
import type { Here } from './here.ts';

export const OnlineEntry: FunctionComponent<{ here: Here }> = ({ here: { open, people } }) => {
  const { online, tables, peopleHere, noServer, offline } = words.value.home;
  const shown = { icon: 'mark-signal', name: online.name } as const;
  if (reach.value !== 'here')
    return <Entry {...shown} sentence={reach.value === 'none' ? noServer : offline} isAbsent />;
  const there = [open > 0 && tables(open), people > 0 && peopleHere(people)].filter(Boolean).join(' · ');
  return <Entry {...shown} sentence={there || online.sentence} href={hrefOf('lobby')} />;
};

/** One press, and one has a seat. */
export const QuickEntry: FunctionComponent<{ here: Here }> = ({ here: { waiting } }) => {
  const { quick, waitingForOthers } = words.value.home;
  if (reach.value !== 'here') return null;
  const sentence = waiting > 0 ? waitingForOthers(waiting) : quick.sentence;
  return <Entry icon="mark-alarm" name={quick.name} sentence={sentence} href={hrefOf('quick')} />;
};
