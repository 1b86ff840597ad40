/** A game as a screen shows and plays it, wherever it runs: in this page, on a server, or from a record. */
import type { ReadonlySignal } from '@preact/signals';
import type { Command, Event, Refusal, Round, RuleId, View, Viewer } from '@room25/engine';
import { type Absence, LEVELS } from '@room25/protocol';
import type { Pace } from './pace.ts';
import type { Privacy } from './privacy.ts';
import type { Talking } from './talking.ts';
import type { TellQuestion } from './to-tell.ts';

export interface ShownGame {
  /** Whose screen it is now: a seat's; a spectator's while the curtain is down or nobody at this screen plays. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** What is shown; it lags behind the truth while events are shown. */
  readonly view: ReadonlySignal<View>;
  /** The event that is being shown. */
  readonly beat: ReadonlySignal<Beat | undefined>;
  /** Everything that happened and was shown so far, as this viewer was told. */
  readonly log: ReadonlySignal<readonly Told[]>;
  readonly seats: readonly Seat[];
  readonly pace: Pace;
  /** The seats whose bot failed, so that an answer was made up. */
  readonly standIns?: ReadonlySignal<readonly number[]>;
  /** What its bots planned together, turn by turn; told only after the turn is over. */
  readonly planned?: ReadonlySignal<readonly { readonly turn: number; readonly programs: readonly Command[] }[]>;
}

export interface PlayedGame extends ShownGame {
  /** What the viewer may answer now; empty while events are shown or others are awaited. */
  readonly answers: ReadonlySignal<readonly Command[]>;
  /** Reminders, signals and the showing of a role that the viewer may make now. */
  readonly asides: ReadonlySignal<readonly Command[]>;
  send(command: Command): Promise<Refusal | undefined>;
  /** It is played elsewhere, and nothing at this screen holds it up but an answer. */
  readonly goesOn?: true;
  /** Asks the viewer to tell the others about a room they were just shown. */
  readonly toTell?: TellQuestion | undefined;
  /** People talk before they program; nothing is asked of them meanwhile. */
  readonly talking?: Talking | undefined;
  /** Takes my locked programs back, while that is possible. */
  readonly takeBack?: ReadonlySignal<(() => void) | undefined>;
  /** Asks those who are awaited to hurry, where one has waited long enough. */
  readonly nudge?: ReadonlySignal<(() => void) | undefined>;
  /** The rule against a command that is not among the answers; nothing where only a server knows. */
  whyNot?(command: Command): RuleId | undefined;
  /** Somebody dead who plays alone may see everything from now on; not where the dead come back. */
  haunt?(): void;
  /** Somebody dead sees everything. */
  readonly isGhost?: ReadonlySignal<boolean>;
  /** Where several people share this screen. */
  readonly privacy?: Curtain | undefined;
  close(): void;
}

/** A game that may be only shown. */
export type AnyGame = ShownGame & Partial<PlayedGame>;

/** Who may look at a screen that several people share. */
export interface Curtain {
  readonly now: ReadonlySignal<Privacy>;
  /** Who had the device last, as far as can be known. */
  readonly holder: number | undefined;
  /** For the player it names. */
  open(): void;
  /** Covers a private screen, as when the device is put down. */
  drop(): void;
  /** Somebody wants to see their own screen: the curtain comes down for them. */
  handTo(seat: number): void;
  /** They are done with their private screen: everybody may look again. */
  hide(): void;
  /** They have said what they had to say: likewise, unless they themselves are asked something in secret at once. */
  passOn(): void;
}

/** What is being shown; `after` is the table once it has happened, as far as it is shown. */
export interface Beat {
  /** What it is about. */
  readonly event: Event;
  /** Everything shown in one go, in the order in which it happened. */
  readonly events: readonly Event[];
  readonly before: View;
  readonly after: View;
  readonly ms: number;
  /** Nobody plays on: what is still to be shown leads to the end. */
  readonly isLast: boolean;
}

/** An event as the viewer was told it, and when. */
export interface Told {
  readonly event: Event;
  readonly turn: number;
  readonly round?: Round;
}

/** The start of a turn or a slot says when that is; whatever follows happens then too. */
export const toldAfter = (before: Omit<Told, 'event'>, event: Event): Told => {
  if (event.kind === 'turn') return { event, turn: event.turn };
  const round = 'round' in event ? event.round : before.round;
  return { event, turn: before.turn, ...(round && { round }) };
};

export interface Seat {
  /** The player's own name, if they have one. */
  readonly name?: string;
  readonly player: Player;
  readonly absence?: SeatAbsence;
}

/** Why a bot sits in for a person, as the server says; or they are cut off. */
export type SeatAbsence = Absence | 'cut';

/** Who plays a seat: somebody at this screen, a bot, or somebody elsewhere. */
export const PLAYERS = ['person', ...LEVELS, 'away'] as const;
export type Player = (typeof PLAYERS)[number];
