/** The words of the table: header, cast, desk, rundown, curtain. What happens and why is said by `@room25/text`. */
import type { Hack, Verb, View } from '@room25/engine';
import type { SeatAbsence } from '../play/played-game.ts';
import type { Reason } from '../play/privacy.ts';

export interface TableWords {
  readonly regions: Readonly<Record<'header' | 'cast' | 'board' | 'desk' | 'side', string>>;
  readonly header: HeaderWords;
  readonly cast: CastWords;
  readonly program: ProgramWords;
  readonly act: ActWords;
  readonly tell: TellWords;
  readonly watch: WatchWords;
  readonly side: SideWords;
  readonly role: RoleWords;
  readonly curtain: CurtainWords;
  readonly menu: MenuWords;
  readonly trouble: TroubleWords;
}

export interface HeaderWords {
  readonly onAir: string;
  /** Somebody dead who sees everything is looking on. */
  readonly ghost: string;
  readonly offAir: string;
  /** "Turn 4" */
  turn(turn: number): string;
  /** "round 2 of 2" */
  round(round: number): string;
  /** Under the figure of turns: "turns left". */
  left(turns: number): string;
  /** The same with the figure, where there is little room: "4 turns left". */
  leftShort(turns: number): string;
  /** The phase beside the turn, where there is little room. */
  readonly phases: Readonly<Record<View['phase'], string>>;
  /** Instead of a phase, while people talk before they program. */
  readonly talking: { readonly long: string; readonly short: string };
  /** "round 2" */
  roundShort(round: number): string;
  /** "7 of 10 turns left" */
  bulbs(left: number, all: number): string;
  /** What the beacon between the bulbs means. */
  readonly beacon: string;
  readonly lastTurn: string;
  /** Where there is room for a word. */
  readonly lastShort: string;
  readonly help: string;
  readonly soundOn: string;
  readonly soundOff: string;
  readonly menu: string;
  /** The tab's title while the reader is asked something. */
  readonly yourTurn: string;
}

export interface CastWords {
  readonly turnOrder: string;
  readonly onAir: string;
  readonly youAreOn: string;
  readonly next: string;
  readonly you: string;
  readonly ready: string;
  readonly choosing: string;
  readonly dead: string;
  /** Bots have the same names as where tables are set up. */
  readonly playedBy: Readonly<Record<'person' | 'away', string>>;
  /** "2 of 6" */
  place(place: number, count: number): string;
  readonly tokens: Readonly<
    Record<'back' | 'none' | 'own' | 'played' | 'playing' | 'lost', (action: string) => string>
  >;
  readonly adrenaline: Readonly<Record<'there' | 'committed' | 'used', string>>;
  readonly freely: string;
  /** "In Acid, c2" */
  inRoom(room: string, cell: string): string;
  hidden(cell: string): string;
  readonly trapped: string;
  readonly oneAction: string;
  /** Why a person does not answer. */
  readonly absences: Readonly<Record<SeatAbsence, string>>;
  /** Opens one's own screen, where several people share the device. */
  readonly myScreen: string;
  readonly side: (number: number) => string;
  /** What I think of somebody. */
  readonly marks: Readonly<Record<'trust' | 'unsure' | 'guard', string>>;
  /** "What you think of Alice" */
  marksOf(name: string): string;
  /** "Your mark: guard" */
  myMark(mark: string): string;
  /** "Contradicts what you saw in c2" */
  refuted(cells: string): string;
}

export interface ProgramWords {
  /** "Program two actions, in order." */
  question(who: string | undefined): string;
  readonly slot: readonly [string, string];
  readonly empty: string;
  readonly lockIn: string;
  /** With one action only. */
  readonly lockOne: string;
  readonly adrenaline: string;
  readonly hack: Readonly<Record<Hack, string>>;
  readonly hackQuestion: string;
  readonly locked: string;
  readonly peek: string;
  /** Locked programs, while others still choose. */
  readonly takeBack: string;
  /** "Slot 1: Move. Slot 2: empty." */
  slots(first: string | undefined, second: string | undefined): string;
  /** The accessible name of a slot that is filled. */
  readonly takeOut: string;
  readonly barred: string;
  /** "Whose program?" */
  readonly whose: string;
}

export interface ActWords {
  /** What is asked while nothing is chosen, by what comes next. */
  readonly asks: Readonly<
    Record<'verb' | 'pawn' | 'cell' | 'second' | 'whom' | 'pushed' | 'another' | 'line' | 'robot', string>
  >;
  /** For the first look: what is asked, and what it is about. */
  readonly clue: readonly [string, string];
  /** "Slide row 4 to the right?", for what is to be played. */
  readonly question: QuestionWords;
  /** On the red key, by verb. */
  readonly does: Readonly<Record<Verb, string>>;
  readonly hold: string;
  holdTo(does: string): string;
  readonly pressAgain: string;
  readonly back: string;
  readonly nobody: string;
  readonly nobodyMore: string;
  readonly chooseOnBoard: string;
  /** "4 possible" */
  possible(count: number): string;
  readonly axes: readonly [string, string];
}

