/** Who else may come to a table. */
import type { FunctionComponent } from 'preact';
import { useId } from 'preact/hooks';
import { Question } from '../setup/question.tsx';
import './name-field.css';
import './privacy.css';
import { privacyWords } from './privacy-words.ts';

/** As the server accepts it. */
const LONGEST_PASSWORD = 64;

/** Absent: unchanged. */
export type NewPassword = string | null | undefined;

interface Props {
  readonly isUnwatched: boolean;
  readonly password: NewPassword;
  /** The table has a password already. */
  readonly hasPassword: boolean;
  onUnwatched(isUnwatched: boolean): void;
  onPassword(password: NewPassword): void;
}

export const PrivacyQuestion: FunctionComponent<Props> = (props) => {
  const { isUnwatched, password, hasPassword, onUnwatched, onPassword } = props;
  const { terms } = privacyWords.value;
  const note = useId();
  const asks = password === undefined ? hasPassword : password !== null;
  const answers = [terms.answers[asks ? 'password' : 'anybody'], isUnwatched && terms.answers.unwatched];
  return (
    <Question title={terms.title} answer={answers.filter(Boolean).join(', ')}>
      <label class="name-field">
        <span>{terms.password}</span>
        <input
          type="text"
          maxLength={LONGEST_PASSWORD}
          autocomplete="off"
          spellcheck={false}
          placeholder={hasPassword && password !== null ? terms.stays : terms.hint}
          value={password ?? ''}
          onInput={({ currentTarget }) =>
            onPassword(currentTarget.value.trim() === '' ? undefined : currentTarget.value)
          }
        />
      </label>
      {hasPassword && (
        <label class="privacy-box">
          <input
            type="checkbox"
            checked={password === null}
            onChange={({ currentTarget }) => onPassword(currentTarget.checked ? null : undefined)}
          />
          {terms.none}
        </label>
      )}
      <label class="privacy-box">
        <input
          type="checkbox"
          aria-describedby={note}
          checked={isUnwatched}
          onChange={({ currentTarget }) => onUnwatched(currentTarget.checked)}
        />
        {terms.unwatched}
      </label>
      <p id={note} class="question-note">
        {terms.unwatchedHint}
      </p>
    </Question>
  );
};
