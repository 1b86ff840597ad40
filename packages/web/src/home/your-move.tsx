/** A table on the server waits for this device: the one with the least time left, first of all and in red. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { languageCode } from '../app/settings.ts';
import { Entry } from './entry.tsx';
import { type Here, serverNow } from './here.ts';
import './your-move.css';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Announced to screen readers. */
const SPOKEN = 30;
const MOST_NAMES = 3;

export const YourMove: FunctionComponent<{ here: Here }> = ({ here }) => {
  const { yourMove } = words.value.home;
  const [first, ...others] = here.awaited;
  const now = useSignal(serverNow(here));
  const { deadline } = first ?? {};
  const left = deadline === undefined ? undefined : Math.max(0, deadline - now.value);
  const isShort = left !== undefined && left < 2 * MINUTE;
  useEffect(() => {
    if (deadline === undefined) return;
    const tick = (): void => {
      now.value = serverNow(here);
    };
    const timer = setInterval(tick, isShort ? SECOND : MINUTE / 2);
    return () => clearInterval(timer);
  }, [here, deadline, isShort]);
  const seconds = left === undefined ? undefined : Math.ceil(left / SECOND);
  useEffect(() => {
    if (seconds === SPOKEN) announce(yourMove.soon(SPOKEN));
  }, [seconds]);
  if (!first) return null;
  const people = first.people.filter((name) => name !== here.me);
  const named = people.slice(0, MOST_NAMES);
  return (
    <Entry
      icon="action-move"
      name={yourMove.name}
      sentence={[
        named.length > 0 ? yourMove.wait(named, people.length - named.length) : yourMove.alone,
        others.length > 0 && yourMove.others(others.length),
      ]
        .filter(Boolean)
        .join(' · ')}
      href={hrefOf('room', first.code)}
      isUrgent
      more={seconds !== undefined && <span class="your-move-clock mono">{inWords(seconds)}</span>}
    />
  );
};

/** "0:32"; an hour and more in the units of the language. */
const inWords = (seconds: number): string => {
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const [unit, length] = seconds < 86_400 ? (['hour', 3600] as const) : (['day', 86_400] as const);
  const count = Math.round(seconds / length);
  return new Intl.NumberFormat(languageCode.value, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
};
