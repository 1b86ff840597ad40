/** A proof that is consistent must also be about the game that one has played. */
import type { Proof } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { fairnessWords } from './words.ts';

export const Compare: FunctionComponent<{ proof: Proof }> = ({ proof }) => {
  const { compare, compareSentence, myCommitment, myNumber } = fairnessWords.value;
  return (
    <section aria-labelledby="compare">
      <h2 id="compare" class="fairness-heading display">
        {compare}
      </h2>
      <p>{compareSentence}</p>
      <Field name={myCommitment} isSame={(text) => text === proof.commitment} />
      <Field name={myNumber} isSame={(text) => proof.entropies.includes(text)} />
    </section>
  );
};

const Field: FunctionComponent<{ name: string; isSame(text: string): boolean }> = ({ name, isSame }) => {
  const { same, other } = fairnessWords.value;
  const [typed, setTyped] = useState('');
  const text = typed.trim().toLowerCase();
  return (
    <label class="fairness-field">
      <span>{name}</span>
      <input
        class="mono"
        value={typed}
        spellcheck={false}
        autocomplete="off"
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <output class={isSame(text) ? 'right' : 'wrong'}>{text !== '' && (isSame(text) ? same : other)}</output>
    </label>
  );
};
