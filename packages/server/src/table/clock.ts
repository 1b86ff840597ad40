/** When a table wants to be looked at though nobody did anything, and what happens then. */
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

/** Without a clock: how long nobody asks whether the awaited people are still there, and how long their answer may take. */
export const ROLL_CALL_AFTER = 3 * MINUTE;
export const ROLL_CALL_LASTS = 20 * SECOND;
/** Without a clock: how long nobody may be asked to hurry, and how long whoever is awaited has after somebody asked. */
export const NUDGE_AFTER = 30 * SECOND;
export const NUDGE_LASTS = MINUTE;
/** A table that nobody starts is closed. */
const LOBBY_LASTS = 24 * HOUR;
/** Whoever leaves a rated game alone for this time does not come back: it is played to its end, and counts. */
const PLAYED_OUT_AFTER = 10 * MINUTE;
/** The process that wrote the last entry asks the bots at once; if it is gone, another does after this time. */
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

/** The game goes on after all were gone: they have what was left of the time, and a quarter of it at least if it had run out. */
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

/** Clues and programs are. */
const isAskedOfAll = (table: TableState): boolean => {
  const { game } = table.play!;
  const verb = verbOf(game.answers(missing(table)[0]!)[0]!);
  return verb === VERB.program || verb === VERB.clue;
};

/** When those who are awaited are warned: a quarter of the time before its end, and an hour at most. */
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

/** When another process has to ask the bots; where nobody is, nobody asks them. */
const botsAt = (table: TableState): number | undefined => {
  const at = table.at + BOT_GRACE;
  return botsAwaited(table).length > 0 && isVisited(table, at) ? at : undefined;
};

/**
 * When bots begin to play a rated game to its end: after all have left, or once nobody is there to see what bots have to answer. Else
 * whoever is losing would have to leave only, and the game would never count.
 */
const playedOutAt = (table: TableState): number | undefined => {
  const { play, peopleSeen } = table;
  if (!play || play.isPlayedOut || !isRated(table)) return undefined;
  if (isPaused(table)) return (play.paused ?? table.at) + PLAYED_OUT_AFTER;
  const isStill = peopleAwaited(table).length === 0 && !isAnybodyConnected(table);
  return isStill ? peopleSeen + PLAYED_OUT_AFTER : undefined;
};

/** Was a person here a moment ago, or is one connected, as far as the log says? A game that is played out needs nobody. */
export const isVisited = (table: TableState, now: number): boolean =>
  now - table.peopleSeen < LINGERING || isAnybodyConnected(table) || table.play?.isPlayedOut === true;

const isAnybodyConnected = ({ seats }: TableState): boolean =>
  seats.some((seat) => isPerson(seat) && seat.connection !== undefined);

/** How long bots play on for people who have gone without a word. */
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

/** A quick game begins, where somebody is; any other table that nobody starts is closed in the end. */
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
