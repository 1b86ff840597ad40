/** Play, pause, step, jump, and how fast. */
import type { FunctionComponent } from 'preact';
import { Glyph, type GlyphName } from '../app/glyph.tsx';
import { text, words } from '../app/language.ts';
import { SpeedSelect } from '../app/speed-select.tsx';
import type { Camera } from './camera.ts';
import { Marks } from './marks.tsx';
import { tellNow } from './now-card.tsx';
import type { Playback } from './playback.ts';
import './transport.css';
import { replayWords } from '../record/words.ts';

interface Props {
  readonly playback: Playback;
  readonly camera: Camera;
}

export const Transport: FunctionComponent<Props> = ({ playback, camera }) => {
  const replay = replayWords.value;
  const { tape } = playback;
  const position = playback.position.value;
  const isPlaying = playback.isPlaying.value;
  const { times } = words.value.table.watch;
  const place = replay.event(position, tape.length);
  return (
    <section class="transport" aria-label={replay.transport}>
      <div class="transport-keys">
        <Key name={replay.turnBack} cap="⇧ ←" glyph="skip" isBack onPress={() => playback.jumpByTurn(-1)} />
        <Key name={replay.stepBack} cap="," glyph="next" isBack onPress={() => playback.stepBack()} />
        <button
          type="button"
          class="key ivory transport-play"
          aria-label={isPlaying ? replay.pause : replay.play}
          onClick={() => (isPlaying ? playback.pause() : playback.play())}
        >
          <Glyph name={isPlaying ? 'pause' : 'play'} />
        </button>
        <Key name={replay.stepOn} cap="." glyph="next" onPress={() => playback.stepOn()} />
        <Key name={replay.turnOn} cap="⇧ →" glyph="skip" onPress={() => playback.jumpByTurn(1)} />
      </div>
      <div class="transport-ruler">
        <label class="transport-scrub">
          <span class="unseen">{replay.scrub}</span>
          <input
            type="range"
            min={0}
            max={tape.length}
            step={1}
            value={position}
            aria-valuetext={`${place}. ${tellNow(camera, text.value)}`}
            onInput={({ currentTarget }) => playback.jump(Number(currentTarget.value))}
          />
        </label>
        <Marks playback={playback} camera={camera} />
      </div>
      <p class="transport-place mono">{place}</p>
      <SpeedSelect class="transport-speed" name={replay.speed} times={times} />
      <p class="transport-hint" aria-hidden="true">
        <kbd class="cap">←</kbd> <kbd class="cap">→</kbd> {replay.keys[0]} <kbd class="cap">,</kbd>{' '}
        <kbd class="cap">.</kbd> {replay.keys[1]} <kbd class="cap">⇧</kbd> {replay.keys[2]} <kbd class="cap">␣</kbd>{' '}
        {replay.keys[3]}
      </p>
    </section>
  );
};

interface KeyProps {
  readonly name: string;
  /** The key of the keyboard that does the same. */
  readonly cap: string;
  readonly glyph: GlyphName;
  readonly isBack?: boolean;
  onPress(): void;
}

const Key: FunctionComponent<KeyProps> = ({ name, cap, glyph, isBack, onPress }) => (
  <button
    type="button"
    class={`key ${isBack ? 'back' : ''}`}
    aria-label={name}
    title={`${name} (${cap})`}
    onClick={onPress}
  >
    <Glyph name={glyph} />
  </button>
);
