/** What happened while the page was out of sight, or closed. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../app/dialog.tsx';
import { Glyph } from '../app/glyph.tsx';
import { text, words } from '../app/language.ts';
import type { ShownGame } from '../play/played-game.ts';
import './missed.css';
import { standing } from '../told/standing.ts';
import { sentence } from '../told/telling.ts';
import { isTold } from './told-events.ts';

interface Props {
  readonly game: ShownGame;
  /** How much of the log had been seen before, if this is not the first time. */
  readonly seen?: number | undefined;
}

export const Missed: FunctionComponent<Props> = ({ game, seen }) => {
  /** The length of the log when the page went out of sight; after that, from where on it was not seen. */
  const left = useSignal(seen);
  const isBack = useSignal(true);
  const isOpen = useSignal(false);

  useEffect(() => {
    const look = (): void => {
      if (document.hidden) left.value ??= game.log.peek().length;
      isBack.value = !document.hidden;
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [game]);

  const missed = left.value === undefined ? [] : standing(game.log.value.slice(left.value)).filter(isTold);
  if (!isBack.value || missed.length === 0) return null;
  const { side } = words.value.table;
  const reader = { language: text.value, viewer: game.viewer.value, view: game.view.value, log: game.log.value };
  const forget = (): void => {
    left.value = undefined;
    isOpen.value = false;
  };
  if (isOpen.value)
    return (
      <Dialog title={side.missed(missed.length)} onClose={forget}>
        <ol class="missed-list">
          {missed.map(({ event }, place) => (
            <li key={place}>{sentence(event, reader)}</li>
          ))}
        </ol>
      </Dialog>
    );
  return (
    <div class="missed" role="status">
      <span>{side.missed(missed.length)}</span>
      <button
        type="button"
        class="key"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {side.showMissed}
      </button>
      <button type="button" class="icon-key" aria-label={words.value.app.close} onClick={forget}>
        <Glyph name="close" />
      </button>
    </div>
  );
};
