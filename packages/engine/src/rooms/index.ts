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
import { jamming } from './jamming.ts';
import { key } from './key.ts';
import { mac } from './mac.ts';
import { mirror } from './mirror.ts';
import { mortal } from './mortal.ts';
import { moving } from './moving.ts';
import { paranoia } from './paranoia.ts';
import { pivoting } from './pivoting.ts';
import { prison } from './prison.ts';
import { regeneration } from './regeneration.ts';
import { robotRoom } from './robot-room.ts';
import { room25 } from './room25.ts';
import { secrets } from './secrets.ts';
import { shredder } from './shredder.ts';
import { timer } from './timer.ts';
import { trapped } from './trapped.ts';
import { tunnel } from './tunnel.ts';
import { vision } from './vision.ts';
import { vortex } from './vortex.ts';

/** All rooms, by their code. An edition says which of them it has, and what is different there. */
export const ROOMS = Object.fromEntries(
  [
    central,
    room25,
    empty,
    vision,
    moving,
    controlRoom,
    tunnel,
    dark,
    cold,
    vortex,
    prison,
    trapped,
    flooded,
    acid,
    mortal,
    illusion,
    key,
    robotRoom,
    regeneration,
    mac,
    pivoting,
    mirror,
    jamming,
    shredder,
    paranoia,
    timer,
    flammable,
    condemned,
    secrets,
  ].map((room) => [room.code, room]),
) as Readonly<Record<RoomCode, Room>>;
