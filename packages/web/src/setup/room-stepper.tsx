/** A room of the composition: how many there are, and in one's own list the keys to change that. */
import { type Edition, ROOMS, type RoomCode } from '@room25/engine';
import { roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import { Chip } from '../art/chip.tsx';

interface Props {
  readonly code: RoomCode;
  readonly edition: Edition;
  readonly count: number;
  readonly most: number;
  readonly onChange?: ((count: number) => void) | undefined;
}

export const RoomStepper: FunctionComponent<Props> = ({ code, edition, count, most, onChange }) => {
  const { setup } = words.value;
  const { name, effect } = roomWords(text.value, code, edition);
  return (
    <li class={`room-stepper ${count === 0 ? 'none' : ''}`} title={effect}>
      <Chip colour={ROOMS[code].colour} letters={text.value.letters[code]} />
      <span class="room-name">
        {name}
        {onChange && <small>{setup.inBox(most)}</small>}
      </span>
      {onChange && (
        <button
          type="button"
          class="step"
          aria-label={setup.less(name)}
          aria-disabled={count === 0}
          onClick={() => count > 0 && onChange(count - 1)}
        >
          −
        </button>
      )}
      <output class="room-number" aria-label={`${name}: ${count}`}>
        {count}
      </output>
      {onChange && (
        <button
          type="button"
          class="step"
          aria-label={setup.more(name)}
          aria-disabled={count === most}
          onClick={() => count < most && onChange(count + 1)}
        >
          +
        </button>
      )}
    </li>
  );
};
