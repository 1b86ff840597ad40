import type { Room } from '../content.ts';
import type { RoomCode } from '../words.ts';
import { acid } from './acid.ts';
import { central } from './central.ts';
import { cold } from './cold.ts';
import { condemned } from './condemned.ts';
import { controlRoom } from './control-room.ts';
import { dark } from './dark.ts';
import { empty } from './empty.ts';
import { flammable } from './flammable.ts';
import { flooded } from './flooded.ts';
import { illusion } from './illusion.ts';
import { mortal } from './mortal.ts';
import { moving } from './moving.ts';
import { prison } from './prison.ts';
import { room25 } from './room25.ts';
import { secrets } from './secrets.ts';
import { trapped } from './trapped.ts';
import { tunnel } from './tunnel.ts';
import { vision } from './vision.ts';
import { vortex } from './vortex.ts';

/** All rooms, by their code. An edition says which of them it has, and what is different there. */
export const ROOMS: Readonly<Partial<Record<RoomCode, Room>>> = Object.fromEntries(
  [
    central, room25, empty, vision, moving, controlRoom, tunnel, dark, cold, vortex, prison, trapped, flooded, acid, mortal,
    illusion, flammable, condemned, secrets,
  ].map((room) => [room.code, room]), // biome-ignore format: a list
);
