import type { ActionRules } from '../content.ts';
import { ACTIONS, type Action } from '../words.ts';
import { control } from './control.ts';
import { look } from './look.ts';
import { move } from './move.ts';
import { push } from './push.ts';
import { special } from './special.ts';

const BY_NAME: Readonly<Record<Action, ActionRules>> = { look, move, push, control, special };

/** In the order of ACTIONS. */
export const ACTION_RULES: readonly ActionRules[] = ACTIONS.map((action) => BY_NAME[action]);
