/** On the desk before people program: time to talk, until everybody is ready or it is up. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Cap } from '../../app/cap.tsx';
import { useKeyboardFocus, useKeys } from '../../app/keys.ts';
import type { PlayedGame } from '../../play/played-game.ts';
import { TalkHead } from '../talk-head.tsx';
import './window-panel.css';
import { sayWords } from './words.ts';

const SECOND = 1000;

export interface WindowProps {
  readonly game: PlayedGame;
  /** Beside the key: what I have said and can still change. */
  readonly children?: ComponentChildren;
}

export const WindowPanel: FunctionComponent<WindowProps> = ({ game, children }) => {
  const { window: said } = sayWords.value;
  const talking = game.talking!;
  const { until, isReady = false } = talking.now.value ?? {};
  const now = useSignal(talking.time());
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setInterval(() => {
      now.value = talking.time();
    }, SECOND / 4);
    return () => clearInterval(timer);
  }, [until]);
  const ready = (): boolean => {
    if (isReady) return false;
    talking.ready();
    return true;
  };
  useKeys({ Enter: ready });
  const panel = useRef<HTMLDivElement>(null);
  useKeyboardFocus('window', () => panel.current, `${said.title}.`);
  const left = until === undefined ? undefined : Math.max(0, Math.ceil((until - now.value) / SECOND));
  const clock = left === undefined ? undefined : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div ref={panel} class="window-panel" role="group" aria-label={said.title} tabIndex={-1}>
      <TalkHead name={said.head} />
      <div class="window-panel-words">
        <h2 class="display">{said.title}</h2>
        <p role="timer">{clock === undefined ? said.alone : isReady ? said.waiting(clock) : said.hint(clock)}</p>
      </div>
      {children}
      <button
        type="button"
        class="key ivory window-panel-ready"
        aria-disabled={isReady}
        aria-keyshortcuts="Enter"
        onClick={ready}
      >
        {said.ready}
        <Cap of="Enter" />
      </button>
    </div>
  );
};
