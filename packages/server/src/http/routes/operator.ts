/** What `room25 admin` does, for an operator's page. To anybody else it looks as if nothing were here. */
import {
  type DeskList,
  deskQuery,
  forgetAnswer,
  type OperatorAnswer,
  type OperatorDeed,
  operatorAnswer,
  operatorBody,
  operatorEntryBody,
  operatorLeaveBody,
  type ReadBy,
  type ReportAnswer,
  reportAnswer,
  reportQuery,
} from '@room25/protocol';
import { COSTS } from '../../limits.ts';
import { type Operator, OperatorError } from '../../operator/operator.ts';
import type { Report } from '../../store/conduct-book.ts';
import { type Refusal, refuse } from '../../table/refusal.ts';
import { operatorCookie } from '../identity.ts';
import { type Asked, type HttpAnswer, type Route, route } from '../route.ts';
import { sanctionView } from './conduct.ts';

/** Rows on a page of each list. */
const AT_ONCE = 50;

export const OPERATOR_ROUTES: readonly Route[] = [
  route({
    method: 'post',
    path: '/api/operator/enter',
    summary: 'Come in by a link that the program has printed. It works once.',
    body: operatorEntryBody,
    answer: forgetAnswer,
    status: 201,
    forOperators: 'entry',
    async answerTo({ service, body, isSecure }) {
      const token = await service.operators.enter(body.token);
      if (token === undefined) return refuse('no-such-page');
      return { status: 201, json: {}, headers: { 'set-cookie': operatorCookie(token, service.tokens, isSecure) } };
    },
  }),
  route({
    method: 'post',
    path: '/api/operator/leave',
    summary: 'This browser is no operator’s any more.',
    body: operatorLeaveBody,
    answer: forgetAnswer,
    forOperators: 'session',
    async answerTo({ service, operator, isSecure }) {
      await service.operators.end(operator!);
      return { json: {}, headers: { 'set-cookie': operatorCookie('', service.tokens, isSecure) } };
    },
  }),
  route({
    method: 'get',
    path: '/api/operator',
    summary: 'Reports, what is in force and what was done, fifty of each from that one on; and what is announced.',
    query: deskQuery,
    answer: operatorAnswer,
    cost: COSTS.story,
    forOperators: 'session',
    answerTo: (asked) => working(asked, async (operator) => ({ json: await deskOf(asked, operator) })),
  }),
  route({
    method: 'get',
    path: '/api/operator/report',
    summary: 'A report with its moment: what was said until then, and by whom.',
    query: reportQuery,
    answer: reportAnswer,
    cost: COSTS.story,
    forOperators: 'session',
    answerTo: (asked) =>
      working(asked, async (operator) => {
        const { code, seq, names, lines, ...report } = await operator.show(asked.query.id);
        const shown: ReportAnswer = {
          ...reportView(report, names.get(report.visitor)),
          code,
          seq,
          lines: lines.map(({ at, visitor, text }) => ({ at, text, ...named('name', names.get(visitor)) })),
        };
        return { json: shown };
      }),
  }),
  route({
    method: 'post',
    path: '/api/operator',
    summary: 'Do something about it. The answer is the desk afterwards.',
    query: deskQuery,
    body: operatorBody,
    answer: operatorAnswer,
    cost: COSTS.story,
    forOperators: 'session',
    answerTo: (asked) =>
      working(asked, async (operator) => {
        await doing(operator, asked.body);
        return { json: await deskOf(asked, operator) };
      }),
  }),
];

/** What cannot be done is refused. */
const working = async (
  { service, operator }: Asked,
  work: (operator: Operator) => Promise<HttpAnswer>,
): Promise<HttpAnswer | Refusal> => {
  try {
    return await work(service.operatorAt(operator!));
  } catch (thrown) {
    if (thrown instanceof OperatorError) return refuse(thrown.code, thrown.message);
    throw thrown;
  }
};

const doing = async (operator: Operator, deed: OperatorDeed): Promise<void> => {
  if (deed.do === 'settle') await operator.settle(deed.report, deed.reason);
  else if (deed.do === 'sanction') await operator.sanction(deed.whom, deed);
  else if (deed.do === 'lift') await operator.lift(deed.sanction, deed.reason);
  else if (deed.do === 'close') await operator.close(deed.table, deed.reason);
  else if (deed.do === 'delete') await operator.delete(deed.table, deed.reason);
  else await operator.announce(deed.text, deed.hours);
};

const deskOf = async (
  { query, operator: session }: Asked<ReadBy<typeof deskQuery>>,
  operator: Operator,
): Promise<OperatorAnswer> => {
  const pages = {
    reports: pageOf(query.reports, await operator.waiting()),
    sanctions: pageOf(query.sanctions, await operator.inForce()),
    log: pageOf(query.log, await operator.logged()),
  };
  const reports = await operator.reports({ most: AT_ONCE, from: pages.reports.from });
  const sanctions = await operator.sanctions({ most: AT_ONCE, from: pages.sanctions.from });
  const log = (await operator.log({ most: AT_ONCE, from: pages.log.from })).toReversed();
  const guests = [...reports.map(({ about }) => about), ...[...sanctions, ...log].map(({ guest }) => guest)];
  const names = await operator.namesOf(guests.filter((guest) => guest !== null));
  const nameOf = (guest: string | null): string | undefined => (guest === null ? undefined : names.get(guest));
  return {
    expires: session!.expires,
    pages,
    reports: reports.map((report) => reportView(report, nameOf(report.about))),
    sanctions: sanctions.map((sanction) => ({
      ...sanctionView(sanction),
      guest: sanction.guest,
      ...named('called', nameOf(sanction.guest)),
    })),
    announcements: [...(await operator.announcements())],
    log: log.map(({ at, act, guest, table_id: table, reason, via }) => ({
      ...{ at, act, reason, via },
      ...named('guest', guest ?? undefined),
      ...named('called', nameOf(guest)),
      ...named('table', table ?? undefined),
    })),
  };
};

/** A page beyond the last one becomes the last one: what stood there has been settled. */
const pageOf = (wanted = 0, of: number): OperatorAnswer['pages'][DeskList] => {
  const from = Math.min(wanted, AT_ONCE * Math.floor(Math.max(0, of - 1) / AT_ONCE));
  return {
    ...{ from, of },
    ...(from > 0 && { before: Math.max(0, from - AT_ONCE) }),
    ...(from + AT_ONCE < of && { after: from + AT_ONCE }),
  };
};

const reportView = (report: Pick<Report, 'id' | 'made' | 'table_id' | 'reason' | 'note'>, name: string | undefined) => {
  const { id, made, table_id: table, reason, note } = report;
  return { id, made, table, reason, note, ...named('about', name) };
};

/** Nothing if nobody knows. */
const named = <K extends string>(key: K, value: string | undefined): { readonly [key in K]?: string } =>
  (value === undefined || value === '' ? {} : { [key]: value }) as { readonly [key in K]?: string };
