/** Why something is not done. A value, not an error: who asked can do better next time. */
import type { RuleId } from '@room25/engine';
import type { RefusalCode } from '@room25/protocol';

export interface Refusal {
  readonly code: RefusalCode;
  /** If it is a rule of the game that stands against it. */
  readonly rule?: RuleId;
  /** In English; made of what who asked said or may know, of nothing else. */
  readonly detail?: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

export const refuse = (code: RefusalCode, detail?: string): Refusal => ({
  code,
  ...(detail !== undefined && { detail }),
});

export const refuseBy = (rule: RuleId): Refusal => ({ code: 'rule', rule });
