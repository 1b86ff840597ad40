/** What a viewer is sent. Everything that leaves a table passes here, built up from what that viewer may see. */
import { CHARACTERS, EVERYONE, type Event, SPECTATOR, seatViewer, VERB, type Viewer, verbOf } from '@room25/engine';
import { type ChatLine, commitmentOf, type GameView, markOf, type SeatView, type TableView } from '@room25/protocol';
import { deadlineOf } from './clock.ts';
import { type Said, type Seat, statusOf, type TableState } from './table-state.ts';

/** A seat, or somebody who watches. */
export type Watching = number | 'spectator';

export const tableView = (table: TableState, watching: Watching): TableView => {
  const { id, code, settings, seats, host, play, rematch, serverSeed } = table;
  const deadline = deadlineOf(table);
  return {
    id,
    code,
    state: statusOf(table),
    settings,
    seats: seats.map((seat) => seatView(seat, host)),
    ...(watching !== 'spectator' && { you: watching }),
    commitment: commitmentOf(serverSeed),
    ...(deadline !== undefined && { deadline }),
    ...(play && { locked: lockedNames(table), started: play.started }),
    ...(play?.ended !== undefined && { ended: play.ended }),
    ...(table.lock && { password: true as const }),
    ...(rematch !== undefined && { rematch }),
  };
};

export const gameView = ({ play, settings }: TableState, watching: Watching): GameView | undefined => {
  if (!play) return undefined;
  const { game, locks } = play;
  // The end shows everything to everybody.
  const view = game.view(play.ended === undefined ? viewerOf(watching) : EVERYONE);
  if (watching === 'spectator') return { view, answers: [], asides: [], locked: [] };
  const mine = game.cast.filter((who) => game.seatOf(who) === watching);
  const asides = mine.flatMap((who) => game.asides(who));
  return {
    view,
    answers: mine.flatMap((who) => game.answers(who)),
    asides: settings.talk === 'none' ? asides.filter((command) => verbOf(command) !== VERB.signal) : asides,
    locked: mine.flatMap((who) => locks.get(who) ?? []),
  };
};

/** What happened, as it was told at the time; there is as much of it for everybody. Replays tell the rest. */
export const eventsFor = ({ play }: TableState, watching: Watching, from: number): readonly Event[] =>
  play?.events.from(from).map((event) => play.game.told(event, viewerOf(watching))) ?? [];

/** What the viewer could hear of the chat; of all that was said, from that line on. */
export const chatFor = ({ chat }: TableState, watching: Watching, from = 0): readonly ChatLine[] =>
  chat
    .from(from)
    .filter(({ seats }) => !seats || (watching !== 'spectator' && seats.includes(watching)))
    .map(lineView);

/** After the end, what others heard too; but what teammates said among themselves stays with them. */
export const chatAfter = (table: TableState, heardBy: Watching | 'everyone', asks: Watching): readonly ChatLine[] =>
  saidAfter(table, heardBy, asks).map(lineView);

/** The same, and with each line how much had happened when it was said. */
export const datedChat = (table: TableState, asks: Watching): readonly (ChatLine & { readonly events: number })[] =>
  saidAfter(table, 'everyone', asks).map(({ seats: _, ...line }) => line);

const saidAfter = ({ chat }: TableState, heardBy: Watching | 'everyone', asks: Watching): readonly Said[] => {
  const isFor = (seats: readonly number[], watching: Watching): boolean =>
    watching !== 'spectator' && seats.includes(watching);
  return chat
    .from(0)
    .filter(({ seats }) => !seats || (isFor(seats, asks) && (heardBy === 'everyone' || isFor(seats, heardBy))));
};

const lineView = ({ seats: _, events: __, ...line }: Said): ChatLine => line;

const viewerOf = (watching: Watching): Viewer => (watching === 'spectator' ? SPECTATOR : seatViewer(watching));

const seatView = (seat: Seat, host: string | undefined): SeatView => {
  if (seat.kind !== 'person') return seat;
  const { name, guest, ready, away, connection, wish, begins, entropy } = seat;
  return {
    kind: 'person',
    name,
    ...(guest === host && { host: true }),
    ...(ready && { ready: true }),
    ...(connection !== undefined && { here: true }),
    ...(wish && { wish }),
    ...(begins && { begins }),
    ...(away && { away }),
    ...(entropy !== undefined && { mark: markOf(entropy) }),
  };
};

/** PROG-SECRET: who has finished is public. In the order of the cast, not in which they finished. */
const lockedNames = ({ play }: TableState) =>
  play!.game.cast.filter((who) => play!.locks.has(who)).map((who) => CHARACTERS[who]!);
