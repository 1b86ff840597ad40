/**
 * What a game needs of the rules from its set-up to its end. Frozen engines have the same face, so nothing may be taken from it.
 */
import type { Who } from './content.ts';
import { Game, RULES_VERSION, type SavedGame } from './game.ts';
import type { Event } from './knowledge/events.ts';
import type { Phase } from './knowledge/view.ts';
import { SPECTATOR } from './knowledge/viewer.ts';
import { type NewGame, newSheet } from './setup/new-game.ts';
import type { Complaint } from './setup/setup.ts';
import type { Sheet } from './sheet.ts';

export interface RulesEngine {
  readonly version: number;
  newSheet(wish: NewGame): Sheet | readonly Complaint[];
  setUp(sheet: Sheet, listener?: (event: Event) => void): Game | readonly Complaint[];
  load(saved: SavedGame): Game;
}

/** The engine of these sources. */
export const ENGINE: RulesEngine = {
  version: RULES_VERSION,
  newSheet,
  setUp: (sheet, listener) => Game.setUp(sheet, listener),
  load: (saved) => Game.load(saved),
};

/** The phase of a game of any version; version 1 says it only in its views. */
export const phaseIn = (game: Game): Phase => (game as Partial<Game>).phase ?? game.view(SPECTATOR).phase;

/** Whose own turn it still is; nobody's by older rules, which did not say it. */
export const onTurnIn = (game: Game): readonly Who[] => (game as Partial<Game>).onTurn ?? [];
