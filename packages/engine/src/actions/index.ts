import type { ActionRules } from '../content.ts';
import type { Action } from '../words.ts';
import { control } from './control.ts';
import { look } from './look.ts';
import { move } from './move.ts';
import { push } from './push.ts';

/** The actions that everybody has. */
export const BASIC_ACTIONS: Readonly<Record<Exclude<Action, 'special'>, ActionRules>> = { look, move, push, control };
