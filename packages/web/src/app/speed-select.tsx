import type { FunctionComponent } from 'preact';
import { SPEEDS, speed } from './settings.ts';

interface Props {
  readonly class: string;
  readonly name: string;
  times(speed: number): string;
}

/** How fast events are shown on this device. */
export const SpeedSelect: FunctionComponent<Props> = ({ class: look, name, times }) => (
  <label class={look}>
    <span class="unseen">{name}</span>
    <select
      value={speed.value}
      onChange={({ currentTarget }) => {
        speed.value = currentTarget.value as typeof speed.value;
      }}
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {times(Number(each))}
        </option>
      ))}
    </select>
  </label>
);
