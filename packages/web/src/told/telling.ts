/** Events in sentences, as the viewer of a screen is told them. */
import { CELLS, type Character, type Event, type EventOf, type RoomCode, type View, type Viewer } from '@room25/engine';
import { type EventContext, type Language, type Said, sentenceOf } from '@room25/text';
import type { Told } from '../play/played-game.ts';
import { placesAfter } from '../play/view-after.ts';

type Log = readonly Pick<Told, 'event'>[];

export interface Reader {
  readonly language: Language;
  readonly viewer: Viewer;
  readonly view: View;
  /** Everything up to the view, where old events are told: rooms lie elsewhere since. */
  readonly log?: Log;
}

export const sentence = (event: Event, reader: Reader): string =>
  sentenceOf(event.kind === 'laid' ? withYou(reader) : reader.language, event, contextOf(event, reader));

/** A list of names has no other form for the reader: "you" is put among them. */
const withYou = ({ language, view, viewer }: Reader): Language => {
  const me = onlyOne(view, viewer);
  return me ? language.calling({ ...language.people, [me]: language.phrases.states.you }) : language;
};

const contextOf = (event: Event, reader: Reader): EventContext => {
  const { view, viewer } = reader;
  const room = event.kind === 'moved' ? roomOf(event, reader) : undefined;
  return {
    edition: view.edition,
    mine: 'who' in event && event.who !== undefined && event.who === onlyOne(view, viewer),
    ...(room && { room }),
    answered: answeredBy(event, reader),
  };
};

/** The phrase that a yes or no answers: the last of the player it is for. */
export const answeredBy = (event: Event, { view, log = [] }: Pick<Reader, 'view' | 'log'>): Said | undefined => {
  if (event.kind !== 'said' || event.rule !== 'COMM-ANSWER') return undefined;
  const phrases = log.flatMap(({ event: said }) =>
    said === event || (said.kind === 'said' && said.rule === 'COMM-PHRASE' && said.who === event.whom) ? said : [],
  );
  const at = phrases.indexOf(event);
  // The log may begin later than that, and the view know of a later one.
  if (at > 0) return phrases[at - 1] as EventOf<'said'>;
  return phrases.length > 1 ? undefined : view.said?.find(({ who }) => who === event.whom);
};

/** The room that an event names or leads into, if it lies open. */
export const roomOf = (event: Event, { view, log }: Reader): RoomCode | undefined => {
  if (event.kind !== 'moved') return roomIn(event);
  return log ? enteredIn(log, view).get(event) : view.board[CELLS.indexOf(event.to)]?.room;
};

type Entered = ReadonlyMap<Event, RoomCode | undefined>;
const known = new WeakMap<Log, { readonly board: View['board']; readonly entered: Entered }>();

/**
 * The open rooms that everybody has entered, found by following them to where they lie now. A room that opens then is told by
 * itself.
 */
const enteredIn = (log: Log, { board }: View): Entered => {
  const before = known.get(log);
  if (before?.board === board) return before.entered;
  const entered = new Map<Event, RoomCode | undefined>();
  let now = new Map(CELLS.map((cell) => [cell, cell]));
  const followed = (place: (cell: string) => string): typeof now =>
    new Map(CELLS.map((cell) => [cell, now.get(place(cell))!]));
  let next: Event | undefined;
  for (const { event } of log.toReversed()) {
    const places = placesAfter(event);
    if (places) now = followed(places);
    else if (event.kind === 'replaced') now.set(event.cell, GONE);
    else if (event.kind === 'moved' && !(next?.kind === 'revealed' && next.cell === event.to))
      entered.set(event, board[CELLS.indexOf(now.get(event.to)!)]?.room);
    next = event;
  }
  known.set(log, { board, entered });
  return entered;
};

/** The room there has become another one since. */
const GONE = '';

/** The viewer's character, if they have just one: then it is "you". */
export const onlyOne = (view: View, viewer: Viewer): Character | undefined => {
  const mine = charactersOf(view, viewer);
  return mine.length === 1 ? mine[0] : undefined;
};

export const charactersOf = (view: View, viewer: Viewer): readonly Character[] =>
  viewer.kind === 'seat' ? view.cast.filter(({ seat }) => seat === viewer.seat).map(({ name }) => name) : [];

/** The room that an event names, if it names one. */
const roomIn = (event: Event): RoomCode | undefined => ('room' in event ? event.room : undefined);
