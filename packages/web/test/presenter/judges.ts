/** What must be so for the presenter's lines about an occasion to be true, each of them, in every language. */
import { type Character, type Event, type EventKind, type EventOf, ROOMS, type RuleId } from '@room25/engine';
import type { Occasion } from '../../src/presenter/occasions.ts';

/** What had happened when she spoke, and what came of it: "nobody goes in there now" is a fact about what follows. */
export interface Story {
  readonly before: readonly Event[];
  readonly after: readonly Event[];
}

export type Judge = (event: Event, story: Story) => boolean;

/** A judge of one kind of event: of any other the lines cannot be true. */
const of =
  <K extends EventKind>(kind: K, isTrue: (event: EventOf<K>, story: Story) => boolean = () => true): Judge =>
  (event, story) =>
    event.kind === kind && isTrue(event as EventOf<K>, story);

const ruled = ({ rule }: Event, ...rules: readonly RuleId[]): boolean => rules.includes(rule);

/** Whoever played an action last. */
export const actorAt = (before: readonly Event[]): Character | undefined =>
  before.findLast((event) => event.kind === 'played')?.who;

const isAbout = (event: Event, who: Character): boolean => 'who' in event && event.who === who;
const hasHappened = (before: readonly Event[], kind: EventKind, who?: Character): boolean =>
  before.some((event) => event.kind === kind && (who === undefined || isAbout(event, who)));

const isAlive = (who: Character, before: readonly Event[]): boolean =>
  before.findLast((event) => ['died', 'returned'].includes(event.kind) && isAbout(event, who))?.kind !== 'died';

const thisTurn = (before: readonly Event[]): readonly Event[] =>
  before.slice(before.findLastIndex(({ kind }) => kind === 'turn') + 1);
const until = (after: readonly Event[], isEnd: (event: Event) => boolean): readonly Event[] => {
  const end = after.findIndex(isEnd);
  return end < 0 ? after : after.slice(0, end);
};
const untilTurn = (after: readonly Event[]): readonly Event[] => until(after, ({ kind }) => kind === 'turn');

/** Kinds that a slot begins with, or consists of. */
const SLOTS: readonly EventKind[] = ['played', 'drew', 'lost', 'waited', 'passed', 'adrenaline'];
const isSlotOf = (event: Event, who: Character): boolean => SLOTS.includes(event.kind) && isAbout(event, who);
/** What an action does first, if it does anything. */
const DEEDS: readonly EventKind[] = ['looked', 'moved', 'slid', 'swapped', 'revealed'];

const died = (...rules: readonly RuleId[]): Judge =>
  of('died', (event, { before }) => ruled(event, ...rules) && isAlive(event.who, before));

const room = (...colours: readonly string[]): Judge =>
  of('revealed', ({ room, cell }, { after }) => {
    const isNow = room !== '25' && colours.includes(ROOMS[room].colour);
    const next = after[0];
    const hasKilled = next?.kind === 'died' && next.cell === cell;
    return isNow && (colours.includes('red') || !hasKilled);
  });

const moved = (isTrue: (event: EventOf<'moved'>, actor: Character | undefined) => boolean): Judge =>
  of('moved', (event, { before }) => event.from !== event.to && isTrue(event, actorAt(before)));

/** Nobody else knows yet what they are: a role is shown once. */
const shown = (isMeant: (role: EventOf<'shown'>['role']) => boolean): Judge =>
  of('shown', ({ who, role }, { before }) => isMeant(role) && !hasHappened(before, 'shown', who));

/** Said of the end. */
const over = (...results: readonly EventOf<'over'>['outcome']['result'][]): Judge =>
  of('over', ({ outcome }, { after }) => results.includes(outcome.result) && after.length === 0);

const REOPENS: readonly EventKind[] = ['slid', 'swapped', 'concealed', 'replaced'];
const adrenalineOf = (before: readonly Event[], who: Character): EventOf<'adrenaline'> | undefined =>
  before.findLast((event): event is EventOf<'adrenaline'> => event.kind === 'adrenaline' && event.who === who);
const hasRobotCome = (before: readonly Event[]): boolean => hasHappened(before, 'robotCame');

