import type { Level } from '@room25/protocol';
import type { Preset } from '../setup/presets.ts';

/** The questions before a game. */
export interface SetupWords {
  readonly title: string;
  readonly back: string;
  readonly open: string;
  readonly edition: string;
  readonly mode: string;
  readonly who: string;
  readonly rooms: string;
  readonly options: string;
  /** Is there a moment to talk before people program? */
  readonly talking: {
    readonly title: string;
    readonly on: { readonly name: string; readonly sentence: string };
    readonly off: { readonly name: string; readonly sentence: string };
  };
  readonly tonight: string;
  players(count: number): string;
  turns(count: number): string;
  characters(count: number): string;
  readonly kind: string;
  readonly presets: Readonly<Record<Preset, Named>>;
  /** "4–6 players" */
  range(from: number, to: number): string;
  readonly playersHead: string;
  /** How many of them are at this screen. */
  readonly atScreen: string;
  /** Beside a number. */
  readonly step: { readonly fewer: string; readonly more: string };
  /** Before the character one has, or what takes its place if it is drawn. */
  readonly youAre: string;
  readonly byLot: string;
  readonly bots: string;
  readonly levelNames: Readonly<Record<Exclude<Level, 'random'>, string>>;
  /** Where bots differ. */
  readonly mixed: string;
  readonly more: string;
  /** Something differs from the card. */
  readonly changed: string;
  readonly asItWas: string;
  seat(number: number): string;
  readonly person: string;
  readonly levels: Readonly<Record<Level, Named>>;
  readonly choose: string;
  readonly severalPeople: string;
  readonly noPerson: string;
  readonly cannotOpen: string;
}

interface Named {
  readonly name: string;
  readonly sentence: string;
}
