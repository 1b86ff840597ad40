/** What must be so for the presenter's lines about an occasion to be true, each of them, in every language. */
import {
  type Character,
  type Event,
  type EventKind,
  type EventOf,
  ROOMS,
  type RoomView,
  type RuleId,
  type View,
} from '@room25/engine';
import type { Occasion } from '../../src/presenter/occasions.ts';

/** What had happened when she spoke, and what came of it: "nobody goes in there now" is a fact about what follows. */
export interface Story {
  readonly before: readonly Event[];
  readonly after: readonly Event[];
  /** The table as everybody saw it just before the event, then just before each that came after. */
  readonly views: readonly View[];
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

const isAlive = (who: Character, { views: [view] }: Story): boolean => !view!.dead.includes(who);
const roomIn = (view: View, cell: string): RoomView => view.board.find((room) => room.cell === cell)!;
/** The room at a cell when she spoke. */
const roomAt = (cell: string, { views: [view] }: Story): RoomView => roomIn(view!, cell);
const isHidden = ({ room }: RoomView): boolean => room === undefined;
const cellOf = (who: Character, { views: [view] }: Story): string | undefined =>
  view!.cast.find(({ name }) => name === who)!.cell;

/** Nobody enters such a room as long as it is one, wherever it slides; but for some. */
const keepsOut = (
  { after, views }: Story,
  isSuch: (room: RoomView) => boolean,
  except: readonly Character[] = [],
): boolean =>
  after.every(
    (event, place) =>
      event.kind !== 'moved' || except.includes(event.who) || !isSuch(roomIn(views[place + 1]!, event.to)),
  );

const thisTurn = (before: readonly Event[]): readonly Event[] =>
  before.slice(before.findLastIndex(({ kind }) => kind === 'turn') + 1);
const until = (after: readonly Event[], isEnd: (event: Event) => boolean): readonly Event[] => {
  const end = after.findIndex(isEnd);
  return end < 0 ? after : after.slice(0, end);
};
const untilTurn = (after: readonly Event[]): readonly Event[] => until(after, ({ kind }) => kind === 'turn');

/** Kinds that a slot begins with, or consists of. */
const SLOTS: readonly EventKind[] = ['played', 'drew', 'lost', 'waited', 'passed', 'adrenaline'];
const isSlotOf = (event: Event, who: Character): boolean =>
  SLOTS.includes(event.kind) && 'round' in event && isAbout(event, who);
/** What an action does first, if it does anything. */
const DEEDS: readonly EventKind[] = ['looked', 'moved', 'slid', 'swapped', 'revealed'];

const died = (...rules: readonly RuleId[]): Judge =>
  of(
    'died',
    (event, story) => ruled(event, ...rules) && isAlive(event.who, story) && cellOf(event.who, story) === event.cell,
  );

const room = (...colours: readonly string[]): Judge =>
  of('revealed', ({ room, cell }, story) => {
    const isNow = room !== '25' && colours.includes(ROOMS[room].colour) && isHidden(roomAt(cell, story));
    const next = story.after[0];
    const hasKilled = next?.kind === 'died' && next.cell === cell;
    return isNow && (colours.includes('red') || !hasKilled);
  });

const moved = (isTrue: (event: EventOf<'moved'>, actor: Character | undefined) => boolean): Judge =>
  of(
    'moved',
    (event, story) =>
      event.from !== event.to && cellOf(event.who, story) === event.from && isTrue(event, actorAt(story.before)),
  );

/** Nobody else knows yet what they are: a role is shown once. */
const shown = (isMeant: (role: EventOf<'shown'>['role']) => boolean): Judge =>
  of('shown', ({ who, role }, { before }) => isMeant(role) && !hasHappened(before, 'shown', who));

/** Said of the end. */
const over = (...results: readonly EventOf<'over'>['outcome']['result'][]): Judge =>
  of('over', ({ outcome }, { after }) => results.includes(outcome.result) && after.length === 0);

const adrenalineOf = (before: readonly Event[], who: Character): EventOf<'adrenaline'> | undefined =>
  before.findLast((event): event is EventOf<'adrenaline'> => event.kind === 'adrenaline' && event.who === who);

export const TRUE_IF: Readonly<Record<Occasion, Judge>> = {
  turn: of('turn', ({ turnsLeft }) => turnsLeft > 1),
  // "There will be no repeat": none comes after it.
  lastTurn: of('turn', ({ turnsLeft }, { after }) => turnsLeft === 1 && !hasHappened(after, 'turn')),
  // "Starts from nothing."
  declined: of('declined', ({ who }, { before }) => !hasHappened(before, 'looked', who)),
  // "It is too late now": nobody decides again before they act.
  programmed: of(
    'programmed',
    ({ who }, story) => isAlive(who, story) && !thisTurn(story.before).some((event) => isSlotOf(event, who)),
  ),
  played: of('played', ({ who, round }, story) => isAlive(who, story) && round !== 3),
  // "And nothing happens."
  lost: of('lost', ({ who }, story) => isAlive(who, story) && !DEEDS.includes(story.after[0]?.kind ?? 'lost')),
  // "Nothing from them" in this round.
  waited: of('waited', ({ who, round }, { before }) =>
    thisTurn(before).every((event) => !(isSlotOf(event, who) && 'round' in event && event.round === round)),
  ),
  // "That was all, for now": until there is a third round.
  passed: of('passed', ({ who, round }, { after }) =>
    untilTurn(after).every((event) => !(event.kind === 'played' && event.who === who && event.round === round)),
  ),
  // "Knows something now. Most do not": one player does, and it stays hidden.
  looked: of('looked', ({ cell, seats }, story) => {
    const next = story.after[0];
    return seats.length === 1 && isHidden(roomAt(cell, story)) && !(next?.kind === 'revealed' && next.cell === cell);
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
  whirled: moved((event) => ruled(event, 'ROOM-VORTEX', 'ROOM-ILLUSION', 'MAC-REWIND')),
  tunnelled: moved((event) => ruled(event, 'ROOM-TUNNEL')),
  // "Everybody keeps breathing."
  revealed: room('blue', 'green'),
  hindering: room('yellow'),
  deadly: room('red'),
  exitFound: of('revealed', ({ room, cell }, story) => room === '25' && isHidden(roomAt(cell, story))),
  concealed: of('concealed', ({ cell }, story) => !isHidden(roomAt(cell, story))),
  // "Nobody goes in there now", until it is opened again.
  closed: of('closed', ({ cell }, story) => !roomAt(cell, story).closed && keepsOut(story, (room) => !!room.closed)),
  // "Has an action left to leave": whoever dies of it has acted, or could have.
  armed: of('armed', ({ who, cell }, story) => {
    const { after } = story;
    const end = after.findIndex((event) => event.kind === 'died' && event.who === who && event.cell === cell);
    const isSprung = after[end]?.rule === 'ROOM-TRAPPED-1';
    return cellOf(who, story) === cell && (!isSprung || after.slice(0, end).some((event) => isSlotOf(event, who)));
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
  reminded: of('reminded', ({ who, cell }, story) => isAlive(who, story) && isHidden(roomAt(cell, story))),
  // The dead may speak, too.
  signalled: of('signalled', ({ cell }, story) => isHidden(roomAt(cell, story))),
  replaced: of('replaced', ({ cell }, story) => !isHidden(roomAt(cell, story))),
  // "Nobody gets in now. Nearly nobody": Emmett does. It slides all the same, and no line may say that it does not.
  locked: of(
    'locked',
    ({ cell }, story) => !roomAt(cell, story).locked && keepsOut(story, (room) => !!room.locked, ['emmett']),
  ),
  // It may still be closed: no line may say that people can enter.
  unlocked: of('unlocked', ({ cell }, story) => !!roomAt(cell, story).locked),
  turned: of('turned', ({ cell }, story) => roomAt(cell, story).room === 'PI'),
  robotCame: of('robotCame', (event) => ruled(event, 'ROOM-ROBOT', 'MAC-ROBOT')),
  robotMoved: of('robotMoved', ({ from, to }, story) => from !== to && !!roomAt(from, story).robots),
  robotDestroyed: of('robotDestroyed', ({ cell }, story) => !!roomAt(cell, story).robots),
  // "We had already read the obituary."
  returned: of('returned', ({ who }, story) => !isAlive(who, story)),
  // "Finds one more action": a third one, for which the token was spent.
  adrenaline: of('played', ({ who, round }, { before }) => {
    const last = before.at(-1);
    return round === 3 && last?.kind === 'adrenaline' && last.who === who && last.rule === 'ADR-2';
  }),
  // "No third action, then."
  adrenalineGone: of('adrenaline', ({ who, has, rule }, { after }) => {
    const soon = until(after, (event) => event.kind === 'adrenaline' && event.who === who && event.has);
    return !has && rule !== 'ADR-2' && !soon.some((event) => event.rule === 'ADR-2' && isAbout(event, who));
  }),
  // "Again": it was gone.
  adrenalineBack: of('adrenaline', ({ who, has }, { before }) => has && adrenalineOf(before, who)?.has !== true),
  hid: of('hid', ({ who }, story) => isAlive(who, story)),
  // Nobody takes it back: it is jammed, and there is "no flag this turn".
  reminderBack: of('reminderBack', ({ who, rule }, { after, views: [view] }) => {
    const wasPlaced = view!.board.some(({ reminders }) => reminders?.includes(who));
    return rule === 'MAC-JAMMING' && wasPlaced && !hasHappened(untilTurn(after), 'reminded');
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
  key: of('key', (_, { views: [view] }) => !view!.key),
  // "You had more time a moment ago."
  turnLost: of('turnLost', ({ turnsLeft }, { views: [view] }) => view!.turnsLeft > turnsLeft),
  // "They are in Room 25."
  alarm: of('alarm', ({ who }, story) => {
    const cell = cellOf(who, story);
    return !story.views[0]!.alarm && cell !== undefined && roomAt(cell, story).room === '25';
  }),
  // "They are out": somebody has just slid them out.
  out: (event, story) => {
    const last = story.before.at(-1);
    return (
      over('prisoners', 'complete', 'partial')(event, story) &&
      ((last?.kind === 'played' && last.action === 'control') || (last?.kind === 'slid' && last.who !== undefined))
    );
  },
  inside: over('guards', 'complex', 'lost'),
  // "One side is smiling."
  sideWon: (event, story) => over('side')(event, story) && event.kind === 'over' && event.outcome.side !== undefined,
  nobody: (event, story) => over('draw', 'nobody')(event, story) && event.kind === 'over' && !event.outcome.side,
};
