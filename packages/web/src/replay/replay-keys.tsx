/** What can be done with a finished game: share it, check its deal, play on from here. */

import { useSignal } from '@preact/signals';
import type { Viewer } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { announce } from '../app/announcer.tsx';
import { Glyph } from '../app/glyph.tsx';
import { labelled } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { LazyMark } from '../fairness/lazy-mark.tsx';
import { momentAddress } from '../record/moment.ts';
import type { Recording } from '../record/recording.ts';
import { download } from '../saves/download.ts';
import { fileNameOf } from '../saves/export.ts';
import type { Playback } from './playback.ts';
import './replay-keys.css';
import { replayWords } from '../record/words.ts';

interface Props {
  readonly recording: Recording;
  readonly playback: Playback;
  /** Whose camera is on. */
  readonly eyes: Viewer;
  onPlayOn(): void;
}

export const ReplayKeys: FunctionComponent<Props> = ({ recording, playback, eyes, onPlayOn }) => {
  const replay = replayWords.value;
  const { table, text: record, address } = recording;
  const position = playback.position.value;
  const moment = momentAddress(position, eyes);
  /** The moment whose link is in the clipboard. */
  const copied = useSignal<string | undefined>(undefined);
  const link = useSignal<string | undefined>(undefined);
  const share = async (): Promise<void> => {
    const { href } = new URL(hrefOf('replay', address, moment), location.href);
    try {
      // A phone has a window of its own for this.
      if (navigator.share && matchMedia('(pointer: coarse)').matches) return await navigator.share({ url: href });
      await navigator.clipboard.writeText(href);
      link.value = undefined;
      copied.value = moment;
      announce(replay.linkCopied);
    } catch (error) {
      // Closing it means not sharing; where the page may not write to the clipboard, the link can be selected.
      if ((error as Error).name !== 'AbortError') link.value = href;
    }
  };
  return (
    <div class="replay-keys">
      {table.proof !== undefined && record !== undefined && address && (
        <LazyMark id={table.id} address={address} text={record} />
      )}
      {record !== undefined && (
        <button
          type="button"
          class="key replay-keys-icon"
          aria-label={replay.save}
          title={replay.save}
          onClick={() => download(fileNameOf(table), record)}
        >
          <Glyph name="file" />
        </button>
      )}
      {address && (
        <button
          type="button"
          class="key"
          aria-label={labelled(replay.share, replay.copyLink)}
          title={copied.value === moment ? replay.linkCopied : replay.copyLink}
          onClick={() => void share()}
        >
          <Glyph name={copied.value === moment ? 'check' : 'share'} />
          {replay.share}
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
