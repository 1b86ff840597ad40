export { ADJACENT, EXIT_ZONES, isAdjacent, NEIGHBOUR } from './board.ts';
export {
  ARGUMENTS,
  type ArgumentName,
  actionNumberOf,
  actionOf,
  actionsIn,
  type Command,
  command,
  commandFrom,
  extras,
  HACKS,
  type Hack,
  hackOf,
  hasAdrenaline,
  isSpeech,
  NONE,
  type OnVerbs,
  onVerb,
  type Unpacked,
  unpacked,
  VERB,
  VERBS,
  type Verb,
  verbOf,
  whoOf,
  withExtras,
} from './command.ts';
export type { EditionRules, Room, Who } from './content.ts';
export { colourOf, EDITION_RULES } from './editions/index.ts';
export { engineNow, engineOf, isKnownVersion, playScript, UnknownRules, versionOf } from './engines.ts';
export type { Refusal } from './explain.ts';
export { Game, RULES_VERSION, type SavedGame } from './game.ts';
export { type Event, type EventKind, type EventOf, told } from './knowledge/events.ts';
export { type OnEvents, onEvent } from './knowledge/on-event.ts';
export type { CharacterView, RoomView, SaidView, View } from './knowledge/view.ts';
export * from './knowledge/viewer.ts';
export * from './notation/index.ts';
export { playAtRandom } from './play-at-random.ts';
export { draw, type Random, randomFrom, sha256, shuffle, streamKey } from './random.ts';
export { ROOMS } from './rooms/index.ts';
export {
  DEATH_RULES,
  type DeathRule,
  ENTRY_RULES,
  type EntryRule,
  editionsWith,
  RULE_IDS,
  type RuleId,
} from './rule-ids.ts';
export { ENGINE, onTurnIn, phaseIn, type RulesEngine } from './rules-engine.ts';
export { recordOf, scriptOf } from './scenario/record.ts';
export { type Failure, runScript, type ScriptResult } from './scenario/run.ts';
export { completed, isFilling } from './setup/filling.ts';
export { type NewGame, newSheet } from './setup/new-game.ts';
export { type Complaint, isComplaints, prepare, type TableOptions, warningsOf } from './setup/setup.ts';
export type { Terms } from './setup/terms.ts';
export {
  type ByCharacter,
  type CompositionChoice,
  type Counts,
  type Filling,
  type Groups,
  OPTIONS,
  type OptionName,
  type Options,
  type Sheet,
  type Standing,
  type Where,
  type Wishes,
} from './sheet.ts';
export type { Outcome } from './table/facts.ts';
export { describeState } from './table/state.ts';
export { winningSeats } from './winners.ts';
export * from './words.ts';
