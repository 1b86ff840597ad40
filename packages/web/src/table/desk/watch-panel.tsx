/** While others play: what is happening, who is awaited, and how fast it goes. */

import type { CharacterView, Event } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { Cap } from '../../app/cap.tsx';
import { Glyph } from '../../app/glyph.tsx';
import { labelled, text, words } from '../../app/language.ts';
import { later } from '../../app/later.tsx';
import { SpeedSelect } from '../../app/speed-select.tsx';
import { Icon } from '../../art/icon.tsx';
import { Pawn } from '../../art/pawn.tsx';
import type { ShownGame } from '../../play/played-game.ts';
import { charactersOf } from '../../told/telling.ts';
import { sentencesOf } from '../../told/together.ts';
import { actionName } from '../action-name.ts';
import { waitingFor } from '../cast.tsx';
import { isTold } from '../told-events.ts';
import { inOneLine, upNext } from '../up-next.ts';
import { useDesk } from './at-desk.ts';
import { SaidKey } from './telling.ts';
import './watch-panel.css';

/** Fetched together with what is for the dead. */
const BetKeys = later(async () => (await import('../open-beats.ts')).openBetKeys());

const LiarKey = later(async () => (await import('../open-beats.ts')).openLiarKey());

/** Nobody remembers more, and a phone has no room for them. */
const MOST_NAMES = 3;

export const WatchPanel: FunctionComponent = () => {
  const { game, hasBets } = useDesk();
  const { watch } = words.value.table;
  const { pace } = game;
  const { value: view } = game.view;
  const { value: viewer } = game.viewer;
  const last = lastTold(game);
  const isPaused = pace.paused.value;
  const mine = charactersOf(view, viewer);
  const event = last.at(-1);
  const who = (event && 'who' in event ? event.who : undefined) ?? view.onAir;
  const { others, me } = upNext(view, mine);
  // What is being shown says who is on air: whoever is awaited comes after it.
  const isShowing = game.beat.value !== undefined && !isPaused;
  const waiting = isShowing ? '' : waitingFor(game, false);
  const then = watch.upNext(
    others.slice(0, MOST_NAMES).map((name) => text.value.people[name]),
    me,
  );
  // Nothing is to be skipped where everything has been shown.
  const nudge = isShowing ? undefined : game.nudge?.value;
  // Around one screen, while everybody may look, it is anybody's who sits there.
  const isOurs = ({ name, seat }: CharacterView): boolean =>
    mine.includes(name) || (mine.length === 0 && game.privacy !== undefined && game.seats[seat]?.player === 'person');
  // While the masks fall at the end it is decided.
  const canBet = hasBets && !game.privacy && game.beat.value?.isLast !== true;
  const isIn = view.cast.some((one) => one.cell && isOurs(one));
  return (
    <div class="watch">
      {who && (
        <span class="watch-head" aria-hidden="true">
          <Pawn who={who} />
        </span>
      )}
      <div class="watch-words">
        <p class="watch-now">{sentencesOf(last, { language: text.value, viewer, view })}</p>
        <p class="watch-wait">{inOneLine(waiting, then)}</p>
      </div>
      <MyProgram />
      <SaidKey />
      {canBet && !isIn && <BetKeys />}
      {view.phase !== 'over' && (
        <div class="watch-keys">
          {nudge ? (
            <button type="button" class="key ivory watch-skip" onClick={nudge}>
              {watch.nudge}
            </button>
          ) : (
            <button type="button" class="key ivory watch-skip" aria-keyshortcuts="Space" onClick={() => pace.skip()}>
              {isIn ? watch.skip : game.goesOn ? watch.catchUp : watch.skipToEnd}
              <Glyph name="skip" />
              <Cap of="Space" />
            </button>
          )}
          <button
            type="button"
            class="icon-key"
            aria-label={isPaused ? watch.resume : watch.pause}
            aria-keyshortcuts="k"
            onClick={() => (isPaused ? pace.resume() : pace.pause())}
          >
            <Glyph name={isPaused ? 'play' : 'pause'} />
          </button>
          <button
            type="button"
            class="icon-key"
            aria-label={watch.next}
            aria-keyshortcuts="."
            onClick={() => pace.next()}
          >
            <Glyph name="next" />
          </button>
          <SpeedSelect class="watch-speed" name={watch.speed} times={watch.times} />
          {canBet && isIn && <LiarKey />}
        </div>
      )}
    </div>
  );
};

/** What is being shown, as far as it is told; between scenes, what was told last. */
const lastTold = ({ beat, log }: ShownGame): readonly Event[] => {
  const now = (beat.value?.events ?? []).filter((event) => isTold({ event }));
  const before = now.length > 0 ? undefined : log.value.findLast(isTold);
  return before ? [before.event] : now;
};

/**
 * What I have locked in: face up, and a key where it can still be changed; around one screen face down, and face up while it is
 * held.
 */
const MyProgram: FunctionComponent = () => {
  const { game } = useDesk();
  const [isHeld, setHeld] = useState(false);
  const { program } = words.value.table;
  const { value: view } = game.view;
  const mine = charactersOf(view, game.viewer.value);
  const locked = view.cast.filter((one) => mine.includes(one.name) && one.program && one.cell);
  if (locked.length === 0 || view.phase !== 'programming') return null;
  const isOpen = isHeld || !game.privacy;
  const actions = locked.flatMap((one) => one.program!.map((action) => actionName(action, one.name))).join(', ');
  const spoken = labelled(program.locked, actions);
  const tokens = locked.map((one) => (
    <span key={one.name} class="watch-tokens">
      {locked.length > 1 && <Pawn who={one.name} />}
      {[0, 1].map((slot) => (
        <span key={slot} class={`cast-token ${isOpen ? 'own' : 'back'}`}>
          {isOpen && one.program![slot] && <Icon name={`action-${one.program![slot]}`} />}
        </span>
      ))}
    </span>
  ));
  const { takeBack } = program;
  if (game.takeBack?.value)
    return (
      <button
        type="button"
        class="key watch-program"
        aria-label={labelled(takeBack, actions)}
        onClick={game.takeBack.value}
      >
        {tokens}
        <span>{takeBack}</span>
      </button>
    );
  if (!game.privacy)
    return (
      <div class="watch-program" role="img" aria-label={spoken}>
        {tokens}
      </div>
    );
  return (
    <button
      type="button"
      class="watch-program"
      aria-label={isOpen ? spoken : `${program.locked}. ${program.peek}`}
      onPointerDown={() => setHeld(true)}
      onPointerUp={() => setHeld(false)}
      onPointerLeave={() => setHeld(false)}
      onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && setHeld(true)}
      onKeyUp={() => setHeld(false)}
      onBlur={() => setHeld(false)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {tokens}
      <small>{program.peek}</small>
    </button>
  );
};
