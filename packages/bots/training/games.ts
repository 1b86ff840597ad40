/** Games to learn from: the features of each turn's beginning, and whether those won whose features they are. */
import { playOut } from '@room25/bots';
import { FEATURES, type NetworkName, noiseFrom, playOn, readFeatures, readRivalFeatures } from '@room25/bots/inside';
import { Game, type NewGame, newSheet, type Result, type Sheet } from '@room25/engine';
import { type Table, tableOf, WINNER } from '@room25/engine/inside';
import type { Position } from './network.ts';

export type Place = Omit<NewGame, 'seed'>;

export const ULTIMATE: Place = { edition: 'ultimate', mode: 'cooperation', players: 4 };
export const MADNESS: Place = { ...ULTIMATE, options: { madness: 'on' } };
export const SUSPICION: Place = { edition: 'second', mode: 'suspicion', players: 6 };
export const COMPETITION: Place = { edition: 'second', mode: 'competition', players: 3 };
export const TEAM: Place = { edition: 'second', mode: 'team', players: 4 };

/** In turn; the harder ones come more often. */
export const TABLES: Readonly<Record<NetworkName, readonly Place[]>> = {
  together: [
    ULTIMATE,
    SUSPICION,
    MADNESS,
    { edition: 'second', mode: 'cooperation', players: 4 },
    ULTIMATE,
    { edition: 'ultimate', mode: 'suspicion', players: 6 },
    { edition: 'second', mode: 'solo', players: 1 },
    SUSPICION,
    { edition: 'ultimate', mode: 'solo', players: 1 },
    { edition: 'second', mode: 'cooperation', players: 6 },
    MADNESS,
    { edition: 'first', mode: 'suspicion', players: 6 },
    { edition: 'first', mode: 'cooperation', players: 4 },
    ULTIMATE,
    { edition: 'second', mode: 'suspicion', players: 5 },
    { edition: 'ultimate', mode: 'suspicion', players: 8 },
    { edition: 'second', mode: 'suspicion', players: 4 },
    { edition: 'prototype', mode: 'suspicion', players: 6 },
  ],
  rivals: [
    COMPETITION,
    TEAM,
    { edition: 'second', mode: 'competition', players: 2 },
    COMPETITION,
    { edition: 'second', mode: 'team', players: 6 },
    { edition: 'first', mode: 'competition', players: 3 },
    { edition: 'ultimate', mode: 'competition', players: 3 },
    { edition: 'ultimate', mode: 'team', players: 4 },
  ],
};

const WON: ReadonlySet<Result | undefined> = new Set<Result>(['prisoners', 'complete', 'partial']);
const LEVEL = 'hard';

export interface Lesson {
  readonly network: NetworkName;
  readonly number: number;
}

const placeOf = ({ network, number }: Lesson): Place => TABLES[network][number % TABLES[network].length]!;
const sheetOf = (place: Place, seed: string): Sheet => newSheet({ ...place, seed }) as Sheet;

/** What a turn's beginning shows of those who want out: of all together, or of each side of rivals. */
class Notes {
  readonly #network: NetworkName;
  readonly #table: number;
  readonly #rows: { readonly side: number; readonly row: Float64Array }[] = [];

  constructor(lesson: Lesson) {
    this.#network = lesson.network;
    this.#table = lesson.number % TABLES[lesson.network].length;
  }

  take(table: Table): void {
    const sides = this.#network === 'rivals' ? table.terms.sides.length : 1;
    for (let side = 0; side < sides; side++) {
      const row = new Float64Array(FEATURES);
      if (this.#network === 'rivals') readRivalFeatures(table, side, row);
      else readFeatures(table, row);
      this.#rows.push({ side, row });
    }
  }

  learnt({ outcome, s }: Table): readonly Position[] {
    const isWon = (side: number): boolean =>
      this.#network === 'rivals' ? outcome?.result === 'side' && s[WINNER] === side : WON.has(outcome?.result);
    return this.#rows.map(({ side, row }) => ({ row, won: isWon(side) ? 1 : 0, table: this.#table }));
  }
}

/** Played by the policy as everybody: thousands a second. */
export function playByPolicy(lesson: Lesson, seed: string): readonly Position[] {
  const table = tableOf(Game.setUp(sheetOf(placeOf(lesson), `${seed} ${lesson.number}`)) as Game);
  const noise = noiseFrom(1 + lesson.number);
  const rumours = { suspects: 0 };
  const notes = new Notes(lesson);
  for (let turn = table.turn + 1; !table.isOver; turn++) {
    playOn(table, noise, { rumours, until: turn });
    if (!table.isOver) notes.take(table);
  }
  return notes.learnt(table);
}

/** Played by the search as everybody, as it judges positions now. */
export function playBySearch(lesson: Lesson, { seed, steps }: { seed: string; steps: number }): readonly Position[] {
  const place = placeOf(lesson);
  const notes = new Notes(lesson);
  let seen = 1;
  const { game } = playOut(sheetOf(place, `${seed} searched ${lesson.number}`), {
    players: Array.from({ length: place.players }, () => LEVEL),
    budgets: { [LEVEL]: { steps } },
    watch({ game }) {
      if (game.turn === seen) return;
      seen = game.turn;
      notes.take(tableOf(game));
    },
  });
  return notes.learnt(tableOf(game));
}
