/** When a table needs attention though nobody did anything, and what happens then. */
import { VERB, verbOf } from '@room25/engine';
import { botsAwaited, missing, peopleAwaited } from './awaited.ts';
import type { Body } from './entry.ts';
import { isFull } from './full.ts';
import { fillsAt, isAnybodyThere } from './quick.ts';
import { isRated } from './rating.ts';
import { isPaused, isPerson, type Play, type TableState } from './table-state.ts';
import { talkingTime } from './talking.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Without a clock: after how long the awaited people are asked whether they are still there, and how long they have to answer. */
export const ROLL_CALL_AFTER = 3 * MINUTE;
export const ROLL_CALL_LASTS = 20 * SECOND;
/** Without a clock: after how long somebody may be asked to hurry, and how long they then have. */
export const NUDGE_AFTER = 30 * SECOND;
export const NUDGE_LASTS = MINUTE;
/** A table that nobody starts is closed. */
const LOBBY_LASTS = 24 * HOUR;
/** People who leave a rated game alone for this long do not come back: it is played to its end, and counts. */
const PLAYED_OUT_AFTER = 10 * MINUTE;
/** The process that wrote the last entry asks the bots at once; if it has died, another one does after this time. */
const BOT_GRACE = 10 * SECOND;

/** Until when the people who are awaited can answer. */
export const deadlineOf = (table: TableState): number | undefined => {
  const { play, settings } = table;
  const { clock } = settings;
  if (!play || isPaused(table) || peopleAwaited(table).length === 0) return undefined;
  if (clock.kind === 'none') return play.nudged === undefined ? undefined : play.nudged + NUDGE_LASTS;
  if (clock.kind === 'correspondence') return play.since + clock.hours * HOUR;
  return play.since + talkingTime(table) + (isAskedOfAll(table) ? clock.program : clock.action) * SECOND;
};

/** The game goes on after everybody was gone: they have what was left of the time, or a quarter of it if that had run out. */
export const resumed = (table: TableState, at: number): Play => {
  const { call: _, paused = at, ...play } = table.play!;
  const moved = {
    ...play,
    since: play.since + at - paused,
    ...(play.nudged !== undefined && { nudged: play.nudged + at - paused }),
  };
  const deadline = deadlineOf({ ...table, play: moved });
  if (deadline === undefined || deadline > at) return moved;
  const late = at - deadline + (deadline - (moved.nudged ?? moved.since)) / 4;
  return { ...moved, since: moved.since + late, ...(moved.nudged !== undefined && { nudged: moved.nudged + late }) };
};

/** Are people asked at the same time? Clues and programs are. */
const isAskedOfAll = (table: TableState): boolean => {
  const { game } = table.play!;
  const verb = verbOf(game.answers(missing(table)[0]!)[0]!);
  return verb === VERB.program || verb === VERB.clue;
};

/** When those who are awaited are warned: a quarter of the time before its end, or an hour if that is less. */
export const warningAt = (table: TableState): number | undefined => {
  const deadline = deadlineOf(table);
  const { since = 0, nudged = since } = table.play ?? {};
  return deadline === undefined ? undefined : deadline - Math.min((deadline - nudged) / 4, HOUR);
};

/** The next moment at which `dueBody` may have something, or a bot may be waiting to be asked. */
export const wakeAt = (table: TableState): number | undefined => {
  const { play } = table;
  if (table.closed || play?.ended !== undefined) return undefined;
  if (!play) return fillsAt(table) ?? table.updated + LOBBY_LASTS;
  if (isPaused(table)) return playedOutAt(table);
  const moments = [deadlineOf(table), callAt(table), botsAt(table), playedOutAt(table)];
  const known = moments.filter((moment) => moment !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};

/** When another process has to ask the bots; where nobody is present, nobody asks them. */
const botsAt = (table: TableState): number | undefined => {
  const at = table.at + BOT_GRACE;
  return botsAwaited(table).length > 0 && isVisited(table, at) ? at : undefined;
};

/**
 * When bots begin to play a rated game to its end: after everybody has left, or when nobody is there to see the bots' answers.
 * Otherwise somebody who is losing could simply leave, and the game would never count.
 */
const playedOutAt = (table: TableState): number | undefined => {
  const { play, peopleSeen } = table;
  if (!play || play.isPlayedOut || !isRated(table)) return undefined;
  if (isPaused(table)) return (play.paused ?? table.at) + PLAYED_OUT_AFTER;
  const isStill = peopleAwaited(table).length === 0 && !isAnybodyConnected(table);
  return isStill ? peopleSeen + PLAYED_OUT_AFTER : undefined;
};

/** Was a person here a moment ago, or is one connected, as far as the log says? A game that is being played out needs nobody. */
export const isVisited = (table: TableState, now: number): boolean =>
  now - table.peopleSeen < LINGERING || isAnybodyConnected(table) || table.play?.isPlayedOut === true;

const isAnybodyConnected = ({ seats }: TableState): boolean =>
  seats.some((seat) => isPerson(seat) && seat.connection !== undefined);

/** How long bots play on for people who have left without a word. */
const LINGERING = MINUTE;

/** What has become due, as an entry. */
export const dueBody = (table: TableState, now: number): Body | undefined => {
  const { play } = table;
  if (table.closed || play?.ended !== undefined) return undefined;
  if (!play) return dueBefore(table, now);
  const playedOut = playedOutAt(table);
  if (playedOut !== undefined && now >= playedOut) return { kind: 'playedOut', at: now };
  if (isPaused(table)) return undefined;
  const deadline = deadlineOf(table);
  if (deadline !== undefined && now >= deadline) return { kind: 'timeout', at: now, seats: peopleAwaited(table) };
  const call = callAt(table);
  if (call === undefined || now < call) return undefined;
  const awaited = peopleAwaited(table);
  const silent = awaited.filter((seat) => play.call?.seats.includes(seat));
  return silent.length > 0
    ? { kind: 'timeout', at: now, seats: silent }
    : { kind: 'rollCall', at: now, seats: awaited };
};

/** A quick game begins if anybody is there; any other table that nobody starts is closed in the end. */
const dueBefore = (table: TableState, now: number): Body | undefined => {
  if (now < (fillsAt(table) ?? table.updated + LOBBY_LASTS)) return undefined;
  return { kind: table.quick && isAnybodyThere(table, now) ? 'begun' : 'closed', at: now };
};

/** When the roll is called, or the call has gone unanswered for too long. */
const callAt = (table: TableState): number | undefined => {
  const { play, settings } = table;
  if (!play || settings.clock.kind !== 'none' || isFull(table) || peopleAwaited(table).length === 0) return undefined;
  return play.call ? play.call.at + ROLL_CALL_LASTS : play.since + ROLL_CALL_AFTER;
};
