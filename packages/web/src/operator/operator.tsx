/** What `room25 admin` does, as a page: reports, what is in force, announcements, and what was done. */
import { useSignal } from '@preact/signals';
import type { OperatorAnswer } from '@room25/protocol';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { labelled, words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { onlineWords } from '../online/words.ts';
import { AskedTwice, DeedForm } from './deed-form.tsx';
import { act, dateOf, desk, enter, leave, trouble, troubleInWords } from './desk.ts';
import './operator.css';
import { Pages } from './pages.tsx';
import { ReportCard } from './report-card.tsx';
import { operatorWords } from './words.ts';

export const OperatorScreen: FunctionComponent<{ readonly id?: string }> = ({ id }) => {
  const said = operatorWords.value;
  useEffect(() => {
    // The secret in the link must not stay in the history.
    if (id !== undefined) history.replaceState(null, '', hrefOf('operator'));
    void enter(id);
  }, []);
  const { value: here } = desk;
  return (
    <main class="operator" aria-busy={here === undefined && !trouble.value}>
      <header class="operator-head">
        <a href={hrefOf('home')} aria-label={labelled(words.value.app.title, onlineWords.value.home)}>
          <Wordmark />
        </a>
        <h1 class="display">{said.title}</h1>
        {typeof here === 'object' && (
          <p class="operator-session">
            <span>{said.until(dateOf(here.expires))}</span>
            <button type="button" class="key" onClick={() => void leave()}>
              {said.signOut}
            </button>
          </p>
        )}
      </header>
      {trouble.value && <p role="alert">{troubleInWords(trouble.value)}</p>}
      {here === 'closed' && <p role="status">{said.closed}</p>}
      {typeof here === 'object' && <Desk {...here} />}
    </main>
  );
};

const Desk: FunctionComponent<OperatorAnswer> = ({ pages, reports, sanctions, announcements, log }) => {
  const said = operatorWords.value;
  return (
    <>
      <Part title={said.reports.title}>
        {reports.length === 0 && <p>{said.reports.none}</p>}
        <ul class="operator-list">
          {reports.map((report) => (
            <ReportCard key={report.id} report={report} />
          ))}
        </ul>
        <Pages list="reports" title={said.reports.title} shown={reports.length} page={pages.reports} />
      </Part>
      <Part title={said.form.elsewhere}>
        <DeedForm deeds={['mute', 'ban', 'rename', 'close', 'delete']} />
      </Part>
      <Part title={said.sanctions.title}>
        {sanctions.length === 0 && <p>{said.sanctions.none}</p>}
        <ul class="operator-list">
          {sanctions.map((sanction) => (
            <InForce key={sanction.id} sanction={sanction} />
          ))}
        </ul>
        <Pages list="sanctions" title={said.sanctions.title} shown={sanctions.length} page={pages.sanctions} />
      </Part>
      <Part title={said.announce.title}>
        <ul class="operator-list">
          {announcements.map(({ id, text, ends }) => (
            <li key={id} class="operator-line">
              <span>{text}</span> <small>{said.sanctions.until(dateOf(ends))}</small>
            </li>
          ))}
        </ul>
        <Announcing />
      </Part>
      <Part title={said.log.title}>
        {log.length === 0 && <p>{said.log.none}</p>}
        <ol class="operator-list">
          {log.map((each, n) => (
            <Logged key={`${each.at} ${log.length - n}`} act={each} />
          ))}
        </ol>
        <Pages list="log" title={said.log.title} shown={log.length} page={pages.log} />
      </Part>
    </>
  );
};

const Part: FunctionComponent<{ readonly title: string; readonly children: ComponentChildren }> = ({
  title,
  children,
}) => {
  const id = useId();
  return (
    <section class="operator-part" aria-labelledby={id}>
      <h2 id={id} class="display" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
};

const InForce: FunctionComponent<{ readonly sanction: OperatorAnswer['sanctions'][number] }> = ({ sanction }) => {
  const { sanctions: said, form, somebody } = operatorWords.value;
  const { id, kind, called, name, reason, ends, answer } = sanction;
  const why = useSignal('');
  return (
    <li class="operator-line">
      <p>
        <b>{name ?? called ?? somebody}</b> <span>{said.kinds[kind]}</span> <small>{said.until(dateOf(ends))}</small>
      </p>
      <p>{reason}</p>
      {answer !== undefined && <p>{said.answered(answer)}</p>}
      <AskedTwice go={said.lift} onSure={() => act({ do: 'lift', sanction: id, reason: why.value })}>
        <label class="deed-form-wide">
          <span>{form.reason}</span>
          <input
            type="text"
            required
            maxLength={300}
            value={why.value}
            onInput={({ currentTarget }) => {
              why.value = currentTarget.value;
            }}
          />
        </label>
      </AskedTwice>
    </li>
  );
};

const Announcing: FunctionComponent = () => {
  const { announce: said, form } = operatorWords.value;
  const text = useSignal('');
  const hours = useSignal('24');
  return (
    <AskedTwice
      go={said.go}
      sure={form.sure.announce}
      onSure={async () => {
        const against = await act({ do: 'announce', text: text.value, hours: Number(hours.value) });
        if (!against) text.value = '';
        return against;
      }}
    >
      <label class="deed-form-wide">
        <span>{said.text}</span>
        <input
          type="text"
          required
          maxLength={300}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
      <label>
        <span>{said.hours}</span>
        <input
          type="number"
          required
          min={1}
          max={720}
          value={hours.value}
          onInput={({ currentTarget }) => {
            hours.value = currentTarget.value;
          }}
        />
      </label>
    </AskedTwice>
  );
};

const Logged: FunctionComponent<{ readonly act: OperatorAnswer['log'][number] }> = ({ act: one }) => {
  const { log: said, somebody } = operatorWords.value;
  const { at, act: what, guest, called, reason, via } = one;
  const label = via.replace(/^page ?/, '');
  return (
    <li class="operator-line">
      <small>{dateOf(at)}</small> <b>{said.acts[what] ?? what}</b>{' '}
      {guest !== undefined && <span>{called ?? somebody}</span>} <span>{reason}</span>{' '}
      <small>{label === via ? said.terminal : said.page(label)}</small>
    </li>
  );
};
