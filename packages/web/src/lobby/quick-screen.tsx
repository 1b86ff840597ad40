/** Quick game: somebody with a name has a seat at once; anybody else gives a name first. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { labelled, words } from '../app/language.ts';
import { goInstead, hrefOf } from '../app/routes.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { playQuick, type ServerTrouble } from '../online/api.ts';
import { onlineWords } from '../online/words.ts';
import { Strap } from '../presenter/strap.tsx';
import './lobby.css';
import { introduceMyself, myName, nameDraft, recognise } from './me.ts';
import { NameField } from './name-field.tsx';
import { useCompany } from './quick-door.tsx';
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
  if (now === 'busy') return <Studio title={quick.looking} isBusy />;
  return (
    <Studio title={quick.name}>
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
        <Company />
      </form>
      <a class="key quick-screen-back" href={hrefOf('lobby')}>
        {menu.lobby}
      </a>
    </Studio>
  );
};

/** The eye of the first screen, and the presenter. */
const Studio: FunctionComponent<{ title: string; isBusy?: boolean }> = ({ title, isBusy = false, children }) => (
  <main class="lobby quick-screen" aria-busy={isBusy}>
    <header class="lobby-head">
      <a href={hrefOf('home')} aria-label={labelled(words.value.app.title, onlineWords.value.home)}>
        <Wordmark />
      </a>
      <span class="mono lobby-channel">{words.value.home.channel}</span>
      <h1 class="display">{title}</h1>
    </header>
    <div class="quick-screen-words">{children}</div>
    <Strap name={words.value.home.odette.name} line={onlineWords.value.room.odette} />
  </main>
);

const Company: FunctionComponent = () => <p class="quick-screen-company">{useCompany()}</p>;
