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
  /** The length of the log when the page went out of sight. */
  const left = useSignal(seen);
  /** The length of the log, and the turn, when somebody came back; nothing while they are away. */
  const back = useSignal(seen === undefined ? undefined : present(game));
  const isOpen = useSignal(false);
  const { turn } = game.view.value;

  useEffect(() => {
    const look = (): void => {
      const now = present(game);
      // Whoever goes away again at once is told of both.
      if (document.hidden && (left.value === undefined || back.value?.turn !== now.turn)) left.value = now.length;
      back.value = document.hidden ? undefined : now;
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [game]);

  if (left.value === undefined || !back.value) return null;
  const missed = standing(game.log.value.slice(left.value, back.value.length)).filter(isTold);
  // By the next turn it is old news.
  if (missed.length === 0 || (turn !== back.value.turn && !isOpen.value)) return null;
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

const present = ({ log, view }: ShownGame): { readonly length: number; readonly turn: number } => ({
  length: log.peek().length,
  turn: view.peek().turn,
});
