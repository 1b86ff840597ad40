/** A report, with its moment: what had been said until then, and by whom; and what is done about it. */
import { useSignal } from '@preact/signals';
import type { OperatorAnswer, ReportAnswer } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { privacyWords } from '../lobby/privacy-words.ts';
import { DeedForm } from './deed-form.tsx';
import { dateOf, momentOf, trouble } from './desk.ts';
import './report-card.css';
import { operatorWords } from './words.ts';

export const ReportCard: FunctionComponent<{ readonly report: OperatorAnswer['reports'][number] }> = ({ report }) => {
  const { somebody } = operatorWords.value;
  const moment = useSignal<ReportAnswer | undefined>(undefined);
  const look = async (): Promise<void> => {
    const answer = await momentOf(report.id);
    if ('value' in answer) moment.value = answer.value;
    else trouble.value = answer.trouble;
  };
  const { reasons } = privacyWords.value.others;
  return (
    <li class="report-card">
      <details onToggle={({ currentTarget }) => void (currentTarget.open && !moment.value && look())}>
        <summary>
          <b>{reasons[report.reason]}</b> <span>· {report.about ?? somebody}</span>{' '}
          <span class="report-card-when">{dateOf(report.made)}</span>
        </summary>
        {report.note !== '' && <blockquote>{report.note}</blockquote>}
        {moment.value && <Moment moment={moment.value} />}
        <DeedForm
          deeds={['mute', 'ban', 'rename', 'settle', 'close', 'delete']}
          about={{ report: report.id, table: report.table }}
        />
      </details>
    </li>
  );
};

const Moment: FunctionComponent<{ readonly moment: ReportAnswer }> = ({ moment: { code, lines } }) => {
  const { reports: said, somebody } = operatorWords.value;
  return (
    <>
      <p>
        {said.table} <span class="mono">{code}</span>
      </p>
      <h3>{said.said}</h3>
      {lines.length === 0 ? (
        <p>{said.nothingSaid}</p>
      ) : (
        <ol class="report-card-lines">
          {lines.map(({ at, name, text }, n) => (
            <li key={n}>
              <b>{name ?? somebody}</b> <span>{text}</span> <small>{dateOf(at)}</small>
            </li>
          ))}
        </ol>
      )}
    </>
  );
};
