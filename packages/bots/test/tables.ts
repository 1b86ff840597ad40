/** Every edition × mode × number of players, and what can be chosen beside that. */
import { EDITION_RULES, type Mode, type NewGame, newSheet, type Sheet } from '@room25/engine';

export type Table = Omit<NewGame, 'seed'>;

const TABLES: readonly Table[] = Object.values(EDITION_RULES).flatMap(({ id, modes }) =>
  Object.entries(modes).flatMap(([mode, { seating }]) =>
    Object.keys(seating).map((players) => ({ edition: id, mode: mode as Mode, players: Number(players), options: {} })),
  ),
);

const VARIANTS: readonly Table[] = [
  { edition: 'second', mode: 'suspicion', players: 5, options: { memory: 'off', reveal: 'any' } },
  { edition: 'second', mode: 'cooperation', players: 4, options: { reminders: 'off', 'open-looks': 'on' } },
  { edition: 'ultimate', mode: 'suspicion', players: 5, options: { level: 'quick-start', guards: '1' } },
  { edition: 'ultimate', mode: 'suspicion', players: 8, options: { mac: 'all' } },
  { edition: 'ultimate', mode: 'cooperation', players: 4, options: { mac: 'all' } },
  { edition: 'ultimate', mode: 'cooperation', players: 3, options: { madness: 'on' } },
  { edition: 'ultimate', mode: 'solo', players: 1, options: { level: 'quick-start', madness: 'on' } },
];

export const ALL_TABLES = [...TABLES, ...VARIANTS];

export const sheetAt = (table: Table, seed: string): Sheet => newSheet({ ...table, seed }) as Sheet;
