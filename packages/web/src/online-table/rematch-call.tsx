/** Somebody wants to play again: who, and the way there. It disappears after a while; the key for it stays. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { tableNamed } from '../online/api.ts';
import { onlineWords } from '../online/words.ts';
import { play } from '../sound/sound.ts';
import './rematch-call.css';

const SECONDS = 12;

interface Props {
  /** Where the same people play again. */
  readonly table: string;
  /** What one does there. */
  readonly way: 'join' | 'follow';
  onJoin(): void;
}

export const RematchCall: FunctionComponent<Props> = ({ table, way, onJoin }) => {
  const { end, somebody } = onlineWords.value;
  const name = useSignal<string | undefined>(undefined);
  const left = useSignal(SECONDS);
  useEffect(() => {
    void tableNamed(table).then((answer) => {
      // Whoever asks first opens it, and is its host.
      const host = 'value' in answer && answer.value.seats.find((seat) => seat.kind === 'person' && seat.host);
      name.value = (host && host.kind === 'person' && host.name) || somebody;
      announce(`${end.wantsAgain(name.value)}.`);
      play('strap');
    });
  }, [table]);
  const isShown = name.value !== undefined && left.value > 0;
  useLayoutEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => {
      left.value--;
    }, 1000);
    return () => clearInterval(timer);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <p class="rematch-call">
      <b>{end.wantsAgain(name.value!)}</b>
      <button type="button" class="key live" onClick={onJoin}>
        {end[way](left.value)}
      </button>
    </p>
  );
};
