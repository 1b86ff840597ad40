/**
 * What bots say unasked when a turn begins: where to come, what to keep away from, to wait, whom to trust. It depends only on
 * what everybody knows and on what seats have claimed, so a guard says what a prisoner would; and every bot comes to the same
 * result, so that they do not all speak at once.
 */
import {
  ADJACENT,
  CELLS,
  type Character,
  type CharacterView,
  type Command,
  type Event,
  type RoomView,
  type Saying,
  SPECTATOR,
  told,
  type Unpacked,
  unpacked,
  VERB,
  type View,
  verbOf,
} from '@room25/engine';
import { evidenceOf } from './belief/evidence.ts';
import { oddsOf } from './belief/roles.ts';
import type { Task } from './task.ts';

/** Nothing if it is not this bot's turn to speak, or it has no reason to. */
export const adviceOf = (task: Task): Command | undefined => {
  const { asides, seat, view } = task;
  if (view.phase !== 'programming' || !isOneTeam(view)) return undefined;
  if (!asides.some((code) => verbOf(code) === VERB.say)) return undefined;
  const own = chosen(task).find((topic) => topic.seat === seat);
  return own && asides.find((code) => verbOf(code) === VERB.say && isSame(unpacked(code) as Unpacked<'say'>, own));
};

interface Words {
  readonly saying: Saying;
  readonly cell?: string;
  readonly whom?: Character;
}

interface Topic extends Words {
  readonly seat: number;
}

interface Said extends Words {
  readonly seat: number | undefined;
  readonly turn: number;
}

/** The most, for all bots together in a turn. */
const MOST = 2;
/** How many turns pass before the same thing is said again. */
const AGAIN = 3;
/** How many claims of somebody must have come true in public, with none against them. */
const PROVEN = 2;

/** Which seat says what now: what matters most comes first, one seat says each thing, and not always the same seat. */
const chosen = ({ view, events, levels }: Task): readonly Topic[] => {
  const seats = [...new Set(view.cast.map((one) => one.seat))];
  const speakers = seats
    .filter((seat) => levels === undefined || (levels[seat] !== undefined && levels[seat] !== 'random'))
    .sort((one, other) => ((one + view.turn) % seats.length) - ((other + view.turn) % seats.length));
  const said = saidIn(events, view);
  const now = said.filter(({ turn, seat }) => turn === view.turn && speakers.includes(seat!));
  const facts: Facts = { view, claimed: claimedIn(events, view.turn), cleared: [] };
  const silent = speakers.filter((seat) => !now.some((each) => each.seat === seat));
  const left = MOST - now.length;
  const topics: Topic[] = [];
  const take = (reason: Reason, given: Facts): void => {
    for (const seat of silent)
      for (const words of reason(seat, given)) {
        const isOld = said.some((each) => isSame(each, words) && (words.whom || view.turn - each.turn < AGAIN));
        const isTaken = topics.some((topic) => topic.seat === seat || isSame(topic, words));
        if (topics.length < left && !isOld && !isTaken) topics.push({ seat, ...words });
      }
  };
  for (const reason of REASONS) take(reason, facts);
  if (topics.length < left && view.mode === 'suspicion') take(trusts, { ...facts, cleared: clearedBy(events, view) });
  return topics;
};

interface Facts {
  readonly view: View;
  /** Claims of this turn have just been heard. */
  readonly claimed: ReadonlySet<string>;
  /** Those whose claims have publicly come true. */
  readonly cleared: readonly Character[];
}

/** What a seat has a reason to say. */
type Reason = (seat: number, facts: Facts) => readonly Words[];

/** Those in Room 25 call the others. */
const calls: Reason = (seat, { view }) => {
  const exit = exitIn(view);
  const [mine, others] = sidesOf(view, seat);
  const isIn = mine.some(({ cell }) => cell === exit);
  return exit && isIn && others.some(({ cell }) => cell !== exit) ? [{ saying: 'come', cell: exit }] : [];
};

