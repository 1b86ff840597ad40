/** What the game is made of. A room, action, role, mode or edition is a literal of one of these shapes, in a file of its own. */
import type { Command } from './command.ts';
import type { RuleId } from './rule-ids.ts';
import type { TableOptions } from './setup/setup.ts';
import type { Counts } from './sheet.ts';
import type { Offer } from './table/offer.ts';
import type { Table } from './table/table.ts';
import type { Action, Character, Colour, Edition, Mode, Role, RoomCode } from './words.ts';

/** A character, as its position in `CHARACTERS`. A party is a set of them, as bits. */
export type Who = number;
export type Party = number;
/** A place of the board, as its position in `CELLS`. */
export type Cell = number;
/** One of the 25 room tiles, which lie on cells and slide. A cell is no tile: ask for `tileAt` it. */
export type Tile = number & { readonly [TILE]: true };
declare const TILE: unique symbol;

/** Something that can ask a question or wait for its turn on the stack of things still to happen. */
export interface Source {
  /** The rule by which it asks. */
  readonly rule?: RuleId;
  /** Lists the legal answers. If there are none, `onNothing` is called; a single one is given by itself, unless the source `alwaysAsks`. */
  readonly answers?: (table: Table, who: Who, offer: Offer, party: Party, detail: number) => void;
  readonly onAnswer?: (table: Table, who: Who, answer: Command, party: Party, detail: number) => void;
  readonly onNothing?: (table: Table, who: Who) => void;
  readonly alwaysAsks?: boolean;
  /** Its turn has come (`table.later`). */
  readonly onResume?: (table: Table, who: Who, party: Party, detail: number) => void;
}

export interface Room extends Source {
  readonly code: RoomCode;
  readonly colour: Colour;
  /** The rule that explains it. */
  readonly rule: RuleId;
  /** Actions that are lost here, and why. */
  readonly forbids?: Partial<Record<Action, RuleId>>;
  /** The rule by which nobody enters it once it is closed. */
  readonly closedBy?: RuleId;
  /** How many actions one may play in a turn that starts here. */
  readonly actionsAtStart?: number;
  /** Why `who` may not walk from here to that cell. */
  readonly bars?: (table: Table, who: Who, to: Cell) => RuleId | undefined;
  /** Why nobody moves, looks or pushes from here to that cell. */
  readonly walls?: (table: Table, tile: Tile, to: Cell) => RuleId | undefined;
  /** No information is exchanged while anyone is here. */
  readonly jams?: boolean;
  /** Its corridor runs along one axis. */
  readonly hasAxis?: boolean;
  /** Whoever is here when a turn is programmed stays in paranoia. */
  readonly keepsParanoia?: boolean;
  /** It is never drawn for a lone player. */
  readonly needsCompany?: boolean;
  /** It is never drawn for a game without M.A.C. cards. */
  readonly needsCards?: boolean;
  /** In a position that shows it, it lies closed. */
  readonly isPlacedClosed?: boolean;
  readonly onReveal?: (table: Table, tile: Tile) => void;
  /** Somebody stands here in a position that a game starts from. */
  readonly onPlaced?: (table: Table, who: Who) => void;
  /** `party`: everybody whom the room affects, the one who entered among them. */
  readonly onEnter?: (table: Table, who: Who, party: Party) => void;
  /** Somebody has left, and the room they entered has not acted yet. */
  readonly onLeave?: (table: Table, tile: Tile) => void;
  /** A robot has come in; every red room destroys it. */
  readonly onRobot?: (table: Table, tile: Tile, from: Cell) => void;
  /** Somebody who is here has ended their own action. */
  readonly onActionEnd?: (table: Table, who: Who) => void;
  /** Somebody who is here has ended their slot of round 2. */
  readonly onLastSlotEnd?: (table: Table, who: Who) => void;
}

export interface ActionRules {
  /** Every legal way to play it now. None: the action is lost. */
  readonly offer: (table: Table, who: Who, offer: Offer) => void;
  readonly play: (table: Table, who: Who, command: Command) => void;
  /** Why this command is not among those offered. */
  readonly explain: (table: Table, who: Who, command: Command) => RuleId;
}

/** The special ability of a character, and what else they alone can do. */
export interface Ability extends ActionRules, Source {
  /** They say while programming which of two hacks they mean. */
  readonly programsHack?: boolean;
  /** Locked doors do not hold them; the Lock card says so too. */
  readonly passesLocks?: boolean;
  /** Punishment and Panic never affect them. */
  readonly isImmuneToCards?: boolean;
  /** The card itself says so. */
  readonly isImmuneToRewind?: boolean;
  /** They can push characters that are hiding. */
  readonly seesHiding?: boolean;
  readonly mayRefuseRobots?: boolean;
  /** How many Empty rooms they have at the start. */
  readonly reserve?: number;
  readonly onDeath?: (table: Table) => void;
  /** What the Panic card does to them. */
  readonly onPanic: (table: Table, who: Who) => void;
}

