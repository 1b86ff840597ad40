import type { RoomCode } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { Icon } from './icon.tsx';
import drawings from './room-icons.svg?raw';
import { inlineSheet } from './sheet.ts';

/** The one strong icon of a room, in the colour of the text around it. */
export const RoomIcon: FunctionComponent<{ code: RoomCode }> = ({ code }) => {
  inlineSheet('room-icons', drawings);
  return <Icon name={`room-${code}`} />;
};
