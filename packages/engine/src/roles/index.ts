import type { RoleRules } from '../content.ts';
import type { Role } from '../words.ts';
import { architect } from './architect.ts';
import { brute } from './brute.ts';
import { guard } from './guard.ts';
import { hacker } from './hacker.ts';
import { killer } from './killer.ts';
import { prisoner } from './prisoner.ts';
import { traitor } from './traitor.ts';

export const ROLE_RULES: Readonly<Record<Role, RoleRules>> = {
  prisoner,
  guard,
  hacker,
  brute,
  architect,
  killer,
  traitor,
};
