/** Back to a kept name: by a passkey, or by the key that was written down. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { announce } from '../app/announcer.tsx';
import { go } from '../app/routes.ts';
import { carry, linkOwner } from '../online/api.ts';
import { comeBackByKey, comeBackByPasskey, type NameAnswer, type NameTrouble } from '../online/names-api.ts';
import { canHavePasskeys } from '../online/passkeys.ts';
import { onlineWords } from '../online/words.ts';
import './devices.css';
import { carryId } from './links.ts';
import { become } from './me.ts';
import { nameWords } from './name-words.ts';

export const ComeBack: FunctionComponent = () => {
  const { back, troubles } = nameWords.value;
  const typed = useSignal('');
  const trouble = useSignal<NameTrouble | undefined>(undefined);
  const take = async (answer: NameAnswer<{ token: string }>): Promise<void> => {
    const owner = 'value' in answer ? await linkOwner(answer.value.token) : answer;
    if ('trouble' in owner || 'trouble' in answer) {
      trouble.value = 'trouble' in owner ? owner.trouble : undefined;
      return;
    }
    const { token } = answer.value;
    const { you, same } = owner.value;
    // Somebody who is another guest here is asked first.
    if (you !== undefined && !same) return go('carry', carryId('', token));
    const taken = await carry(token, {});
    trouble.value = 'trouble' in taken ? taken.trouble : undefined;
    if (!('value' in taken)) return;
    become(taken.value.name);
    announce(back.done(taken.value.name));
  };
  const { value: problem } = trouble;
  return (
    <details class="devices">
      <summary>{back.title}</summary>
      <p>{back.sentence}</p>
      {problem !== undefined && (
        <p role="alert">
          {problem === 'declined'
            ? troubles.declined
            : problem === 'identity'
              ? troubles.unknown
              : onlineWords.value.troubles[problem]}
        </p>
      )}
      {canHavePasskeys() && (
        <p>
          <button type="button" class="key live" onClick={() => void comeBackByPasskey().then(take)}>
            {back.passkey}
          </button>
        </p>
      )}
      <form
        class="devices-keys"
        onSubmit={(event) => {
          event.preventDefault();
          void comeBackByKey(typed.value).then(take);
        }}
      >
        <label class="name-field">
          <span>{back.key}</span>
          <input
            class="mono"
            type="text"
            required
            autocomplete="off"
            spellcheck={false}
            value={typed.value}
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="key">
          {back.go}
        </button>
      </form>
    </details>
  );
};
