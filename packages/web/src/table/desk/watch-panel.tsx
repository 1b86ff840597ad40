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
import { charactersOf, sentence } from '../../told/telling.ts';
import { waitingFor } from '../cast.tsx';
import './watch-panel.css';

export const WatchPanel: FunctionComponent<{ game: PlayedGame }> = ({ game }) => {
  const { watch } = words.value.table;
  const { pace } = game;
  const { value: view } = game.view;
  const { value: viewer } = game.viewer;
  const last = game.beat.value?.event ?? game.log.value.at(-1)?.event;
  const isPaused = pace.paused.value;
  return (
    <div class="watch">
      <div class="watch-words">
        <p class="watch-now">{last && sentence(last, { language: text.value, viewer, view })}</p>
        <p class="watch-wait">{waitingFor(game, false)}</p>
      </div>
      <MyProgram game={game} />
      {game.takeBack?.value && (
        <button type="button" class="key watch-back" onClick={game.takeBack.value}>
          {words.value.table.program.takeBack}
        </button>
      )}
      <div class="watch-keys">
        <button
          type="button"
          class="icon-key"
          aria-label={isPaused ? watch.resume : watch.pause}
          aria-keyshortcuts="Space"
          onClick={() => (isPaused ? pace.resume() : pace.pause())}
        >
          <Glyph name={isPaused ? 'play' : 'pause'} />
        </button>
        <button type="button" class="icon-key" aria-label={watch.next} onClick={() => pace.next()}>
          <Glyph name="next" />
        </button>
        <button type="button" class="icon-key" aria-label={watch.skip} onClick={() => pace.skip()}>
          <Glyph name="skip" />
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

/** What I have locked in: its backs, and the faces while it is held. */
const MyProgram: FunctionComponent<{ game: PlayedGame }> = ({ game }) => {
  const [isOpen, setOpen] = useState(false);
  const { program } = words.value.table;
  const { value: view } = game.view;
  const mine = charactersOf(view, game.viewer.value);
  const locked = view.cast.filter((one) => mine.includes(one.name) && one.program && one.cell);
  if (locked.length === 0 || view.phase !== 'programming') return null;
  const spoken = locked.flatMap((one) => one.program!.map((action) => text.value.actions[action].name)).join(', ');
  return (
    <button
      type="button"
      class="watch-program"
      aria-label={isOpen ? `${program.locked}: ${spoken}` : `${program.locked}. ${program.peek}`}
      onPointerDown={() => setOpen(true)}
      onPointerUp={() => setOpen(false)}
      onPointerLeave={() => setOpen(false)}
      onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && setOpen(true)}
      onKeyUp={() => setOpen(false)}
      onBlur={() => setOpen(false)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {locked.map((one) => (
        <span key={one.name} class="watch-tokens">
          {locked.length > 1 && <Pawn who={one.name} />}
          {[0, 1].map((slot) => (
            <span key={slot} class={`cast-token ${isOpen ? 'played' : 'back'}`}>
              {isOpen && one.program![slot] && <Icon name={`action-${one.program![slot]}`} />}
            </span>
          ))}
        </span>
      ))}
      <small>{program.peek}</small>
    </button>
  );
};
