/** Icons on a 24-unit grid, in the colour of the text around them. */
import type { Action, Character, Colour, RoomCode } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import './icon.css';
import icons from './icons.svg?url';
import { loadSprite } from './sprite.ts';

void loadSprite('icons', icons);

const ICON_MARKS = [
  'adrenaline',
  'reminder',
  'lock',
  'closed',
  'robot',
  'key',
  'alarm',
  'guard',
  'prisoner',
  'known',
  'signal',
  'wait',
  'lost',
  'host',
] as const;
type IconMark = (typeof ICON_MARKS)[number];

/** A room's icon needs the sprite of `room-icon.tsx` as well. */
export type IconName =
  | `action-${Action}`
  | `mark-${IconMark}`
  | `mark-shape-${Colour}`
  | `pawn-${Character}`
  | `room-${RoomCode}`;

/** Hidden from screen readers: the words are beside it, or on the element around it. */
export const Icon: FunctionComponent<{ name: IconName }> = ({ name }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#${name}`} />
  </svg>
);
