/** What the arena measures: a table, and who plays against whom at it. */
import type { TableWish } from '../table-options.ts';
import { ALONE, BY_ROLE, type Contest, RIVALS } from './contests.ts';

export const FIGURES = ['cooperation', 'ultimate', 'suspicion', 'solo', 'madness', 'competition', 'team'] as const;
export type FigureName = (typeof FIGURES)[number];

export interface Figure {
  readonly title: string;
  readonly wish: TableWish;
  readonly contest: Contest;
}

export const FIGURE: Readonly<Record<FigureName, Figure>> = {
  cooperation: {
    title: 'Cooperation, second edition, 4 players: games escaped by four of a level',
    wish: { edition: 'second', mode: 'cooperation', players: 4 },
    contest: ALONE,
  },
  ultimate: {
    title: 'Cooperation, Ultimate, 4 players: games escaped by four of a level',
    wish: { edition: 'ultimate', mode: 'cooperation', players: 4 },
    contest: ALONE,
  },
  suspicion: {
    title: 'Suspicion, second edition, 6 players: games won by the prisoners',
    wish: { edition: 'second', mode: 'suspicion', players: 6 },
    contest: BY_ROLE,
  },
  solo: {
    title: 'Solo, second edition: games escaped',
    wish: { edition: 'second', mode: 'solo', players: 1 },
    contest: ALONE,
  },
  madness: {
    title: 'Madness, Ultimate cooperation, 4 players: games escaped by four of a level',
    wish: { edition: 'ultimate', mode: 'cooperation', players: 4, options: { madness: 'on' } },
    contest: ALONE,
  },
  competition: {
    title: 'Competition, second edition, 3 players: games won by one level against another',
    wish: { edition: 'second', mode: 'competition', players: 3 },
    contest: RIVALS,
  },
  team: {
    title: 'Team, second edition, 4 players: games won by one level against another',
    wish: { edition: 'second', mode: 'team', players: 4 },
    contest: RIVALS,
  },
};
