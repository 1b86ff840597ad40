/**
 * Whether a bot says yes or no to what somebody has said. It goes by what it has seen others do and where it stands, never by its
 * role: a guard answers as a prisoner would.
 */
import {
  CELLS,
  type CHARACTERS,
  type Command,
  colourOf,
  type Event,
  type SaidView,
  unpacked,
  type View,
} from '@room25/engine';
import { isAccused } from './belief/accusation.ts';
import { evidenceOf } from './belief/evidence.ts';
import { oddsOf } from './belief/roles.ts';
import type { Task } from './task.ts';

/** Has somebody said something that others may answer? */
export const isAnswerable = (news: readonly Event[]): boolean => news.some(isOpening);

const isOpening = (event: Event): event is Event & { kind: 'said' } =>
  event.kind === 'said' && event.saying !== 'yes' && event.saying !== 'no';

/**
 * When somebody has said something, or a turn begins, all bots are asked whether they have something to say, in this order of
 * seats. Only a few answer: first whoever is addressed, then others, not always the same. The order depends on nothing secret.
 */
export const hearersOf = (news: readonly Event[], { cast, turn }: View): readonly number[] => {
  const seats = [...new Set(cast.map(({ seat }) => seat))].sort((one, other) => one - other);
  if (!isAnswerable(news)) return news.some(({ kind }) => kind === 'turn') ? seats : [];
  const addressed = news.filter(isOpening).flatMap(({ whom }) => cast.filter(({ name }) => name === whom));
  const first = turn % seats.length;
  return [...new Set([...addressed.map(({ seat }) => seat), ...seats.slice(first), ...seats.slice(0, first)])];
};

/** Was something said that a plan should take into account? */
export const hasSpoken = (news: readonly Event[]): boolean =>
  isAnswerable(news) || news.some(({ kind }) => kind === 'signalled');

/** The next answer it has to give; none if nothing was said that concerns it. */
export const replyOf = (task: Task): Command | undefined => {
  const { asides, view } = task;
  const replies = asides.flatMap((command) => {
    const said = unpacked(command);
    return said.verb === 'say' && (said.saying === 'yes' || said.saying === 'no') ? [{ command, said }] : [];
  });
  if (replies.length === 0) return undefined;
  for (const saying of view.said ?? []) {
    if (!isMeant(saying, task)) continue;
    const reply = answerTo(saying, task);
    const found = replies.find(({ said }) => said.whom === saying.who && said.saying === reply);
    if (found) return found.command;
  }
  return undefined;
};

/** Have others said it, or answered enough, since it was thought of? Bots may think at the same time. */
export const isLate = (words: Command, { view, levels }: Pick<Task, 'view' | 'levels'>): boolean => {
  const said = unpacked(words);
  if (said.verb !== 'say') return false;
  if (said.saying === 'suspect') return isAccused(said.whom!, { view, levels });
  if (said.saying !== 'yes' && said.saying !== 'no') return false;
  const saying = view.said?.find(({ who }) => who === said.whom);
  const speaker = view.cast.find(({ name }) => name === said.who);
  return saying !== undefined && speaker !== undefined && !isOpenTo(speaker.seat, saying, view);
};

/** Whoever is addressed always answers; of the others two are enough, however many think the same. */
const isOpenTo = (seat: number, { whom, yes = [], no = [] }: SaidView, { cast }: View): boolean => {
  const addressed = cast.find(({ name }) => name === whom)?.seat;
  return seat === addressed || [...yes, ...no].filter((other) => other !== addressed).length < OTHERS;
};

const OTHERS = 2;

/** Only the bot that is addressed answers another bot, so that they do not chatter; a few of them answer people. */
const isMeant = (said: SaidView, { view, seat, levels }: Task): boolean => {
  const { who, cell, whom, yes, no } = said;
  const speaker = view.cast.find(({ name }) => name === who)!;
  if (levels?.[speaker.seat] === undefined) return isOpenTo(seat, said, view);
  if (whom !== undefined) return view.cast.some((one) => one.seat === seat && one.name === whom);
  const place = cell ?? speaker.cell;
  if (place === undefined || yes || no) return false;
  const hearers = view.cast.flatMap((one) =>
    one.cell !== undefined && one.seat !== speaker.seat && levels[one.seat] !== undefined
      ? [{ seat: one.seat, steps: stepsBetween(one.cell, place) }]
      : [],
  );
  const nearest = Math.min(...hearers.map(({ steps }) => steps));
  return hearers.find(({ steps }) => steps === nearest)?.seat === seat;
};

const answerTo = ({ who, saying, cell, whom }: SaidView, task: Task): 'yes' | 'no' | undefined => {
  const { view, seat, events } = task;
  const evidence = evidenceOf(events);
  const odds = (name: (typeof CHARACTERS)[number]): number => oddsOf(evidence.get(name));
  const isDoubted = odds(who) > SURE;
  const mine = view.cast.filter((one) => one.seat === seat);
  const speaker = view.cast.find(({ name }) => name === who);
  const isNear = (place: string | undefined): boolean =>
    mine.some((one) => one.cell !== undefined && place !== undefined && stepsBetween(one.cell, place) <= NEAR);
  switch (saying) {
    case 'suspect':
    case 'trust': {
      const isSuspicion = saying === 'suspect';
      if (mine.some(({ name }) => name === whom)) return isSuspicion ? 'no' : 'yes';
      const doubt = odds(whom!);
      if (Math.abs(doubt) < SURE) return undefined;
      return doubt > 0 === isSuspicion ? 'yes' : 'no';
    }
    case 'come':
    case 'avoid': {
      if (!isNear(cell)) return undefined;
      const room = view.board.find((one) => one.cell === cell);
      const code = room?.room ?? room?.known;
      const isCalled = saying === 'come';
      if (code === undefined) return isDoubted ? 'no' : 'yes';
      return (colourOf(view.edition, code) === 'red') === isCalled ? 'no' : 'yes';
    }
    case 'wait':
      return isNear(speaker?.cell) ? (isDoubted ? 'no' : 'yes') : undefined;
    default:
      return undefined;
  }
};

/** The log odds from which it says what it thinks of somebody. */
const SURE = 1.2;
/** Characters farther away are not meant. */
const NEAR = 2;

const stepsBetween = (one: string, other: string): number => {
  const [a, b] = [CELLS.indexOf(one), CELLS.indexOf(other)];
  return Math.abs((a % 5) - (b % 5)) + Math.abs(Math.floor(a / 5) - Math.floor(b / 5));
};