/** Each takes the names of what it is about. */
export interface QuestionWords {
  clue(cell: string): string;
  readonly noClue: string;
  look(cell: string): string;
  conceal(cell: string): string;
  move(cell: string): string;
  moveTwice(cell: string, next: string): string;
  push(whom: string, cell: string): string;
  slide(line: string, direction: string): string;
  readonly wait: string;
  call(whom: string): string;
  readonly hide: string;
  carry(whom: string, cell: string): string;
  reactivate(cell: string): string;
  lock(cell: string): string;
  lockFrom(cell: string, from: string): string;
  swap(one: string, other: string): string;
  order(robot: string, cell: string): string;
  orderPush(robot: string, whom: string, cell: string): string;
  readonly sabotageRoom: string;
  readonly sabotageRobot: string;
  readonly recover: string;
  cell(cell: string): string;
  cells(one: string, other: string): string;
  character(whom: string): string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  axis(way: string): string;
  readonly reveal: string;
  remind(cell: string): string;
  signal(cell: string, danger: string): string;
}

export interface TellWords {
  /** On the ivory block. */
  readonly head: string;
  /** "Tell the table about c2?" */
  question(cell: string): string;
  readonly nobodyChecks: string;
  /** "Alice has already spoken." */
  spoken(names: string, count: number): string;
  /** "Safe, what you saw", for a screen reader. */
  sawThat(danger: string): string;
  /** "You saw Empty room, safe." */
  seen(room: string, danger: string): string;
  readonly silent: string;
  /** For a room about which somebody's claim contradicts what I saw. */
  readonly doubt: {
    /** On the ivory block. */
    readonly head: string;
    /** "c2: not what you saw" */
    title(cell: string): string;
    /** "Alice says: mortal danger." */
    says(name: string, danger: string): string;
    /** The consequence. */
    readonly so: string;
    /** "Mark Alice" */
    mark(name: string): string;
    /** To what I can say of it myself. */
    readonly tell: string;
    readonly leave: string;
  };
}

export interface WatchWords {
  readonly pause: string;
  readonly resume: string;
  readonly next: string;
  /** To the next moment at which somebody is asked; to the end, if they are not asked any more. */
  readonly skip: string;
  readonly skipToEnd: string;
  /** Up to what is happening now. */
  readonly catchUp: string;
  readonly nudge: string;
  /** Who acts after the character on air, by name; and when I do: after them, or again in round 2. */
  upNext(others: readonly string[], me: 'then' | 'again' | undefined): string;
  readonly speed: string;
  times(speed: number): string;
  readonly paused: string;
  /** While bots make their programs. */
  readonly planning: string;
  readonly done: string;
  readonly doneHint: string;
  readonly over: string;
  readonly toEnd: string;
}

export interface SideWords {
  /** The rooms that are played with. */
  readonly inGame: string;
  /** "4 of 9 found" */
  found(found: number, all: number): string;
  /** For a room that may be among those that were drawn. */
  readonly mayBe: string;
  /** The way back to it. */
  readonly table: string;
  readonly rundown: string;
  readonly notes: string;
  readonly talk: string;
  /** "2 unread messages" */
  unread(count: number): string;
  /** "3 things happened while you were away" */
  missed(count: number): string;
  readonly showMissed: string;
  readonly rule: string;
  readonly secret: string;
  readonly known: string;
  readonly nothingKnown: string;
  readonly noMemory: string;
  readonly claims: string;
  /** The two orders of what others say. */
  readonly byRoom: string;
  readonly byPerson: string;
  readonly noClaims: string;
  readonly reminders: string;
  readonly noReminders: string;
  readonly ownNotes: string;
  readonly ownNotesHint: string;
  /** Bots failed; for these any legal answer was played. */
  standIn(names: string): string;
  /** What bots had planned together in a turn that is over, and what each of them was to do. */
  planned(programs: string): string;
  readonly jammed: string;
  /** Cards that were drawn and set aside; everybody may look through them. */
  readonly discards: string;
  readonly cards: string;
  readonly open: string;
}

export interface RoleWords {
  readonly button: string;
  readonly hint: string;
  readonly reveal: string;
  readonly revealHint: string;
  /** Why one cannot, under the key. */
  readonly revealBar: { readonly prisoner: string; readonly guard: string };
}

export interface CurtainWords {
  readonly standBy: string;
  /** Before a name, in large: somebody else's, and that of whoever has the device already. */
  readonly handTo: string;
  readonly keep: string;
  readonly nobodyElse: string;
  readonly why: Readonly<Record<Reason, string>>;
  /** On the key: "I'm Jennifer: hold" */
  iAm(name: string): string;
  /** What a screen reader says about it. */
  readonly again: string;
}

export interface MenuWords {
  readonly title: string;
  readonly keys: string;
  readonly rules: string;
  readonly rulebook: string;
  readonly settings: string;
  readonly leave: string;
  readonly leaveHint: string;
  readonly rundown: string;
  readonly language: string;
  readonly theme: string;
  readonly export: string;
  readonly groups: Readonly<Record<'table' | 'help' | 'device' | 'leave', string>>;
}

export interface TroubleWords {
  readonly missing: string;
  readonly otherRules: string;
  readonly unfetched: string;
  readonly home: string;
}
