/** Shares a link: through the phone's share menu if it has one, else by the clipboard. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { announce } from '../app/announcer.tsx';
import { words } from '../app/language.ts';
import { onlineWords } from '../online/words.ts';

export const CopyKey: FunctionComponent<{ link: string }> = ({ link }) => {
  const { invite } = onlineWords.value;
  const isCopied = useSignal(false);
  const canShare = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
  const handOn = async (): Promise<void> => {
    if (canShare) return navigator.share({ title: words.value.app.title, url: link }).catch(() => undefined);
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    isCopied.value = true;
    announce(invite.copied);
  };
  return (
    <button type="button" class="key" onClick={() => void handOn()}>
      {canShare ? invite.share : isCopied.value ? invite.copied : invite.copy}
    </button>
  );
};
