/** What the screen that shows a table provides. */
import type { ComponentChildren } from 'preact';
import type { PlayedGame } from '../play/played-game.ts';
import type { BubblesProps } from './talk/bubbles.tsx';
import type { RoomChoice } from './tally.ts';

export interface TableProps {
  readonly game: PlayedGame;
  /** The table's id, for what this device remembers about it. */
  readonly id: string;
  /** Does it begin with the opening? A lesson or a puzzle has its own way to begin. */
  readonly hasOpening?: boolean;
  /** What the table has chosen of its rooms; absent if it was laid out by hand. */
  readonly rooms?: RoomChoice | undefined;
  onOver(): void;
  onExport?(): void;
  /** Only in one's own game: starts another one like it. */
  onAgain?(): void;
  readonly more?: TableSlots;
}

/** What a table has in addition, if others are elsewhere, or if it is a lesson. */
interface TableSlots {
  /** What one person holds while the board is on another screen: shown in its place until something must be pointed at. */
  readonly hand?: ComponentChildren;
  /** That other screen, in the middle of the room. */
  readonly isTelevision?: boolean;
  /** How much of the log this viewer had seen when they were last here. */
  readonly seen?: number;
  /** Nothing can be sent now. */
  readonly isCutOff?: boolean;
  /** Above the desk. */
  readonly bar?: ComponentChildren;
  readonly talk?: ComponentChildren;
  /** What people have said in their own words, for the bubbles. */
  readonly lines?: BubblesProps['lines'];
  /** Nobody may say anything. */
  readonly isMute?: boolean;
  /** How many lines there have not been shown yet. */
  readonly unread?: number;
  /** `false`: whoever leaves cannot come back to it. */
  readonly isKept?: false;
  /** What speaks instead of the presenter. */
  readonly presenter?: ComponentChildren;
  readonly menu?: ComponentChildren;
  /** Its other ways out. */
  readonly exits?: ComponentChildren;
}
