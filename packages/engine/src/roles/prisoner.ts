import type { RoleRules } from '../content.ts';

export const prisoner: RoleRules = { isGuard: false };
