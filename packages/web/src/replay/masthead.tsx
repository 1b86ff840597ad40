/** Which game it is. */
import type { FunctionComponent } from 'preact';
import { BackKey } from '../app/back-key.tsx';
import { labelled, text, words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { Wordmark } from '../app/wordmark.tsx';
import './masthead.css';
import { isOver, type Recording } from '../record/recording.ts';
import { replayWords } from '../record/words.ts';

export const Masthead: FunctionComponent<{ recording: Recording }> = ({ recording, children }) => {
  const { badge, home, unfinished } = replayWords.value;
  const { sheet, outcome, title } = recording.table;
  const { modes, editions, results } = text.value;
  return (
    <header class="masthead">
      <BackKey />
      <a href={hrefOf('home')} aria-label={labelled(words.value.app.title, home)}>
        <Wordmark />
      </a>
      <span class="masthead-badge">{badge}</span>
      <h1>
        {title && <b>{title} · </b>}
        {modes[sheet.mode].name} · {editions[sheet.edition].name}
        {outcome && ` · ${results[outcome.result].headline}`}
      </h1>
      {!isOver(recording) && <p class="masthead-note">{unfinished}</p>}
      {children}
    </header>
  );
};
