/** The other people at a table: muting, blocking and reporting them. */

import { useSignal } from '@preact/signals';
import type { ReportReason, Shunning } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { announce } from '../app/announcer.tsx';
import { labelled } from '../app/language.ts';
import { privacyWords } from '../lobby/privacy-words.ts';
import { report, type ServerAnswer, type ServerTrouble, type SomebodyThere, shun } from '../online/api.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { onlineWords } from '../online/words.ts';
import './others.css';

export const Others: FunctionComponent<{ online: OnlineTable }> = ({ online }) => {
  const { others: said } = privacyWords.value;
  const { id } = online.table.value;
  const told = useSignal<string | undefined>(undefined);
  const trouble = useSignal<ServerTrouble | undefined>(undefined);
  /** The person being reported. */
  const about = useSignal<string | undefined>(undefined);
  const people = peopleAt(online);
  if (people.length === 0) return null;

  const tell = (answer: ServerAnswer<unknown>, sentence: string): void => {
    trouble.value = 'trouble' in answer ? answer.trouble : undefined;
    told.value = 'trouble' in answer ? undefined : sentence;
    if (told.value !== undefined) announce(told.value);
  };
  const turnFrom = async (person: Other, kind: Shunning): Promise<void> => {
    tell(await shun(id, person, kind), said.done[kind](person.name));
    await online.findMuted();
  };
  return (
    <details class="others">
      <summary>{said.title}</summary>
      <p>{said.sentence}</p>
      {trouble.value && <p role="alert">{onlineWords.value.troubles[trouble.value]}</p>}
      {told.value && <p>{told.value}</p>}
      <ul>
        {people.map(({ key, ...person }) => (
          <li key={key}>
            <b>{person.name}</b>
            {(['mute', 'block'] as const).map((kind) => (
              <button
                key={kind}
                type="button"
                class="key"
                aria-label={labelled(said[kind], person.name)}
                onClick={() => void turnFrom(person, kind)}
              >
                {said[kind]}
              </button>
            ))}
            <button
              type="button"
              class="key"
              aria-label={labelled(said.report, person.name)}
              aria-expanded={about.value === key}
              onClick={() => {
                about.value = about.value === key ? undefined : key;
              }}
            >
              {said.report}
            </button>
            {about.value === key && (
              <ReportForm
                onSend={async (what) => {
                  tell(await report(id, person, what), said.done.report(person.name));
                  about.value = undefined;
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
};

interface Other extends SomebodyThere {
  readonly name: string;
}

/** Everybody else who sits here, and those who said something before they got up, by the last thing they said. */
const peopleAt = ({ table, chat }: OnlineTable): readonly (Other & { readonly key: string })[] => {
  const { seats, you } = table.value;
  const names = seats.map((seat) => (seat.kind === 'person' ? seat.name : undefined));
  const seated = names.flatMap((name, seat) =>
    name !== undefined && seat !== you ? [{ key: String(seat), seat, name }] : [],
  );
  const gone = chat.value.filter(({ name }) => name !== '' && !names.includes(name));
  const last = new Map(gone.map(({ seat, at, name }) => [name, { key: `${seat} ${at}`, seat, said: at, name }]));
  return [...seated, ...last.values()];
};

interface FormProps {
  readonly onSend: (what: { readonly reason: ReportReason; readonly note: string }) => Promise<void>;
}

const ReportForm: FunctionComponent<FormProps> = ({ onSend }) => {
  const { others: said } = privacyWords.value;
  const reason = useSignal<ReportReason>('talk');
  const note = useSignal('');
  return (
    <form
      class="others-report"
      onSubmit={(event) => {
        event.preventDefault();
        void onSend({ reason: reason.value, note: note.value });
      }}
    >
      <label>
        <span>{said.why}</span>
        <select
          value={reason.value}
          onChange={({ currentTarget }) => {
            reason.value = currentTarget.value as ReportReason;
          }}
        >
          {(Object.keys(said.reasons) as ReportReason[]).map((each) => (
            <option key={each} value={each}>
              {said.reasons[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{said.note}</span>
        <input
          type="text"
          maxLength={300}
          value={note.value}
          onInput={({ currentTarget }) => {
            note.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="key">
        {said.send}
      </button>
    </form>
  );
};
