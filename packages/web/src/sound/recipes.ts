import { DANGERS } from './dangers.ts';
import { DESK } from './desk.ts';
import { PEOPLE } from './people.ts';
import { ROOMS } from './rooms.ts';
import type { Sound } from './sounds.ts';
import type { Recipe } from './stage.ts';
import { STUDIO } from './studio.ts';

export const RECIPES: Readonly<Record<Sound, Recipe>> = { ...ROOMS, ...DANGERS, ...PEOPLE, ...DESK, ...STUDIO };
