/** While others play: what is happening, who is awaited, and how fast it goes. */
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { Glyph } from '../../app/glyph.tsx';
import { text, words } from '../../app/language.ts';
import { speed } from '../../app/settings.ts';
import { Icon } from '../../art/icon.tsx';
import { Pawn } from '../../art/pawn.tsx';
import { SPEEDS } from '../../play/pace.ts';
import type { PlayedGame } from '../../play/played-game.ts';
import { charactersOf } from '../../told/telling.ts';
import { sentencesOf } from '../../told/together.ts';
import { waitingFor } from '../cast.tsx';
import './watch-panel.css';

export const WatchPanel: FunctionComponent<{ game: PlayedGame }> = ({ game }) => {
  const { watch } = words.value.table;
  const { pace } = game;
  const { value: view } = game.view;
  const { value: viewer } = game.viewer;
  const last = game.beat.value?.events ?? game.log.value.slice(-1).map(({ event }) => event);
  const isPaused = pace.paused.value;
  const isIn = view.cast.some(({ name, cell }) => cell && charactersOf(view, viewer).includes(name));
  return (
    <div class="watch">
      <div class="watch-words">
        <p class="watch-now">{sentencesOf(last, { language: text.value, viewer, view })}</p>
        <p class="watch-wait">{waitingFor(game, false)}</p>
      </div>
      <MyProgram game={game} />
      {game.takeBack?.value && (
        <button type="button" class="key watch-back" onClick={game.takeBack.value}>
          {words.value.table.program.takeBack}
        </button>
      )}
      <div class="watch-keys">
        <button type="button" class="key ivory watch-skip" aria-keyshortcuts="Space" onClick={() => pace.skip()}>
          {isIn ? watch.skip : watch.skipToEnd}
          <Glyph name="skip" />
          <kbd class="cap">Space</kbd>
        </button>
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
        <label class="watch-speed">
          <span class="unseen">{watch.speed}</span>
          <select
            value={speed.value}
            onChange={({ currentTarget }) => {
              speed.value = currentTarget.value as typeof speed.value;
            }}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={String(each)}>
                {watch.times(each)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
};

/** What I have locked in: its faces; around one screen its backs, and the faces while it is held. */
const MyProgram: FunctionComponent<{ game: PlayedGame }> = ({ game }) => {
  const [isHeld, setHeld] = useState(false);
  const { program } = words.value.table;
  const { value: view } = game.view;
  const mine = charactersOf(view, game.viewer.value);
  const locked = view.cast.filter((one) => mine.includes(one.name) && one.program && one.cell);
  if (locked.length === 0 || view.phase !== 'programming') return null;
  const isOpen = isHeld || !game.privacy;
  const spoken = `${program.locked}: ${locked.flatMap((one) => one.program!.map((action) => text.value.actions[action].name)).join(', ')}`;
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
