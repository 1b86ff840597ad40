import type { RoleRules } from '../content.ts';

/** GUARD-POWER: once a turn, the Traitor exchanges their two actions or plays another one instead of the programmed one. */
export const traitor: RoleRules = { isGuard: true, substitutes: true };
