/** What somebody wants to be called. */
import type { Signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { onlineWords } from '../online/words.ts';
import './name-field.css';

/** As the server accepts it. */
const LONGEST_NAME = 24;

export const NameField: FunctionComponent<{ name: Signal<string> }> = ({ name }) => {
  const { name: said } = onlineWords.value;
  return (
    <label class="name-field">
      <span>{said.label}</span>
      <input
        type="text"
        required
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        placeholder={said.hint}
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
    </label>
  );
};
