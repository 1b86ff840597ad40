/** What a viewer is sent. Everything that leaves a table passes here, built up from what that viewer may see. */
import { CHARACTERS, EVERYONE, type Event, isSpeech, SPECTATOR, seatViewer, type Viewer } from '@room25/engine';
import type { ChatLine, GameView, SeatView, TableView } from '@room25/protocol';
import { deadlineOf } from './clock.ts';
import { fillsAt, joinsUntil } from './quick.ts';
import { isRated } from './rating.ts';
import { accountOf, type Said, type Seat, statusOf, type TableState } from './table-state.ts';
import { talkingUntil } from './talking.ts';

/** A seat, or a spectator. */
export type Watching = number | 'spectator';

export const tableView = (table: TableState, watching: Watching): TableView => {
  const { id, code, settings, seats, play, rematch, commitment } = table;
  const deadline = deadlineOf(table);
  const talking = talkingUntil(table);
  return {
    id,
    code,
    state: statusOf(table),
    settings,
    seats: seats.map((seat) => seatView(table, seat)),
    ...(watching !== 'spectator' && { you: watching }),
    commitment,
    ...(deadline !== undefined && { deadline }),
    ...(talking !== undefined && { talking: { until: talking, heard: play?.heard ?? [] } }),
    ...(play && { locked: lockedNames(table), started: play.started }),
    ...(play?.ended !== undefined && { ended: play.ended }),
    ...(table.lock && { password: true as const }),
    ...(rematch !== undefined && { rematch }),
    ...(isRated(table) && { rated: true as const }),
    ...(table.quick && { quick: quickView(table) }),
  };
};

const quickView = (table: TableState): NonNullable<TableView['quick']> => {
  const [fills, joins] = [fillsAt(table), joinsUntil(table)];
  return { ...(fills !== undefined && { fills }), ...(joins !== undefined && { joins }) };
};

export const gameView = ({ play, settings }: TableState, watching: Watching): GameView | undefined => {
  if (!play) return undefined;
  const { game, locks } = play;
  // The end shows everything to everybody.
  const view = game.view(play.ended === undefined ? viewerOf(watching) : EVERYONE);
  const isOver = ({ turn }: { readonly turn: number }): boolean => turn < view.turn || play.ended !== undefined;
  const planned = play.planned?.filter(isOver) ?? [];
  const plans = planned.length > 0 && { planned };
  if (watching === 'spectator') return { view, answers: [], asides: [], locked: [], ...plans };
  const mine = game.cast.filter((who) => game.seatOf(who) === watching);
  const asides = mine.flatMap((who) => game.asides(who));
  return {
    view,
    // SET-CLUE: only one of several characters is asked.
    answers: game.awaited.filter((who) => mine.includes(who)).flatMap((who) => game.answers(who)),
    asides: settings.talk === 'none' ? asides.filter((command) => !isSpeech(command)) : asides,
    locked: mine.flatMap((who) => locks.get(who) ?? []),
    ...plans,
  };
};

/** What happened, as it was told at the time; everybody has the same number of events. Replays tell the rest. */
export const eventsFor = ({ play }: TableState, watching: Watching, from: number): readonly Event[] =>
  play?.events.from(from).map((event) => play.game.told(event, viewerOf(watching))) ?? [];

/** A listener, and the numbers of those whom they do not want to hear. */
export interface Listener {
  readonly watching: Watching;
  readonly unheard?: readonly number[];
}

/** What the viewer could hear of the chat, from that line of all lines on. */
export const chatFor = (table: TableState, { watching, unheard }: Listener, from = 0): readonly ChatLine[] =>
  table.chat
    .from(from)
    .filter((said) => (isFor(said, watching) || isUncovered(table, said)) && !isUnheard(said, unheard))
    .map((said) => lineView(table, said));

/** Who said this line, by number, if the viewer could hear it. */
export const speakerOf = (
  { chat }: TableState,
  watching: Watching,
  { seat, at }: Pick<ChatLine, 'seat' | 'at'>,
): number | undefined =>
  chat.from(0).find((said) => said.seat === seat && said.at === at && isFor(said, watching))?.visitor;

/** After the end also what others heard; but what teammates said to each other stays with them. */
export const chatAfter = (table: TableState, heardBy: Watching | 'everyone', asks: Listener): readonly ChatLine[] =>
  saidAfter(table, heardBy, asks).map((said) => lineView(table, said));

/** The same, with the number of events that had happened at each line. */
export const datedChat = (table: TableState, asks: Listener): readonly (ChatLine & { readonly events: number })[] =>
  saidAfter(table, 'everyone', asks).map((said) => ({ ...lineView(table, said), events: said.events }));

const saidAfter = (
  table: TableState,
  heardBy: Watching | 'everyone',
  { watching, unheard }: Listener,
): readonly Said[] =>
  table.chat
    .from(0)
    .filter((said) => isFor(said, watching) || isUncovered(table, said))
    .filter((said) => !(said.seats && heardBy !== 'everyone' && !isFor(said, heardBy)))
    .filter((said) => !isUnheard(said, unheard));

/** What the dead said to the dead is told to everybody once the game is over, unless it was for their team. */
export const isUncovered = ({ play }: TableState, { dead, team }: Said): boolean =>
  dead === true && !team && play?.ended !== undefined;

const isFor = ({ seats }: Said, watching: Watching): boolean =>
  !seats || (watching !== 'spectator' && seats.includes(watching));

/** Only what was said in somebody's own words: phrases belong to the game. */
const isUnheard = (said: Said, unheard: Listener['unheard']): boolean =>
  'text' in said && unheard !== undefined && unheard.includes(said.visitor);

const lineView = ({ people }: TableState, said: Said): ChatLine => {
  const { seats: _, events: __, visitor, seat, ...line } = said;
  return { seat, name: people.nameOf(visitor), ...line };
};

const viewerOf = (watching: Watching): Viewer => (watching === 'spectator' ? SPECTATOR : seatViewer(watching));

const seatView = (table: TableState, seat: Seat): SeatView => {
  if (seat.kind !== 'person') return seat;
  const { people, host } = table;
  const { visitor, ready, away, connection, wish, begins, entropy } = seat;
  return {
    kind: 'person',
    name: people.nameOf(visitor),
    ...(visitor === host && { host: true }),
    ...(ready && { ready: true }),
    ...(connection !== undefined && { here: true }),
    ...(isComing(table, visitor) && { coming: true }),
    ...(wish && { wish }),
    ...(begins && { begins }),
    ...(away && { away }),
    ...(entropy && { mark: entropy.mark }),
  };
};

/** Somebody who sat down has asked to; somebody who was given a seat has done nothing until they come. */
const isComing = (table: TableState, visitor: number): boolean => {
  const { comings, requests } = accountOf(table, visitor);
  return table.play === undefined && comings === 0 && requests.length === 0;
};

/** PROG-SECRET: who has finished is public. In the order of the cast, not in the order in which they finished. */
const lockedNames = ({ play }: TableState) =>
  play!.game.cast.filter((who) => play!.locks.has(who)).map((who) => CHARACTERS[who]!);
