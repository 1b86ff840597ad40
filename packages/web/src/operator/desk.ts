/** What lies on an operator's desk, and what they do about it. */
import { signal } from '@preact/signals';
import type { DeskList, OperatorAnswer, OperatorDeed, ReportAnswer } from '@room25/protocol';
import { announce } from '../app/announcer.tsx';
import { locale } from '../app/settings.ts';
import { ask, type ServerAnswer, type ServerTrouble } from '../online/api.ts';
import { onlineWords } from '../online/words.ts';
import { operatorWords } from './words.ts';

const PATH = '/api/operator';

/** `closed`: nobody has signed in as an operator in this browser. */
export const desk = signal<OperatorAnswer | 'closed' | undefined>(undefined);
export const trouble = signal<ServerTrouble | undefined>(undefined);

/** By the link that the program printed, or as the operator who came by it before. */
export const enter = async (token: string | undefined): Promise<void> => {
  desk.value = undefined;
  if (token !== undefined) await ask('POST', `${PATH}/enter`, { token });
  take(await ask('GET', PATH));
};

/** Why it cannot be done, if it cannot. */
export const act = async (deed: OperatorDeed): Promise<ServerTrouble | undefined> => {
  const answer = await ask<OperatorAnswer>('POST', `${PATH}${placeOf()}`, deed);
  if ('trouble' in answer && answer.trouble !== 'no-such-page') return answer.trouble;
  take(answer);
  if ('value' in answer) announce(operatorWords.value.done);
  return undefined;
};

/** Another page of a list; the others stay where they are. */
export const turnTo = async (list: DeskList, from: number): Promise<void> =>
  take(await ask('GET', `${PATH}${placeOf({ [list]: from })}`));

/** The open pages; a list at its beginning is left out. */
const placeOf = (elsewhere: Partial<Record<DeskList, number>> = {}): string => {
  const { value: here } = desk;
  if (typeof here !== 'object') return '';
  const { reports, sanctions, log } = here.pages;
  const from = { reports: reports.from, sanctions: sanctions.from, log: log.from, ...elsewhere };
  const words = Object.entries(from).flatMap(([list, at]) => (at > 0 ? [`${list}=${at}`] : []));
  return words.length > 0 ? `?${words.join('&')}` : '';
};

export const leave = async (): Promise<void> => {
  await ask('POST', `${PATH}/leave`, {});
  announce(operatorWords.value.signedOut);
  take(await ask('GET', PATH));
};

export const momentOf = (report: string): Promise<ServerAnswer<ReportAnswer>> =>
  ask('GET', `${PATH}/report?id=${encodeURIComponent(report)}`);

export const troubleInWords = (what: ServerTrouble): string => {
  const { troubles } = operatorWords.value;
  if (what === 'malformed') return troubles.malformed;
  if (what === 'not-seated') return troubles.notSeated;
  return what === 'not-now' ? troubles.notNow : onlineWords.value.troubles[what];
};

export const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

const take = (answer: ServerAnswer<OperatorAnswer>): void => {
  trouble.value = undefined;
  if ('value' in answer) desk.value = answer.value;
  else if (answer.trouble === 'no-such-page') desk.value = 'closed';
  else trouble.value = answer.trouble;
};