export const TRUE_IF: Readonly<Record<Occasion, Judge>> = {
  turn: of('turn', ({ turnsLeft }) => turnsLeft > 1),
  // "There will be no repeat": none comes after it.
  lastTurn: of('turn', ({ turnsLeft }, { after }) => turnsLeft === 1 && !hasHappened(after, 'turn')),
  // "Starts from nothing."
  declined: of('declined', ({ who }, { before }) => !hasHappened(before, 'looked', who)),
  // "It is too late now": nobody decides again before they act.
  programmed: of(
    'programmed',
    ({ who }, { before }) => isAlive(who, before) && !thisTurn(before).some((event) => isSlotOf(event, who)),
  ),
  played: of('played', ({ who }, { before }) => isAlive(who, before)),
  // "And nothing happens."
  lost: of('lost', ({ who }, { before, after }) => isAlive(who, before) && !DEEDS.includes(after[0]?.kind ?? 'lost')),
  // "Nothing from them" in this round.
  waited: of('waited', ({ who, round }, { before }) =>
    thisTurn(before).every((event) => !(isSlotOf(event, who) && 'round' in event && event.round === round)),
  ),
  // "That was all, for now": until there is a third round.
  passed: of('passed', ({ who, round }, { after }) =>
    untilTurn(after).every((event) => !(event.kind === 'played' && event.who === who && event.round === round)),
  ),
  // "Knows something now. Most do not": it stays hidden.
  looked: of('looked', ({ cell, seats }, { after }) => {
    const next = after[0];
    return seats.length > 0 && !(next?.kind === 'revealed' && next.cell === cell);
  }),
  // "On purpose": whoever moved is the one who acted, by their own feet.
  moved: moved((event, actor) => ruled(event, 'MOVE-1', 'GUARD-POWER', 'MAX') && event.who === actor),
  pushed: moved(
    (event, actor) => ruled(event, 'ROBOT-PUSH', 'MAC-ROBOT') || (ruled(event, 'PUSH-1') && event.who !== actor),
  ),
  // "Nobody asked the feet": somebody else's doing, or the machine's.
  brought: moved(
    (event, actor) =>
      ruled(event, 'MAC-PANIC') || (ruled(event, 'GUARD-POWER', 'JENNIFER', 'BRUCE', 'MAX') && event.who !== actor),
  ),
  whirled: of('moved', (event) => ruled(event, 'ROOM-VORTEX', 'ROOM-ILLUSION', 'MAC-REWIND')),
  tunnelled: moved((event) => ruled(event, 'ROOM-TUNNEL')),
  // "Everybody keeps breathing."
  revealed: room('blue', 'green'),
  hindering: room('yellow'),
  deadly: room('red'),
  exitFound: of('revealed', ({ room }) => room === '25'),
  concealed: of('concealed', (event) => ruled(event, 'EMMETT', 'GUARD-POWER', 'MAC-DISABLED')),
  // "Nobody goes in there now", as long as the same room is there and stays as it is.
  closed: of('closed', ({ cell }, { after }) =>
    until(after, ({ kind }) => REOPENS.includes(kind)).every((event) => !(event.kind === 'moved' && event.to === cell)),
  ),
  // "Has an action left to leave": whoever dies of it has acted, or could have.
  armed: of('armed', ({ who, cell }, { before, after }) => {
    const end = after.findIndex((event) => event.kind === 'died' && event.who === who && event.cell === cell);
    const isSprung = after[end]?.rule === 'ROOM-TRAPPED-1';
    return isAlive(who, before) && (!isSprung || after.slice(0, end).some((event) => isSlotOf(event, who)));
  }),
  slid: of('slid', ({ who }) => who !== undefined),
  // "Nobody touched it."
  slidAlone: of('slid', ({ who, rule }) => who === undefined && rule.startsWith('MAC-')),
  swapped: of('swapped', ({ cells: [one, other] }) => one !== other),
  died: died('ROOM-MORTAL', 'ROOM-TIMER', 'MAC-BOMB'),
  drowned: died('ROOM-FLOODED-1'),
  dissolved: died('ROOM-ACID', 'ROBOT-RED'),
  sprung: died('ROOM-TRAPPED-1'),
  shredded: died('ROOM-SHREDDER-1'),
  burned: died('ROOM-FLAMMABLE'),
  shown: shown((role) => role === 'prisoner'),
  unmasked: shown((role) => role !== 'prisoner'),
  // "For one pair of eyes."
  roleSeen: of('roleSeen', ({ who, of: whom, seats }) => who !== whom && seats.length === 1),
  reminded: of('reminded', ({ who }, { before }) => isAlive(who, before)),
  // The dead may speak, too.
  signalled: of('signalled', (event) => ruled(event, 'COMM-DANGER')),
  replaced: of('replaced', (event) =>
    ruled(event, 'SARAH', 'BRUCE', 'ROOM-REGENERATION', 'ROOM-TIMER', 'ROOM-KEY', 'MAC-BLACKOUT'),
  ),
  locked: of('locked', (event) => ruled(event, 'EMMETT', 'MAC-LOCK')),
  // A lock comes off only where one was.
  unlocked: of('unlocked', (event, { before }) => ruled(event, 'EMMETT', 'MAC-LOCK') && hasHappened(before, 'locked')),
  turned: of('turned', (event) => ruled(event, 'ROOM-PIVOTING')),
  robotCame: of('robotCame', (event) => ruled(event, 'ROOM-ROBOT', 'MAC-ROBOT')),
  robotMoved: of('robotMoved', ({ from, to }, { before }) => from !== to && hasRobotCome(before)),
  robotDestroyed: of('robotDestroyed', (_, { before }) => hasRobotCome(before)),
  // "We had already read the obituary."
  returned: of('returned', ({ who }, { before }) => !isAlive(who, before)),
  // A third action is played only where the token is spent for it.
  adrenaline: of('adrenaline', ({ has, rule }) => !has && rule === 'ADR-2'),
  // "No third action, then."
  adrenalineGone: of('adrenaline', ({ who, has, rule }, { after }) => {
    const soon = until(after, (event) => event.kind === 'adrenaline' && event.who === who && event.has);
    return !has && rule !== 'ADR-2' && !soon.some((event) => event.rule === 'ADR-2' && isAbout(event, who));
  }),
  // "Again": it was gone.
  adrenalineBack: of('adrenaline', ({ who, has }, { before }) => has && adrenalineOf(before, who)?.has !== true),
  hid: of('hid', ({ who }, { before }) => isAlive(who, before)),
  // Nobody takes it back: it is jammed, and there is "no flag this turn".
  reminderBack: of('reminderBack', ({ who, rule }, { before, after }) => {
    const wasPlaced = before.findLast((event) => isAbout(event, who) && event.kind.startsWith('reminde'));
    return rule === 'MAC-JAMMING' && wasPlaced?.kind === 'reminded' && !hasHappened(untilTurn(after), 'reminded');
  }),
  // "For good": the token is gone; only adrenaline still does without one.
  punished: of('punished', ({ who, action }, { after }) =>
    after.every(
      (event) => !(event.kind === 'played' && event.who === who && event.action === action && event.round !== 3),
    ),
  ),
  // "From now on chance decides": but for the third action of adrenaline.
  paranoid: of('paranoid', ({ who }, { after }) =>
    untilTurn(after).every(
      (event, place, soon) =>
        !(event.kind === 'played' && event.who === who && event.round !== 3) ||
        soon.slice(0, place).some((each) => each.kind === 'drew' && each.who === who && each.round === event.round),
    ),
  ),
  drew: of('drew', ({ who }, { before }) => hasHappened(before, 'paranoid', who)),
  card: of('card', ({ rule }) => rule.startsWith('MAC-') || rule === 'ROOM-MAC'),
  // "They stay."
  refused: of('refused', ({ who }, { after }) => !(after[0]?.kind === 'moved' && after[0].who === who)),
  key: of('key', (_, { before }) => !hasHappened(before, 'key')),
  // "You had more time a moment ago."
  turnLost: of('turnLost', ({ turnsLeft }, { before }) => {
    const last = before.findLast(
      (event) => event.kind === 'turn' || event.kind === 'turnLost' || event.kind === 'alarm',
    );
    return last !== undefined && 'turnsLeft' in last && last.turnsLeft > turnsLeft;
  }),
  alarm: of('alarm', ({ who }, { before }) => !hasHappened(before, 'alarm') && isAlive(who, before)),
  // "They are out": somebody has just slid them out.
  out: (event, story) => {
    const last = story.before.at(-1);
    return (
      over('prisoners', 'complete', 'partial')(event, story) && last?.kind === 'played' && last.action === 'control'
    );
  },
  inside: over('guards', 'complex', 'lost'),
  // "One side is smiling."
  sideWon: (event, story) => over('side')(event, story) && event.kind === 'over' && event.outcome.side !== undefined,
  nobody: (event, story) => over('draw', 'nobody')(event, story) && event.kind === 'over' && !event.outcome.side,
};
