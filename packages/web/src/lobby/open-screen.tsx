/** Opens a table on the server, and goes there: to one's seat, or as the television in the middle of the room. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { labelled, words } from '../app/language.ts';
import { from } from '../app/media.ts';
import { go, hrefOf } from '../app/routes.ts';
import { store } from '../app/storage.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { openTable, type ServerTrouble } from '../online/api.ts';
import { onlineWords } from '../online/words.ts';
import { Choices } from '../setup/choices.tsx';
import { Question } from '../setup/question.tsx';
import { introduceMyself, nameDraft, recognise } from './me.ts';
import { NameField } from './name-field.tsx';
import { recallTerms, rememberTerms, settingsOf, type Terms } from './terms.ts';
import { TermsForm } from './terms-form.tsx';

export const OpenScreen: FunctionComponent = () => {
  const { lobby, terms: said, troubles } = onlineWords.value;
  const trouble = useSignal<ServerTrouble | undefined>(undefined);
  const screen = useSignal<'seat' | 'television'>('seat');
  const isOpening = useSignal(false);
  useEffect(() => void recognise(), []);

  const open = async (terms: Terms, password: string): Promise<void> => {
    if (isOpening.value) return;
    isOpening.value = true;
    rememberTerms(terms);
    trouble.value = await opened(terms, password, screen.value);
    isOpening.value = false;
  };
  const screenQuestion = (
    <Question title={said.screen} answer="">
      <Choices
        name="screen"
        label={said.screen}
        value={screen.value}
        choices={(['seat', 'television'] as const).map((value) => ({ value, ...said.screens[value] }))}
        onChoose={(value) => {
          screen.value = value;
        }}
      />
    </Question>
  );
  // On a screen as large as a television's it is a question; on others it hardly is.
  const isBig = matchMedia(from('television')).matches;
  return (
    <main class="setup">
      <header class="setup-head">
        <a href={hrefOf('home')} aria-label={labelled(words.value.app.title, words.value.setup.back)}>
          <Wordmark />
        </a>
        <h1 class="display">{said.title}</h1>
        <a class="key" href={hrefOf('lobby')}>
          {lobby.title}
        </a>
      </header>
      <TermsForm
        first={recallTerms()}
        submit={words.value.setup.open}
        trouble={trouble.value && troubles[trouble.value]}
        more={!isBig && screenQuestion}
        onSubmit={(terms, password) => void open(terms, password ?? '')}
      >
        {isBig && screenQuestion}
        {screen.value === 'seat' && <NameField name={nameDraft} />}
      </TermsForm>
    </main>
  );
};

const opened = async (
  terms: Terms,
  password: string,
  screen: 'seat' | 'television',
): Promise<ServerTrouble | undefined> => {
  // A television is nobody: it needs no name of its own.
  if (screen === 'television') nameDraft.value ||= onlineWords.value.menu.television;
  const me = await introduceMyself();
  if ('trouble' in me) return me.trouble;
  const answer = await openTable(settingsOf(terms), { password, isTelevision: screen === 'television' });
  if ('trouble' in answer) return answer.trouble;
  const { id, code } = answer.value;
  if (screen === 'seat') {
    go('room', code);
    return undefined;
  }
  store(`hosts.${id}`, 'yes');
  go('television', code);
  return undefined;
};
