/** Why something is not done. A value, not an error: the client can do better next time. */
import type { RuleId } from '@room25/engine';
import type { RefusalCode } from '@room25/protocol';

export interface Refusal {
  readonly kind: 'refusal';
  readonly code: RefusalCode;
  /** If the reason is a rule of the game. */
  readonly rule?: RuleId;
  /** In English, built only from what the requester sent or may know. */
  readonly detail?: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'refusal';

export const refuse = (code: RefusalCode, detail?: string): Refusal => ({
  kind: 'refusal',
  code,
  ...(detail !== undefined && { detail }),
});

export const refuseBy = (rule: RuleId): Refusal => ({ kind: 'refusal', code: 'rule', rule });
