/** Which game it is, and what can be done with it. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { announce } from '../app/announcer.tsx';
import { text, words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { download } from '../saves/download.ts';
import { fileNameOf } from '../saves/export.ts';
import './masthead.css';
import { PlayOnDialog } from './play-on-dialog.tsx';
import type { Projector } from './projector.ts';
import { isOver, type Recording } from './recording.ts';
import { replayWords } from './words.ts';

interface Props {
  readonly recording: Recording;
  readonly projector: Projector;
}

export const Masthead: FunctionComponent<Props> = ({ recording, projector }) => {
  const replay = replayWords.value;
  const { table, text: record, address } = recording;
  const { sheet, outcome, title } = table;
  const isChoosing = useSignal(false);
  const link = useSignal<string | undefined>(undefined);
  const share = async (): Promise<void> => {
    const { href } = new URL(hrefOf('replay', address, String(projector.position.value)), location.href);
    try {
      await navigator.clipboard.writeText(href);
      link.value = undefined;
      announce(replay.linkCopied);
    } catch {
      // Where the page may not write there, whoever wants the link takes it from the field.
      link.value = href;
    }
  };
  const { modes, editions, results } = text.value;
  return (
    <header class="masthead">
      <a href={hrefOf('home')} aria-label={`${words.value.app.title}: ${replay.home}`}>
        <Wordmark />
      </a>
      <span class="masthead-badge">{replay.badge}</span>
      <h1>
        {title && <b>{title} · </b>}
        {modes[sheet.mode].name} · {editions[sheet.edition].name}
        {outcome && ` · ${results[outcome.result].headline}`}
      </h1>
      {!isOver(recording) && <p class="masthead-note">{replay.unfinished}</p>}
      <div class="masthead-keys">
        {address && (
          <button type="button" class="key" onClick={() => void share()}>
            {replay.copyLink}
          </button>
        )}
        {record !== undefined && (
          <button type="button" class="key" onClick={() => download(fileNameOf(table), record)}>
            {replay.save}
          </button>
        )}
        {address && (
          <a class="key" href={hrefOf('fairness', address)}>
            {replay.fairness}
          </a>
        )}
        {isOver(recording) && (
          <button
            type="button"
            class="key ivory"
            onClick={() => {
              projector.pause();
              isChoosing.value = true;
            }}
          >
            {replay.playOn.key}
          </button>
        )}
      </div>
      {link.value && (
        <label class="masthead-link">
          {replay.linkHere}
          <input class="mono" readOnly value={link.value} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
      {isChoosing.value && (
        <PlayOnDialog
          recording={recording}
          projector={projector}
          onClose={() => {
            isChoosing.value = false;
          }}
        />
      )}
    </header>
  );
};
