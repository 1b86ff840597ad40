import type { RoleRules } from '../content.ts';

/** GUARD-POWER: may play any action instead of the programmed one. */
export const traitor: RoleRules = { isGuard: true, substitutes: true };
