/** Something is done about a person or a table: why, and for how long. What cannot be undone is asked once more. */
import { useSignal } from '@preact/signals';
import type { OperatorDeed } from '@room25/protocol';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ServerTrouble } from '../online/api.ts';
import type { DeedKind } from '../words/operator.ts';
import './deed-form.css';
import { act, troubleInWords } from './desk.ts';
import { operatorWords } from './words.ts';

interface Props {
  readonly deeds: readonly DeedKind[];
  /** Whom it is about; without it the form asks. */
  readonly about?: { readonly report: string; readonly table: string };
}

const isFinal = (deed: DeedKind): deed is 'close' | 'delete' => deed === 'close' || deed === 'delete';
const isSanction = (deed: DeedKind): deed is 'mute' | 'ban' | 'rename' => !isFinal(deed) && deed !== 'settle';

export const DeedForm: FunctionComponent<Props> = ({ deeds, about }) => {
  const { form: said, deeds: names } = operatorWords.value;
  const deed = useSignal<DeedKind>(deeds[0]!);
  const typed = useSignal({ table: '', seat: '1', name: '', days: '7', reason: '' });
  const field = (key: keyof typeof typed.value) => ({
    value: typed.value[key],
    onInput({ currentTarget }: { readonly currentTarget: { readonly value: string } }) {
      typed.value = { ...typed.value, [key]: currentTarget.value };
    },
  });
  const chosen = (): OperatorDeed => {
    const { seat, name, days, reason } = typed.value;
    const table = about?.table ?? typed.value.table.trim();
    if (isFinal(deed.value)) return { do: deed.value, table, reason };
    if (!isSanction(deed.value)) return { do: 'settle', report: about?.report ?? '', reason };
    const whom = about ? { report: about.report } : { table, seat: Number(seat) };
    const more = deed.value === 'rename' ? { name } : {};
    return { do: 'sanction', kind: deed.value, whom, days: Number(days), reason, ...more };
  };
  return (
    <AskedTwice
      sure={isFinal(deed.value) ? said.sure[deed.value] : undefined}
      go={said.go}
      onSure={async () => {
        const trouble = await act(chosen());
        if (!trouble) typed.value = { ...typed.value, reason: '', name: '' };
        return trouble;
      }}
    >
      <label>
        <span>{said.what}</span>
        <select
          value={deed.value}
          onChange={({ currentTarget }) => {
            deed.value = currentTarget.value as DeedKind;
          }}
        >
          {deeds.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </select>
      </label>
      {!about && (
        <label>
          <span>{said.table}</span>
          <input type="text" required maxLength={64} autocomplete="off" {...field('table')} />
        </label>
      )}
      {!about && isSanction(deed.value) && (
        <label>
          <span>{said.seat}</span>
          <input type="number" required min={1} max={8} {...field('seat')} />
        </label>
      )}
      {deed.value === 'rename' && (
        <label>
          <span>{said.name}</span>
          <input type="text" required maxLength={24} autocomplete="off" {...field('name')} />
        </label>
      )}
      {isSanction(deed.value) && (
        <label>
          <span>{said.days}</span>
          <input type="number" required min={1} max={365} {...field('days')} />
        </label>
      )}
      <label class="deed-form-wide">
        <span>
          {said.reason} {isSanction(deed.value) && <small>{said.reasonHint}</small>}
        </span>
        <input type="text" required maxLength={300} {...field('reason')} />
      </label>
    </AskedTwice>
  );
};

interface AskedProps {
  /** What cannot be undone, in a sentence. */
  readonly sure?: string | undefined;
  readonly go: string;
  /** Why it cannot be done, if it cannot. */
  readonly onSure: () => Promise<ServerTrouble | undefined>;
  readonly children: ComponentChildren;
}

export const AskedTwice: FunctionComponent<AskedProps> = ({ sure, go, onSure, children }) => {
  const { form: said, done } = operatorWords.value;
  const isAsked = useSignal(false);
  const isBusy = useSignal(false);
  const outcome = useSignal<ServerTrouble | 'done' | undefined>(undefined);
  const no = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    // The key that was pressed is gone.
    if (isAsked.value) no.current?.focus();
    else if (wasAsked.current) first.current?.focus();
    wasAsked.current = isAsked.value;
  }, [isAsked.value]);
  const doIt = async (): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    outcome.value = (await onSure()) ?? 'done';
    isBusy.value = false;
    isAsked.value = false;
  };
  return (
    <form
      class="deed-form"
      onSubmit={(event) => {
        event.preventDefault();
        outcome.value = undefined;
        if (sure === undefined || isAsked.value) void doIt();
        else isAsked.value = true;
      }}
    >
      {/* What is being confirmed does not change meanwhile. */}
      <fieldset class="deed-form-fields" disabled={isAsked.value}>
        {children}
      </fieldset>
      {isAsked.value ? (
        <div class="deed-form-sure">
          <p role="alert">{sure}</p>
          <button type="submit" class="key">
            {said.yes}
          </button>
          <button
            ref={no}
            type="button"
            class="key ivory"
            onClick={() => {
              isAsked.value = false;
            }}
          >
            {said.no}
          </button>
        </div>
      ) : (
        <button ref={first} type="submit" class="key" disabled={isBusy.value}>
          {go}
        </button>
      )}
      {outcome.value === 'done' && <p>{done}</p>}
      {outcome.value && outcome.value !== 'done' && <p role="alert">{troubleInWords(outcome.value)}</p>}
    </form>
  );
};
