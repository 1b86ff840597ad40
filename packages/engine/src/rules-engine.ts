/** What a game needs of the rules from its set-up to its end. Engines that were frozen have it too, so nothing of it may go. */
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

/** The phase of a game of any rules; those of version 1 say it in their views only. */
export const phaseIn = (game: Game): Phase => (game as Partial<Game>).phase ?? game.view(SPECTATOR).phase;

/** Whose own turn it still is. Older rules did not say it: nobody's. */
export const onTurnIn = (game: Game): readonly Who[] => (game as Partial<Game>).onTurn ?? [];
