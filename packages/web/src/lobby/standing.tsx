/** What the operators of the server say: to everybody, and about me; and whom I have muted or blocked. */

import { useSignal } from '@preact/signals';
import type { SanctionsAnswer, ShunnedAnswer } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { labelled } from '../app/language.ts';
import { locale } from '../app/settings.ts';
import { announcements, answerSanction, forgive, mySanctions, myShunned } from '../online/api.ts';
import './devices.css';
import { privacyWords } from './privacy-words.ts';

export const Announcements: FunctionComponent = () => {
  const texts = useSignal<readonly string[]>([]);
  useEffect(() => {
    void announcements().then((answer) => {
      if ('value' in answer) texts.value = answer.value.announcements.map(({ text }) => text);
    });
  }, []);
  return (
    <>
      {texts.value.map((text) => (
        <p key={text} class="devices" role="status">
          {text}
        </p>
      ))}
    </>
  );
};

/** Shown only where there is something. */
export const Standing: FunctionComponent = () => {
  const { sanctions: said, shunned: shunning } = privacyWords.value;
  const sanctions = useSignal<SanctionsAnswer['sanctions']>([]);
  const shunned = useSignal<ShunnedAnswer['people']>([]);
  const drafts = useSignal<Readonly<Record<string, string>>>({});
  useEffect(() => {
    void mySanctions().then((answer) => {
      if ('value' in answer) sanctions.value = answer.value.sanctions.filter(({ ends }) => ends > Date.now());
    });
    void myShunned().then((answer) => {
      if ('value' in answer) shunned.value = answer.value.people;
    });
  }, []);
  const dateOf = (time: number): string =>
    new Intl.DateTimeFormat(locale.value, { dateStyle: 'long', timeStyle: 'short' }).format(time);
  const send = async (id: string): Promise<void> => {
    const answer = await answerSanction(id, drafts.value[id] ?? '');
    if ('value' in answer) sanctions.value = answer.value.sanctions.filter(({ ends }) => ends > Date.now());
  };
  return (
    <>
      {sanctions.value.map(({ id, kind, reason, ends, answer }) => (
        <section key={id} class="devices">
          <p>
            <b>{said.kinds[kind]}</b> {reason}
          </p>
          <p>{said.until(dateOf(ends))}</p>
          {answer !== undefined ? (
            <p>{said.answered(answer)}</p>
          ) : (
            <form
              class="devices-keys"
              onSubmit={(event) => {
                event.preventDefault();
                void send(id);
              }}
            >
              <label class="name-field">
                <span>{said.answer}</span>
                <input
                  type="text"
                  required
                  maxLength={300}
                  onInput={({ currentTarget }) => {
                    drafts.value = { ...drafts.value, [id]: currentTarget.value };
                  }}
                />
              </label>
              <button type="submit" class="key">
                {said.send}
              </button>
            </form>
          )}
        </section>
      ))}
      {shunned.value.length > 0 && (
        <details class="devices">
          <summary>{shunning.title}</summary>
          <ul>
            {shunned.value.map(({ id, name, kind }) => (
              <li key={id}>
                <span>
                  <b>{name}</b> {shunning.kinds[kind]}
                </span>
                <button
                  type="button"
                  class="key"
                  aria-label={labelled(shunning.forgive, name)}
                  onClick={() =>
                    void forgive(id).then((answer) => {
                      if ('value' in answer) shunned.value = answer.value.people;
                    })
                  }
                >
                  {shunning.forgive}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
