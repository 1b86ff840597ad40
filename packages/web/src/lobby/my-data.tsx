/** What the server keeps of me: to be downloaded, or erased. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { announce } from '../app/announcer.tsx';
import { forgetMe, MY_DATA, type ServerTrouble } from '../online/api.ts';
import { onlineWords } from '../online/words.ts';
import './devices.css';
import { forgotten } from './me.ts';
import { privacyWords } from './privacy-words.ts';

export const MyData: FunctionComponent<{ name: string }> = ({ name }) => {
  const { data: said } = privacyWords.value;
  const typed = useSignal('');
  const isAsked = useSignal(false);
  const trouble = useSignal<ServerTrouble | undefined>(undefined);
  const forget = async (): Promise<void> => {
    const answer = await forgetMe(name);
    trouble.value = 'trouble' in answer ? answer.trouble : undefined;
    if (trouble.value !== undefined) return;
    announce(said.done);
    forgotten();
  };
  return (
    <details class="devices">
      <summary>{said.title}</summary>
      <p>{said.sentence}</p>
      {trouble.value && <p role="alert">{onlineWords.value.troubles[trouble.value]}</p>}
      <div class="devices-keys">
        <a class="key" href={MY_DATA} download="room25.json">
          {said.take}
        </a>
        <button
          type="button"
          class="key"
          aria-expanded={isAsked.value}
          onClick={() => {
            isAsked.value = !isAsked.value;
          }}
        >
          {said.forget}
        </button>
      </div>
      {isAsked.value && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.value.trim() === name) void forget();
          }}
        >
          <p>{said.forgetHint}</p>
          <label class="name-field">
            <span>{said.confirm(name)}</span>
            <input
              type="text"
              autocomplete="off"
              value={typed.value}
              onInput={({ currentTarget }) => {
                typed.value = currentTarget.value;
              }}
            />
          </label>
          <div class="devices-keys">
            <button type="submit" class="key" disabled={typed.value.trim() !== name}>
              {said.forget}
            </button>
          </div>
        </form>
      )}
    </details>
  );
};
