/** What belongs together as one line: somebody who plays Look and looks, or Control and slides a line; several who look, wait or lose an action, one after the other. */
import type { Character, Event } from '@room25/engine';
import { onlyOne, type Reader, sentence } from './telling.ts';

/** Things with an event each, gathered into lines. Each thing is in one line, except those that another one already says. */
export const linesOf = <T>(
  things: readonly T[],
  eventOf: (thing: T) => Event,
  reader: Reader,
): readonly (readonly T[])[] => {
  const lines: T[][] = [];
  let open = new Map<string, T[]>();
  for (const [place, thing] of things.entries()) {
    const event = eventOf(thing);
    const next = things[place + 1];
    if (next !== undefined && isSaidBy(eventOf(next), event)) continue;
    const shared = sharedBy(event, reader);
    const line = shared && open.get(shared);
    if (line) line.push(thing);
    else {
      const own = [thing];
      lines.push(own);
      if (shared) open.set(shared, own);
      // What others say about it does not end it.
      else if (event.kind !== 'signalled') open = new Map();
    }
  }
  return lines;
};

/** The sentence of a line. */
export const sentenceOfAll = (events: readonly Event[], reader: Reader): string => {
  const { phrases } = reader.language;
  const [first] = events;
  const who = events.flatMap((event) => ('who' in event && event.who ? [event.who] : []));
  if (events.length === 1) return sentence(first!, reader);
  if (first!.kind === 'waited') return phrases.wait(who);
  if (first!.kind === 'lost') return phrases.lose(who, first!);
  return phrases.look(roomsOf(events));
};

/** The rooms of several looks, each with whoever looks at it; first the one that most look at. */
const roomsOf = (events: readonly Event[]): Parameters<Reader['language']['phrases']['look']>[0] => {
  const lookers = new Map<string, Character[]>();
  for (const event of events)
    if (event.kind === 'looked') lookers.set(event.cell, [...(lookers.get(event.cell) ?? []), event.who]);
  const rooms = [...lookers].map(([cell, who]) => ({ cell, who }));
  return rooms.some(({ who }) => who.length > 1) ? rooms.toSorted((a, b) => b.who.length - a.who.length) : rooms;
};

/** All of it, in sentences. */
export const sentencesOf = (
  events: readonly Event[],
  { log = events.map((event) => ({ event })), ...by }: Reader,
): string => {
  const reader = { ...by, log };
  return linesOf(events, (event) => event, reader)
    .map((line) => sentenceOfAll(line, reader))
    .join(' ');
};

/** Somebody who looks at a room, moves there or slides a line has played that action. */
const isSaidBy = (event: Event, played: Event): boolean => {
  if (played.kind !== 'played' || !('who' in event) || event.who !== played.who) return false;
  if (event.kind === 'looked') return played.action === 'look';
  if (event.kind === 'slid') return event.rule === 'CTRL-1' && played.action === 'control';
  return event.kind === 'moved' && event.rule === 'MOVE-1';
};

/** What others may do with them in one line, if it is somebody else's: that they look, nobody being told what they see; wait for round 2; lose the same action for the same reason. */
const sharedBy = (event: Event, { view, viewer }: Reader): string | undefined => {
  if (!('who' in event) || event.who === onlyOne(view, viewer)) return undefined;
  if (event.kind === 'looked') return event.room === undefined ? 'looked' : undefined;
  if (event.kind === 'waited') return event.rule === 'PROG-ONE' ? 'waited' : undefined;
  // An ability has the name of its own, and reasons of its own.
  return event.kind === 'lost' && event.action !== 'special' ? `${event.rule} ${event.action}` : undefined;
};
