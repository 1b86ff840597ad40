/** How much time those who are awaited still have. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { languageCode } from '../app/settings.ts';
import { serverTime } from '../online/api.ts';
import type { OnlineGame } from '../online/online-game.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { onlineWords } from '../online/words.ts';
import { play } from '../sound/sound.ts';
import './clock.css';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Of the bar: the last hour; where there is no clock, the minute of somebody who is asked to hurry. */
const WHOLE = { correspondence: HOUR, none: 60 * SECOND };
/** Announced to screen readers. */
const SPOKEN = [30, 10];
/** From here on, those who are awaited hear each second. */
const TICKING = 10;
const SHORT = 15;

export const Clock: FunctionComponent<{ online: OnlineTable; game: OnlineGame }> = ({ online, game }) => {
  const { linkState: said } = onlineWords.value;
  const { deadline, settings, state } = online.table.value;
  const now = useSignal(serverTime());
  const isMine = game.answers.value.length > 0;
  useEffect(() => {
    let last = Number.POSITIVE_INFINITY;
    const tick = (): void => {
      now.value = serverTime();
      if (deadline === undefined || !isMine) return;
      const seconds = Math.ceil((deadline - now.value) / SECOND);
      if (seconds === last || seconds <= 0) return;
      if (last !== Number.POSITIVE_INFINITY && SPOKEN.includes(seconds)) announce(said.left(inWords(seconds * SECOND)));
      if (seconds <= TICKING) play('tick');
      last = seconds;
    };
    tick();
    const timer = setInterval(tick, SECOND / 2);
    return () => clearInterval(timer);
  }, [deadline, isMine]);

  if (state !== 'playing' || deadline === undefined) return null;
  const left = Math.max(0, deadline - now.value);
  const whole = settings.clock.kind === 'live' ? settings.clock.program * SECOND : WHOLE[settings.clock.kind];
  const isGone = settings.clock.kind === 'live' && !isMine && awaitsSomebodyGone(game);
  return (
    <p class={`clock ${left <= SHORT * SECOND ? 'short' : ''} ${isMine ? 'mine' : ''}`} role="timer">
      <i style={{ '--part': Math.min(1, left / whole) }} />
      <span>
        <b class={left < HOUR ? 'mono' : 'long'}>{inWords(left)}</b>
        {(isMine || isGone) && `, ${said.thenBot}`}
      </span>
    </p>
  );
};

/** Has somebody who is awaited lost their connection? */
const awaitsSomebodyGone = ({ view, seats }: OnlineGame): boolean => {
  const { awaited, cast } = view.value;
  return cast.some(({ name, seat }) => awaited.includes(name) && seats[seat]?.absence === 'cut');
};

/** "1:05", or the number of hours and days. */
const inWords = (ms: number): string => {
  if (ms >= 48 * HOUR) return unit(Math.round(ms / (24 * HOUR)), 'day');
  if (ms >= HOUR) return unit(Math.round(ms / HOUR), 'hour');
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const unit = (value: number, of: 'day' | 'hour'): string =>
  new Intl.NumberFormat(languageCode.value, { style: 'unit', unit: of, unitDisplay: 'long' }).format(value);
