/** A table that asks for a password: a name, the password, and the door. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { hrefOf } from '../app/routes.ts';
import { act, type ServerTrouble } from '../online/api.ts';
import { onlineWords } from '../online/words.ts';
import '../table/table-screen.css';
import { introduceMyself, nameDraft } from '../lobby/me.ts';
import { NameField } from '../lobby/name-field.tsx';
import { privacyWords } from '../lobby/privacy-words.ts';

export const PasswordForm: FunctionComponent<{ readonly table: string; onIn(): void }> = ({ table, onIn }) => {
  const { enter, terms } = privacyWords.value;
  const { troubles, menu } = onlineWords.value;
  const password = useSignal('');
  const trouble = useSignal<ServerTrouble | undefined>(undefined);
  const come = async (): Promise<void> => {
    const me = await introduceMyself();
    const answer = 'trouble' in me ? me : await act(table, { do: 'enter', password: password.value });
    trouble.value = 'trouble' in answer ? answer.trouble : undefined;
    if ('value' in answer) onIn();
  };
  return (
    <main class="table-screen-trouble">
      <h1 class="display">{enter.title}</h1>
      {trouble.value && <p role="alert">{trouble.value === 'password' ? enter.wrong : troubles[trouble.value]}</p>}
      <form
        class="waiting-sit"
        onSubmit={(event) => {
          event.preventDefault();
          void come();
        }}
      >
        <NameField name={nameDraft} />
        <label class="name-field">
          <span>{terms.password}</span>
          <input
            type="password"
            required
            autocomplete="off"
            value={password.value}
            onInput={({ currentTarget }) => {
              password.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="key ivory">
          {enter.go}
        </button>
      </form>
      <a class="key" href={hrefOf('lobby')}>
        {menu.lobby}
      </a>
    </main>
  );
};
