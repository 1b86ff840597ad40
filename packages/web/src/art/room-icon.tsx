import type { RoomCode } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { Icon } from './icon.tsx';
import drawings from './room-icons.svg?url';
import { loadSprite } from './sprite.ts';

void loadSprite('room-icons', drawings);

/** The one strong icon of a room, in the colour of the text around it. */
export const RoomIcon: FunctionComponent<{ code: RoomCode }> = ({ code }) => <Icon name={`room-${code}`} />;
