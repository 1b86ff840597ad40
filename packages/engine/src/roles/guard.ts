import type { RoleRules } from '../content.ts';

/** GUARD-REVEAL */
export const guard: RoleRules = { isGuard: true, choosesFreely: true };
