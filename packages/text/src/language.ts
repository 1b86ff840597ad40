/** What a language must have words for. A missing word does not compile. */
import {
  type Action,
  type Character,
  type Colour,
  type Direction,
  type Edition,
  type Event,
  type EventOf,
  type Line,
  type MacCard,
  type Mode,
  type OnEvents,
  type OPTIONS,
  type OptionName,
  onEvent,
  type Result,
  type Role,
  type RoomCode,
  type RuleId,
  type View,
} from '@room25/engine';

export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

export interface Language {
  readonly code: LanguageCode;
  /** The language's name in itself. */
  readonly name: string;
  readonly rooms: Words<RoomCode, RoomWords>;
  /** Rooms that have another name or effect in an edition; read them with `roomWords`. */
  readonly roomsIn: { readonly [E in keyof EditionRooms]: Words<EditionRooms[E], RoomWords> };
  /** Two letters for each room, all different; read them with `lettersOf`. */
  readonly letters: Words<RoomCode, string>;
  readonly colours: Words<Colour, ColourWords>;
  readonly actions: Words<Action, Named>;
  readonly characters: Words<Character, CharacterWords>;
  readonly roles: Words<Role, Named>;
  readonly modes: Words<Mode, Named>;
  readonly editions: Words<Edition, Named>;
  readonly results: Words<Result, ResultWords>;
  /** Where something goes: "to the right". */
  readonly directions: Words<Direction, string>;
  /** "row 4", "column b" */
  readonly lines: Words<Line, string>;
  readonly options: { readonly [N in OptionName]: OptionWords<(typeof OPTIONS)[N][number]> };
  /** Ultimate: what the M.A.C. cards are called. */
  readonly cards: Words<MacCard['kind'], string>;
  readonly events: OnEvents<string, [context?: EventContext]>;
  readonly phrases: Phrases;
  /** What the player of a character is called: their own name, where they are known by it. */
  readonly people: Words<Character, string>;
  /** The same language at a table where people have names. */
  calling(people: Called): Language;
  /** A template with its gaps filled, as this language writes it: elision and declension around a name are taken care of. */
  readonly filled: (template: string, values: Readonly<Record<string, string>>) => string;
}

/** Names of people, by the characters they play. */
export type Called = { readonly [C in Character]?: string };

/** The rules, each as a player is told it. They are the longest part of a language, and can be fetched later. */
export interface RuleTexts {
  readonly rules: Words<RuleId, string>;
  /** Rules that an edition has differently from the second edition; read them with `ruleSentence`. */
  readonly rulesIn: { readonly [E in keyof EditionRules]: Words<EditionRules[E], string> };
}

/** All of a language. */
export type WholeLanguage = Language & RuleTexts;

/** The rooms that an edition words differently from the base game. */
interface EditionRooms {
  prototype: 'CE' | '25' | 'VI' | 'MO' | 'CL' | 'PR' | 'MR' | 'IL';
  first: 'TU';
  ultimate: 'PR';
}

/** The rules that an edition words differently from the second edition. */
interface EditionRules {
  prototype:
    | 'SET-BUILD'
    | 'SET-COMPOSITION'
    | 'REMIND-PLACE'
    | 'LOOK-1'
    | 'PUSH-1'
    | 'CTRL-CENTRAL'
    | 'ROOM-CENTRAL'
    | 'ROOM-25'
    | 'ROOM-VISION'
    | 'ROOM-MOVING'
    | 'ROOM-COLD'
    | 'ROOM-PRISON'
    | 'ROOM-FLOODED'
    | 'ROOM-MORTAL'
    | 'ROOM-ILLUSION'
    | 'ROOM-FLOODED-2'
    | 'DEATH-SECRET'
    | 'MASKS'
    | 'GUARD-REVEAL'
    | 'SUSP-ROLES'
    | 'SUSP-TURNS'
    | 'SUSP-GUARDS'
    | 'COOP-PLAYERS'
    | 'COOP-TURNS'
    | 'COOP-WIN'
    | 'COMP-PLAYERS'
    | 'COMP-WIN';
  first: 'ROOM-TUNNEL' | 'MASKS' | 'COOP-TURNS';
  ultimate:
    | 'WORD-TURN'
    | 'WORD-COLOUR'
    | 'SET-BUILD'
    | 'SET-COMPOSITION'
    | 'SET-CHARACTERS'
    | 'MOVE-INTO'
    | 'ROOM-PRISON'
    | 'ROOM-TRAPPED-2'
    | 'ROOM-FLOODED-1'
    | 'MASKS'
    | 'GUARD-REVEAL'
    | 'SUSP-ROLES'
    | 'SUSP-TURNS'
    | 'COOP-PLAYERS'
    | 'COOP-WIN';
}

type Words<Key extends string, Word> = Readonly<Record<Key, Word>>;

export interface Named {
  readonly name: string;
  /** One or two sentences. */
  readonly sentence: string;
}

export interface RoomWords {
  readonly name: string;
  /** For the plaque on a tile: 11 letters at most. */
  readonly short: string;
  /** What it does, in one or two sentences. */
  readonly effect: string;
  /** The name inside a sentence, where it differs: « dans la salle vide », «в Тюрьму». */
  readonly inSentence?: string;
  /** Its two letters, where an edition has another name for the room. */
  readonly letters?: string;
}

export interface ColourWords {
  readonly name: string;
  /** What the colour says about a room. */
  readonly danger: string;
  readonly letter: string;
}

