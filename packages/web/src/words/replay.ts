import type { GuardStyle, PrisonerStyle, Reason } from '@room25/bots';
import type { RecordingTrouble } from '../record/find-recording.ts';
import type { TurnPart } from '../replay/lanes.ts';

/** Looking back at a game. Names, rooms, actions and sentences come in the reader's language. */
export interface ReplayWords {
  readonly badge: string;
  readonly home: string;
  /** For a game that is not over. */
  readonly unfinished: string;
  readonly mainMonitor: string;
  readonly everything: string;
  readonly whatAllSaw: string;
  readonly public: string;
  readonly off: string;
  readonly secondCamera: string;
  readonly whoseEyes: string;
  cameraOf(name: string): string;
  readonly whatItSaw: string;
  readonly beginning: string;
  event(position: number, all: number): string;
  readonly transport: string;
  readonly play: string;
  readonly pause: string;
  readonly stepBack: string;
  readonly stepOn: string;
  readonly turnBack: string;
  readonly turnOn: string;
  readonly scrub: string;
  readonly speed: string;
  /** What the keys do: choice by choice, event by event, turn by turn, play. */
  readonly keys: readonly [choice: string, event: string, turn: string, play: string];
  readonly lanes: string;
  readonly parts: Readonly<Record<TurnPart, string>>;
  readonly clips: {
    programmed(actions: string): string;
    lost(action: string): string;
    played(action: string, target: string | undefined): string;
    readonly waited: string;
    readonly died: string;
    readonly returned: string;
    readonly shown: string;
    saw(cell: string, room: string): string;
    said(cell: string, danger: string): string;
    chat(line: string): string;
  };
  /** Marks on what somebody said. */
  readonly lie: string;
  readonly mistake: string;
  /** "The truth: Mortal room, and Max had seen it." */
  lieSentence(name: string, room: string): string;
  mistakeSentence(name: string, room: string): string;
  readonly tabs: { readonly mind: string; readonly moments: string; readonly rundown: string };
  readonly mind: {
    readonly programmed: string;
    readonly nothingProgrammed: string;
    readonly saw: string;
    readonly nothingSeen: string;
    readonly said: string;
    readonly nothingSaid: string;
    readonly thought: string;
    readonly nothingThought: string;
    chance(percent: string): string;
    games(count: number): string;
    readonly options: string;
    readonly guards: string;
    readonly rooms: string;
    /** Why it did that, in a sentence. */
    readonly reasons: Readonly<Record<Reason, string>>;
    /** How it liked to play, where roles were secret. */
    style(name: string): string;
    readonly styles: Readonly<Record<GuardStyle | PrisonerStyle, string>>;
  };
  readonly share: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkHere: string;
  readonly save: string;
  readonly fairness: string;
  readonly playOn: {
    readonly key: string;
    readonly title: string;
    readonly sentence: string;
    readonly who: string;
    readonly go: string;
    readonly over: string;
    /** The name of the game among the saved ones. */
    name(turn: number): string;
  };
  readonly troubles: Readonly<Record<RecordingTrouble, string>>;
  readonly refused: string;
}
