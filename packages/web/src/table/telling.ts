/** Events in sentences, as the viewer of a screen is told them. */
import { CELLS, type Character, type Event, type RoomCode, type View, type Viewer } from '@room25/engine';
import { type EventContext, type Language, sentenceOf } from '@room25/text';

export interface Reader {
  readonly language: Language;
  readonly viewer: Viewer;
  readonly view: View;
}

export const sentence = (event: Event, reader: Reader): string =>
  sentenceOf(reader.language, event, contextOf(event, reader));

const contextOf = (event: Event, { view, viewer }: Reader): EventContext => {
  const room = event.kind === 'moved' ? view.board[CELLS.indexOf(event.to)]?.room : undefined;
  return {
    edition: view.edition,
    mine: 'who' in event && event.who !== undefined && event.who === onlyOne(view, viewer),
    ...(room && { room }),
  };
};

/** The viewer's character, if it has just one: then it is "you". */
export const onlyOne = (view: View, viewer: Viewer): Character | undefined => {
  const mine = charactersOf(view, viewer);
  return mine.length === 1 ? mine[0] : undefined;
};

export const charactersOf = (view: View, viewer: Viewer): readonly Character[] =>
  viewer.kind === 'seat' ? view.cast.filter(({ seat }) => seat === viewer.seat).map(({ name }) => name) : [];

/** The room that an event names, if it names one. */
export const roomIn = (event: Event): RoomCode | undefined => ('room' in event ? event.room : undefined);
