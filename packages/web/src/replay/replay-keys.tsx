/** What can be done with a game that is over: hand it on, check its deal, play on from here. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { announce } from '../app/announcer.tsx';
import { hrefOf } from '../app/routes.ts';
import { LazyMark } from '../fairness/lazy-mark.tsx';
import type { Recording } from '../record/recording.ts';
import { download } from '../saves/download.ts';
import { fileNameOf } from '../saves/export.ts';
import type { Playback } from './playback.ts';
import './replay-keys.css';
import { replayWords } from '../record/words.ts';

interface Props {
  readonly recording: Recording;
  readonly playback: Playback;
  onPlayOn(): void;
}

export const ReplayKeys: FunctionComponent<Props> = ({ recording, playback, onPlayOn }) => {
  const replay = replayWords.value;
  const { table, text: record, address } = recording;
  const position = playback.position.value;
  /** The position whose link is in the clipboard. */
  const copied = useSignal<number | undefined>(undefined);
  const link = useSignal<string | undefined>(undefined);
  const share = async (): Promise<void> => {
    const { href } = new URL(hrefOf('replay', address, String(position)), location.href);
    try {
      await navigator.clipboard.writeText(href);
      link.value = undefined;
      copied.value = position;
      announce(replay.linkCopied);
    } catch {
      // Where the page may not write there, whoever wants the link takes it from the field.
      link.value = href;
    }
  };
  return (
    <div class="replay-keys">
      {address && (
        <>
          <button type="button" class="key" onClick={() => void share()}>
            {copied.value === position ? replay.linkCopied : replay.copyLink}
          </button>
          {table.proof === undefined || record === undefined ? (
            <a class="key" href={hrefOf('fairness', address)}>
              {replay.fairness}
            </a>
          ) : (
            <LazyMark id={table.id} address={address} text={record} />
          )}
        </>
      )}
      {record !== undefined && (
        <button type="button" class="key" onClick={() => download(fileNameOf(table), record)}>
          {replay.save}
        </button>
      )}
      <button type="button" class="key ivory" onClick={onPlayOn}>
        {replay.playOn.key}
      </button>
      {link.value && (
        <label class="replay-keys-link">
          {replay.linkHere}
          <input class="mono" readOnly value={link.value} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </div>
  );
};