export interface RoleRules extends Source {
  readonly isGuard: boolean;
  /** Once shown, they program nothing from the next turn on. */
  readonly choosesFreely?: boolean;
  /** Once shown, they may play a different action from the programmed one, once a turn. */
  readonly substitutes?: boolean;
  /** Once shown, they have these instead of the common actions. */
  readonly actions?: Partial<Record<Action, ActionRules>>;
}

/** How many characters each player has, for the numbers of players that a mode is made for. */
export type Seating = Readonly<Record<number, number>>;

export interface Pool {
  readonly prisoners: number;
  readonly guards: number;
}

export interface ModeRules {
  readonly seating: Seating;
  readonly turns: (characters: number) => number;
  /** No programming: everybody chooses at their slot (SOLO-1). */
  readonly choosesFreely?: boolean;
  /** In a round characters act in any order (SOLO-P). */
  readonly isAnyOrder?: boolean;
  /** ALERT-1 */
  readonly hasAlarm?: boolean;
  /** How many sides play against each other; `seats`: each player is one. */
  readonly sides?: 'seats' | 'teams' | 'pairs';
  readonly teamChannel?: boolean;
  /** P: whether rooms that are looked at are turned up, unless the table chooses otherwise; absent where it has no choice. */
  readonly opensLooks?: boolean;
  readonly hasScore?: boolean;
  /** ROOM-KEY: nobody escapes before it was activated. */
  readonly needsKey?: boolean;
  /** So many in Room 25 are enough (SOLO-P); absent: everybody who is left. */
  readonly enoughOut?: number;
  /** A side escapes without its dead on the last turn, unless it must be whole then, too (COMP-WIN). */
  readonly leavesWhole?: boolean;
  /** MAC-DRAW: cards are drawn every turn. */
  readonly drawsCards?: boolean;
  /** The role cards that are dealt from (suspicion). */
  readonly pool?: (players: number, guards: number) => Pool;
  /** Somebody has died: those from `table.deathsJudged` on are new since the last call. */
  readonly onDeaths: (table: Table) => void;
  /** An entry, a death or a return has run through its chain of effects. */
  readonly judge?: (table: Table) => void;
  /** The Control action of `who` pushes off Room 25, in which they stand: end the game if they are out. */
  readonly escape: (table: Table, who: Who) => void;
  readonly onTimeOut: (table: Table) => void;
}

export interface Composition {
  readonly rooms: Counts;
  /** How many of each colour are drawn from the rest of the box. */
  readonly drawn?: Readonly<Partial<Record<Colour, number>>>;
  /** It is printed in a rulebook, or fitted to what the book says. */
  readonly source: 'printed' | 'provisional';
}

export interface EditionRules {
  readonly id: Edition;
  /** Its characters, in twos that belong together (SET-CHARACTERS). */
  readonly duos: readonly (readonly [Character, Character])[];
  /** Which tiles are in the box, apart from Central and Room 25. */
  readonly inventory: Counts;
  readonly compositions: Readonly<Record<string, Composition>>;
  readonly modes: Readonly<Partial<Record<Mode, ModeRules>>>;
  /** The composition of a mode, unless the table chooses. */
  readonly standard: (mode: Mode, options: TableOptions) => string;
  /** Rooms that are not played with at quick start (ABIL-LEVELS). */
  readonly notAtQuickStart: readonly RoomCode[];
  /** The rooms that work differently here than in `rooms/`. */
  readonly patches: Readonly<Partial<Record<RoomCode, Room>>>;
  /** The guard cards that the pool of suspicion is filled with. */
  readonly guards: readonly Role[];
  /** Kept back for the exit zones while the cross is laid (SET-BUILD). */
  readonly heldBack: readonly RoomCode[];
  /** Rooms that are better not taken together; the table is warned. */
  readonly advisesAgainst: readonly Counts[];
  /** Adrenaline, special abilities, the M.A.C. deck. */
  readonly hasUltimate: boolean;
  /** GUARD-REVEAL: by choice only once the alarm was raised. */
  readonly revealNeedsAlarm: boolean;
  /** SET-CLUE */
  readonly hasClues: boolean;
  /** CTRL-SAME */
  readonly linesKeepDirection: boolean;
  /** GUARD-REVEAL: when guards may show their role. */
  readonly reveal: 'slot' | 'any';
  /** REMIND-PLACE: a token that is already on the board can be moved. */
  readonly remindersMove: boolean;
  /** PUSH-1: a player with several pawns pushes only those of other players. */
  readonly sparesOwnPawns: boolean;
  /** ROOM-ALL */
  readonly effectsHitAll: boolean;
}

/**
 * An M.A.C. card that was drawn, and whom it is for: the first character, or whoever entered an M.A.C. room together with their
 * party.
 */
export interface Drawn {
  readonly card: number;
  readonly who: Who;
  readonly party: Party;
  readonly isFromRoom: boolean;
}

export interface Card extends Source {
  readonly onDraw: (table: Table, drawn: Drawn) => void;
}
