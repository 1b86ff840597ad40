/** One of several, each with its sentence. */
import type { JSX } from 'preact';
import './choices.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly sentence?: string | undefined;
}

interface ChoicesProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  /** Short answers, side by side. */
  readonly isShort?: boolean;
  onChoose(value: Value): void;
}

export const Choices = <Value extends string>(props: ChoicesProps<Value>): JSX.Element => {
  const { name, label, value, choices, isShort = false, onChoose } = props;
  return (
    <fieldset class={`choices ${isShort ? 'short' : ''}`}>
      <legend class="unseen">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} class="choice">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span class="choice-name">{choice.name}</span>
          {choice.sentence !== undefined && <span class="choice-sentence">{choice.sentence}</span>}
        </label>
      ))}
    </fieldset>
  );
};
