/** Quick game: somebody with a name has a seat at once; anybody else gives a name first. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { goInstead, hrefOf } from '../app/routes.ts';
import '../table/table-screen.css';
import { playQuick, type ServerTrouble } from '../online/api.ts';
import { onlineWords } from '../online/words.ts';
import { introduceMyself, myName, nameDraft, recognise } from './me.ts';
import { NameField } from './name-field.tsx';
import './quick-screen.css';

type Standing = 'busy' | 'stranger' | { readonly trouble: ServerTrouble; readonly minutes?: number };

export const QuickScreen: FunctionComponent = () => {
  const { quick, troubles, again, menu } = onlineWords.value;
  const standing = useSignal<Standing>('busy');

  const sit = async (): Promise<void> => {
    standing.value = 'busy';
    const me = await introduceMyself();
    const answer = 'trouble' in me ? me : await playQuick();
    if ('value' in answer) return goInstead('room', answer.value.table);
    const { trouble, retryAfter } = answer;
    const isResting = trouble === 'resting' && retryAfter !== undefined;
    standing.value = { trouble, ...(isResting && { minutes: Math.ceil(retryAfter / 60) }) };
  };
  useEffect(() => {
    void recognise().then(() => {
      if (myName.value === undefined) standing.value = 'stranger';
      else void sit();
    });
  }, []);

  const { value: now } = standing;
  if (now === 'busy')
    return (
      <main class="table-screen-trouble" aria-busy="true">
        <h1 class="display">{quick.looking}</h1>
      </main>
    );
  return (
    <main class="table-screen-trouble">
      <h1 class="display">{quick.name}</h1>
      {now === 'stranger' ? (
        <p>{quick.sentence}</p>
      ) : (
        <p role="alert">{now.minutes === undefined ? troubles[now.trouble] : quick.rests(now.minutes)}</p>
      )}
      <form
        class="quick-screen-form"
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        {myName.value === undefined && <NameField name={nameDraft} />}
        <button type="submit" class="key live">
          {now === 'stranger' ? quick.sit : again}
        </button>
      </form>
      <a class="key" href={hrefOf('lobby')}>
        {menu.lobby}
      </a>
    </main>
  );
};
