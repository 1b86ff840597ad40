/** A link to where the game turned: for a server's game, to the server; for any other, with the whole record in it. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { announce } from '../app/announcer.tsx';
import { hrefOf } from '../app/routes.ts';
import { pack } from '../record/packed.ts';
import { exportText } from '../saves/export.ts';
import type { SavedTable } from '../saves/saved-table.ts';
import { endWords } from './words.ts';

interface Props {
  readonly record: SavedTable;
  /** In the form that addresses of replays have. */
  readonly moment: string;
}

export const ShareKey: FunctionComponent<Props> = ({ record, moment }) => {
  const { value: end } = endWords;
  const isCopied = useSignal(false);
  const link = useSignal<string | undefined>(undefined);
  const share = async (): Promise<void> => {
    const address = record.proof === undefined ? await pack(exportText(record)) : record.id;
    const { href: url } = new URL(hrefOf('replay', address, moment), location.href);
    try {
      // A phone has a window of its own for this.
      if (navigator.share && matchMedia('(pointer: coarse)').matches) return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      isCopied.value = true;
      announce(end.shared);
    } catch (error) {
      // Closing it means not sharing; where the page may not write to the clipboard, the link can be selected.
      if ((error as Error).name !== 'AbortError') link.value = url;
    }
  };
  return (
    <>
      <button type="button" class="key" onClick={() => void share()}>
        {isCopied.value ? end.shared : end.share}
      </button>
      {link.value && (
        <label class="end-share-link">
          {end.link}
          <input class="mono" readOnly value={link.value} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </>
  );
};
