/**
 * What each person did and said, compared with what this viewer was told: it remembers and compares, and tells nothing new. Where
 * the table does not help the memory it says nothing.
 */
import {
  CELLS,
  type Character,
  type Colour,
  colourOf,
  type Event,
  type EventOf,
  type RoomCode,
  type View,
  type Viewer,
} from '@room25/engine';
import type { Told } from '../play/played-game.ts';
import { placesAfter } from '../play/view-after.ts';
import { standing } from '../told/standing.ts';

export interface Look {
  /** Where that room is now. */
  readonly cell: string;
  /** None: it was the starting clue. */
  readonly turn?: number;
  /** They have not said anything about it. */
  readonly isSilent: boolean;
}

export interface Statement {
  readonly cell: string;
  readonly colour: Colour;
  readonly turn: number;
  /** What is there, if the viewer knows. */
  readonly truth?: RoomCode;
  readonly verdict?: 'true' | 'false';
  /** Only the viewer knows that, not everybody. */
  readonly isMineToKnow: boolean;
}

export interface Push {
  readonly other: Character;
  readonly cell: string;
  readonly turn: number;
}

export interface Dossier {
  readonly looks: readonly Look[];
  readonly statements: readonly Statement[];
  readonly pushes: readonly Push[];
  readonly pushedBy: readonly Push[];
  /** Whose claim, or whose eyes, theirs contradicts. */
  readonly against: readonly { readonly other: Character | 'eyes'; readonly cell: string }[];
}

interface Source {
  readonly view: View;
  readonly viewer: Viewer;
  readonly log: readonly Told[];
}

export const dossierOf = (who: Character, source: Source): Dossier => {
  if (!source.view.options.memory) return EMPTY;
  const memory = remembered(source);
  const isMe = source.viewer.kind === 'seat' && memory.seatOf(who) === source.viewer.seat;
  const statements = memory.claims
    .filter((claim) => claim.who === who)
    .map((claim) => statementOf(claim, isMe, source.view));
  return {
    looks: memory.looks
      .filter((look) => look.who === who)
      .map(({ room, turn }) => ({
        cell: room.cell,
        ...(turn !== undefined && { turn }),
        isSilent: !memory.claims.some((claim) => claim.who === who && claim.room === room),
      })),
    statements,
    pushes: memory.pushes
      .filter(({ pusher }) => pusher === who)
      .map(({ pushed, cell, turn }) => ({ other: pushed, cell, turn })),
    pushedBy: memory.pushes
      .filter(({ pushed }) => pushed === who)
      .map(({ pusher, cell, turn }) => ({ other: pusher, cell, turn })),
    against: againstOf(who, memory, statements),
  };
};

export interface Opinion {
  readonly event: EventOf<'said'> & { readonly whom: Character };
}

/** The latest opinion of each about each other: suspicion or trust. */
export const opinionsIn = ({ view, log }: Pick<Source, 'view' | 'log'>): readonly Opinion[] => {
  if (!view.options.memory) return [];
  const latest = new Map<string, Opinion>();
  for (const { event } of log) {
    if (event.kind !== 'said' || !event.whom || (event.saying !== 'suspect' && event.saying !== 'trust')) continue;
    const key = `${event.who} ${event.whom}`;
    latest.delete(key);
    latest.set(key, { event: { ...event, whom: event.whom } });
  }
  return [...latest.values()];
};

const EMPTY: Dossier = { looks: [], statements: [], pushes: [], pushedBy: [], against: [] };

/** A room, wherever it slides to. */
interface Room {
  cell: string;
  truth?: RoomCode;
  isOpen?: true;
}

interface Claim {
  readonly who: Character;
  readonly room: Room;
  readonly colour: Colour;
  readonly turn: number;
  /** As it was when they spoke: a room can become another one later. */
  truth?: RoomCode;
  isPublic?: true;
}

interface Memory {
  readonly rooms: Room[];
  readonly looks: { readonly who: Character; readonly room: Room; readonly turn: number | undefined }[];
  readonly claims: Claim[];
  readonly pushes: {
    readonly pusher: Character;
    readonly pushed: Character;
    readonly cell: string;
    readonly turn: number;
  }[];
  pusher: Character | undefined;
  seatOf(who: Character): number | undefined;
}

const remembered = ({ view, log }: Source): Memory => {
  const memory: Memory = {
    rooms: CELLS.map((cell) => ({ cell })),
    looks: [],
    claims: [],
    pushes: [],
    pusher: undefined,
    seatOf: (who) => view.cast.find(({ name }) => name === who)?.seat,
  };
  for (const { event, turn } of standing(log)) remember(memory, event, turn);
  return memory;
};

const remember = (memory: Memory, event: Event, turn: number): void => {
  const at = (cell: string): Room => memory.rooms.find((room) => room.cell === cell)!;
  switch (event.kind) {
    case 'looked': {
      const room = at(event.cell);
      memory.looks.push({ who: event.who, room, turn: event.rule === 'SET-CLUE' ? undefined : turn });
      if (event.room) learn(memory, room, event.room);
      break;
    }
    case 'revealed':
    case 'concealed': {
      const room = at(event.cell);
      room.isOpen = true;
      learn(memory, room, event.room);
      break;
    }
    case 'replaced': {
      at(event.cell).truth = 'EM';
      break;
    }
    case 'signalled': {
      const room = at(event.cell);
      const { who, colour } = event;
      memory.claims.push({ who, room, colour, turn, ...(room.truth && { truth: room.truth }) });
      break;
    }
    case 'slid':
    case 'swapped':
      move(memory, placesAfter(event)!);
      break;
    case 'played':
      memory.pusher = event.action === 'push' ? event.who : undefined;
      break;
    case 'moved':
      if (memory.pusher && memory.pusher !== event.who && event.rule === 'PUSH-1') {
        memory.pushes.push({ pusher: memory.pusher, pushed: event.who, cell: event.to, turn });
        memory.pusher = undefined;
      }
      break;
  }
};

const learn = (memory: Memory, room: Room, truth: RoomCode): void => {
  room.truth = truth;
  for (const claim of memory.claims.filter((each) => each.room === room)) {
    claim.truth ??= truth;
    if (room.isOpen) claim.isPublic = true;
  }
};

const move = ({ rooms }: Memory, place: (cell: string) => string): void => {
  for (const room of rooms) room.cell = place(room.cell);
};

/** Nothing is said about one's own claims before everybody can see it: it would give away one's role. */
const statementOf = ({ room, colour, turn, truth, isPublic }: Claim, isMe: boolean, view: View): Statement => {
  const isJudged = truth !== undefined && (isPublic || !isMe);
  return {
    cell: room.cell,
    colour,
    turn,
    ...(isJudged && { truth, verdict: colourOf(view.edition, truth) === colour ? 'true' : 'false' }),
    isMineToKnow: isJudged && !isPublic,
  };
};

const againstOf = (who: Character, { claims }: Memory, statements: readonly Statement[]): Dossier['against'] => {
  const mine = claims.filter((claim) => claim.who === who);
  const others = mine.flatMap(({ room, colour }) =>
    claims
      .filter((claim) => claim.room === room && claim.who !== who && claim.colour !== colour)
      .map((claim) => ({ other: claim.who, cell: room.cell })),
  );
  const eyes = statements
    .filter(({ verdict, isMineToKnow }) => verdict === 'false' && isMineToKnow)
    .map(({ cell }) => ({ other: 'eyes' as const, cell }));
  const all = [...eyes, ...others];
  return all.filter(
    ({ other, cell }, place) => all.findIndex((each) => each.other === other && each.cell === cell) === place,
  );
};
