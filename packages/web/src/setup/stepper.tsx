/** A number with a key on each side. */
import type { FunctionComponent } from 'preact';
import { useId } from 'preact/hooks';
import { labelled, words } from '../app/language.ts';
import './stepper.css';

interface Props {
  readonly label: string;
  readonly value: number;
  /** The values it can have, ascending. */
  readonly numbers: readonly number[];
  onChange(value: number): void;
}

export const Stepper: FunctionComponent<Props> = ({ label, value, numbers, onChange }) => {
  const { fewer, more } = words.value.setup.step;
  const id = useId();
  const less = numbers.findLast((number) => number < value);
  const greater = numbers.find((number) => number > value);
  const step = (to: number | undefined, sign: string, name: string) => (
    <button
      type="button"
      class="stepper-key"
      aria-label={labelled(label, name)}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onChange(to)}
    >
      {sign}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name is seen beside the keys, where a legend cannot stand.
    <div role="group" class="stepper" aria-labelledby={id}>
      <span id={id} class="stepper-label display">
        {label}
      </span>
      {step(less, '−', fewer)}
      <output class="stepper-value display" aria-live="polite">
        {value}
      </output>
      {step(greater, '+', more)}
    </div>
  );
};