/** Those who are not in Room 25 with the others want to come along. */
const asksToWait: Reason = (seat, { view }) => {
  const exit = exitIn(view);
  const [mine, others] = sidesOf(view, seat);
  const isLeft = mine.length > 0 && mine.every(({ cell }) => cell !== exit);
  return exit && isLeft && others.some(({ cell }) => cell === exit) ? [{ saying: 'wait' }] : [];
};

/** What it called a landmark is where it wants to go with the others. */
const leads: Reason = (seat, { view, claimed }) => {
  if (exitIn(view)) return [];
  return claimedBy(seat, 'blue', view)
    .filter(({ cell }) => !claimed.has(cell))
    .map(({ cell }) => ({ saying: 'come', cell }));
};

/** A room that it called dangerous lies beside somebody who has not said that they know it. */
const warns: Reason = (seat, { view, claimed }) => {
  const [, others] = sidesOf(view, seat);
  return claimedBy(seat, 'red', view)
    .filter(({ cell, signals = [] }) => {
      const near = ADJACENT[CELLS.indexOf(cell)]!;
      const isUnaware = (one: CharacterView): boolean => !signals.some((signal) => signal.seat === one.seat);
      return !claimed.has(cell) && others.some((one) => near.includes(CELLS.indexOf(one.cell!)) && isUnaware(one));
    })
    .map(({ cell }) => ({ saying: 'avoid', cell }));
};

const trusts: Reason = (seat, { view, cleared }) => {
  const [, others] = sidesOf(view, seat);
  return cleared
    .filter((whom) => others.some((one) => one.name === whom && !one.shown))
    .map((whom) => ({ saying: 'trust', whom }));
};

const REASONS: readonly Reason[] = [asksToWait, calls, warns, leads];

/** Rivals tell each other nothing. */
const isOneTeam = ({ cast }: View): boolean => cast.every(({ side }) => side === undefined);

const exitIn = ({ board }: View): string | undefined => board.find(({ room }) => room === '25')?.cell;

/** The living: its own, and everybody else's. */
const sidesOf = ({ cast }: View, seat: number): readonly [readonly CharacterView[], readonly CharacterView[]] => {
  const living = cast.filter(({ cell }) => cell !== undefined);
  return [living.filter((one) => one.seat === seat), living.filter((one) => one.seat !== seat)];
};

const claimedBy = (seat: number, colour: 'blue' | 'red', { board }: View): readonly RoomView[] =>
  board.filter(
    ({ room, signals = [] }) => !room && signals.some((each) => each.seat === seat && each.colour === colour),
  );

/** Phrases that were no answers. */
const saidIn = (events: readonly Event[], { cast }: View): readonly Said[] => {
  const said: Said[] = [];
  let turn = 1;
  for (const event of events) {
    if (event.kind === 'turn') turn = event.turn;
    if (event.kind !== 'said' || event.saying === 'yes' || event.saying === 'no') continue;
    said.push({ ...event, turn, seat: cast.find(({ name }) => name === event.who)?.seat });
  }
  return said;
};

/** The cells about which something was claimed since the turn began. */
const claimedIn = (events: readonly Event[], turn: number): ReadonlySet<string> => {
  const begun = events.findLastIndex((event) => event.kind === 'turn' && event.turn === turn);
  return new Set(events.slice(begun + 1).flatMap((event) => (event.kind === 'signalled' ? [event.cell] : [])));
};

const clearedBy = (events: readonly Event[], { cast }: View): readonly Character[] => {
  const evidence = evidenceOf(events.map((event) => told(event, SPECTATOR)));
  return cast
    .map(({ name }) => name)
    .filter((name) => (evidence.get(name)?.truths ?? 0) >= PROVEN && oddsOf(evidence.get(name)) < 0);
};

const isSame = (one: Words, other: Words): boolean =>
  one.saying === other.saying && one.cell === other.cell && one.whom === other.whom;
