/**
 * What we do where the rulebooks are silent or disagree (docs/rules.md). Only the rulebook shows it, so it is loaded separately.
 */
import type { RuleId } from '@room25/engine';
import { typeset } from './fr/typeset.ts';
import { printed } from './grammar.ts';
import type { LanguageCode } from './language.ts';

/** The rules that a ruling belongs to. */
export const RULED = [
  'PROG-TWO',
  'PROG-SECRET',
  'FREE-CHOICE',
  'REMIND-PLACE',
  'COMM-DANGER',
  'COMM-PHRASE',
  'LOOK-1',
  'CTRL-ESCAPE',
  'ROOM-COLD',
  'ROOM-PRISON',
  'ROOM-ALL',
  'ALERT-1',
  'DEATH-SECRET',
  'MASKS',
  'GUARD-REVEAL',
  'GUARD-POWER',
  'SUSP-TURNS',
  'SUSP-GUARDS',
  'COOP-WIN',
  'COMP-PLAYERS',
  'COMP-WIN',
  'TEAM-PLAYERS',
  'TEAM-WIN',
  'SOLO-P',
  'ADR-1',
  'ALICE',
  'MAX',
  'EMMETT',
  'KEVIN',
  'SARAH',
  'BRUCE',
  'FRANCK',
  'ABIL-LEVELS',
  'ROOM-KEY',
  'ROOM-ROBOT',
  'ROOM-PIVOTING',
  'ROOM-PARANOIA',
  'ROOM-TIMER',
  'MAC-DRAW',
  'MAC-CARRIED',
  'MAC-PUNISH',
  'MAC-BLACKOUT',
  'MAC-DISABLED',
  'MAC-CHAOS',
  'MAC-PANIC',
] as const satisfies readonly RuleId[];

export type Rulings = Readonly<Record<(typeof RULED)[number], string>>;

const LOADERS: Readonly<Record<LanguageCode, () => Promise<Rulings>>> = {
  en: async () => (await import('./en/rulings.ts')).rulings,
  fr: async () => typeset((await import('./fr/rulings.ts')).rulings),
  ru: async () => printed((await import('./ru/rulings.ts')).rulings),
};

export const loadRulings = (code: LanguageCode): Promise<Rulings> => LOADERS[code]();
