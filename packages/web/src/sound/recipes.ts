import { DANGERS } from './dangers.ts';
import { PEOPLE } from './people.ts';
import { ROOMS } from './rooms.ts';
import type { Sound } from './sounds.ts';
import { STUDIO } from './studio.ts';
import type { Recipe } from './synth.ts';
import { TABLE } from './table-sounds.ts';

export const RECIPES: Readonly<Record<Sound, Recipe>> = { ...ROOMS, ...DANGERS, ...PEOPLE, ...TABLE, ...STUDIO };
