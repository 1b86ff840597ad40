/** What the panels of the desk and the card beside it share: the table provides it once, and each takes what it needs. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Command, RuleId } from '@room25/engine';
import { createContext, type RefObject } from 'preact';
import { useContext } from 'preact/hooks';
import type { Picking } from '../../board/picking.ts';
import type { PlayedGame } from '../../play/played-game.ts';
import type { Draft } from './program.ts';

export interface AtDesk {
  readonly game: PlayedGame;
  /** The table's id, for what this device remembers about it. */
  readonly id: string;
  readonly picking: Picking;
  /** A game of one's own, not a lesson or a puzzle: what is bet has an end to be told at. */
  readonly hasBets: boolean;
  /** What the pointer or the focus is on, or what is chosen. */
  readonly previewed: ReadonlySignal<Command | undefined>;
  /** What each of my characters has in its slots so far; it outlives the panel. */
  readonly drafts: Signal<Readonly<Record<string, Draft>>>;
  /** Why the last command was refused. */
  readonly refusal: ReadonlySignal<RuleId | undefined>;
  /** Where the keyboard focus goes: the cells of the board, the desk, and the key that must be held. */
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly section: RefObject<HTMLElement | null>;
  readonly holdKey: RefObject<HTMLButtonElement | null>;
  play(command: Command): void;
}

export const DeskContext = createContext<AtDesk | undefined>(undefined);

export const useDesk = (): AtDesk => {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('no desk without a table');
  return desk;
};
