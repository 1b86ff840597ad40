/** The text to share, and a key for it: through the phone's share menu if it has one, else by the clipboard. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { announce } from '../app/announcer.tsx';
import { puzzlesWords } from './words.ts';

export const ShareKey: FunctionComponent<{ readonly text: string }> = ({ text }) => {
  const { share, copied, shareAbout } = puzzlesWords.words.value;
  const isCopied = useSignal(false);
  const canShare = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
  const handOn = async (): Promise<void> => {
    if (canShare) return navigator.share({ text }).catch(() => undefined);
    // Without a clipboard the text can still be selected.
    await navigator.clipboard?.writeText(text).then(() => {
      isCopied.value = true;
      announce(copied);
    });
  };
  return (
    <section class="puzzle-share">
      <p>{shareAbout}</p>
      <pre class="puzzle-text">{text}</pre>
      <button type="button" class="key" onClick={() => void handOn().catch(() => undefined)}>
        {isCopied.value ? copied : share}
      </button>
    </section>
  );
};