export interface CharacterWords {
  readonly name: string;
  readonly epithet: string;
  /** Ultimate: what the special ability is called. */
  readonly ability: string;
}

export interface ResultWords {
  readonly headline: string;
  readonly sentence: string;
}

export interface OptionWords<Value extends string> extends Named {
  readonly values: Words<Value, string>;
}

/** What the event itself does not say. */
export interface EventContext {
  /** The event's `who` is the reader's only character: "You", not their name. */
  readonly mine?: boolean;
  /** `moved`: the room that they go to, where the reader sees it: "enters the Vortex room in b3". */
  readonly room?: RoomCode;
  /** Some rooms have another name in the prototype. */
  readonly edition?: Edition;
  /** `said`: the phrase that a yes or no answers. */
  readonly answered?: Said | undefined;
}

/** What an event or a view tells of a phrase. */
export type Said = Pick<EventOf<'said'>, 'saying' | 'cell' | 'whom'>;

export interface Phrases {
  /** "7 turns left", and of the last one: "Last turn". */
  turnsLeft(count: number): string;
  /** "Turn 3 · 7 turns left" */
  turn(turn: number, turnsLeft: number): string;
  /** The third one is Ultimate's adrenaline round. */
  round(round: 1 | 2 | 3): string;
  readonly phases: Words<View['phase'], string>;
  /** "Waiting for Sarah and Kevin." */
  awaited(whom: readonly Character[]): string;
  readonly awaitsYou: string;
  /** The heading of what the reader has seen of hidden rooms. */
  readonly youKnow: string;
  /** "c2: Trapped room", a line under that heading. */
  room(cell: string, room: RoomCode, edition?: Edition): string;
  /** The reader's own role. */
  yourRole(role: Role): string;
  roleOf(who: Character, role: Role): string;
  /** What a player, named by their characters, has signalled about a hidden room. */
  signal(by: readonly Character[], cell: string, colour: Colour): string;
  /** What somebody says in a phrase, in their own words: "I suspect Alice." A yes or no repeats what it answers. */
  saying(said: Said, answered?: Said): string;
  /** Why something is not done. */
  /** `why` is a sentence, usually that of the rule. */
  refused(why: string): string;
  /** "Emmett, Kevin and Max" */
  names(who: readonly Character[]): string;
  /** "Kevin, Franck and Emmett look at d5, e3 and c5.", "Kevin and Franck look at d5, Emmett at e3.": each room once, with whoever looks at it. */
  look(rooms: readonly { readonly cell: string; readonly who: readonly Character[] }[]): string;
  /** "Kevin and Max wait for round 2." */
  wait(who: readonly Character[]): string;
  /** "Kevin and Max lose Look: no adjacent room is hidden.": several who lose the same action for the same reason. */
  lose(who: readonly Character[], lost: EventOf<'lost'>): string;
  /** The same as the object of a verb: "push …". */
  whom(whom: readonly Character[]): string;
  /** "forbidden: Look and Control", of a character. */
  forbidden(actions: readonly Action[]): string;
  /** "paranoia: 3 tokens", of a character. */
  pile(count: number): string;
  /** "Adrenaline: Emmett and Max." */
  adrenaline(whom: readonly Character[]): string;
  /** An M.A.C. card with what it says: "Punishment, Look for Max and Alice". */
  card(card: MacCard): string;
  /** The M.A.C. deck: how many are left, which lie until the turn ends, which was discarded last. */
  deck(left: number, lying: readonly MacCard[], last: MacCard | undefined): string;
  readonly states: Words<State, string>;
}

/** What may be said of a room or a character in a word or two. */
type State =
  | 'hidden'
  | 'known'
  | 'signal'
  | 'closed'
  | 'locked'
  | 'robot'
  | 'trapped'
  | 'dead'
  | 'shown'
  | 'hiding'
  | 'adrenaline'
  | 'single'
  | 'committed'
  | 'jammed'
  | 'reminder'
  | 'programmed'
  | 'onAir'
  | 'alarm'
  | 'key'
  | 'you';

/** A room's words as an edition has them. */
export const roomWords = <Room extends RoomWords>(
  { rooms, roomsIn }: RoomBook<Room>,
  code: RoomCode,
  edition?: Edition,
): Room => (edition && roomsIn[edition]?.[code]) ?? rooms[code];

/** The two letters of a room, by the name that an edition has for it. */
export const lettersOf = (language: Language, code: RoomCode, edition?: Edition): string =>
  roomWords(language, code, edition).letters ?? language.letters[code];

/** A language, or the rooms of one with what its own sentences need besides. */
interface RoomBook<Room> {
  readonly rooms: Words<RoomCode, Room>;
  readonly roomsIn: { readonly [E in Edition]?: Partial<Words<RoomCode, Room>> };
}

/** A rule as an edition has it; without one, as the second edition does. */
export const ruleSentence = ({ rules, rulesIn }: RuleTexts, id: RuleId, edition?: Edition): string =>
  (edition && rulesOf(rulesIn, edition)?.[id]) ?? rules[id];

/** A language, or the rules of one. */

const rulesOf = (rulesIn: RuleTexts['rulesIn'], edition: Edition): Partial<Words<RuleId, string>> | undefined =>
  (rulesIn as { readonly [E in Edition]?: Partial<Words<RuleId, string>> })[edition];

/** An event in a sentence. Give it as it was told to the reader: what is secret is not in it. */
export const sentenceOf = (language: Language, event: Event, context?: EventContext): string =>
  onEvent(language.events, event, context);
