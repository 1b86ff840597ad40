/** From a table's settings to a game, or to why there is none. */
import { type Character, type Event, isGame, type RulesEngine, type Sheet } from '@room25/engine';
import { type Settings, seedOf } from '@room25/protocol';
import { Growing } from './growing.ts';
import { type Refusal, refuse } from './refusal.ts';
import { engineFor } from './rules-version.ts';
import { isPerson, type Play, type Seat, type Table } from './table.ts';

type Wishes = readonly (Character | undefined)[];

/** Everything that is wrong by these rules with the settings, or with whom people want to be. */
export const settingsBar = (settings: Settings, rules: number, wishes: Wishes = []): Refusal | undefined => {
  if (settings.talk === 'team' && settings.mode !== 'team')
    return refuse('terms', 'a channel for teammates is for the mode team');
  const sheet = sheetOf(engineFor(rules), settings, { seed: '0', wishes });
  if (!('order' in sheet))
    return {
      ...refuse('terms', sheet.map(({ message }) => message).join('; ')),
      ...(sheet[0] && { rule: sheet[0].rule }),
    };
  return undefined;
};

export const fairnessOf = ({ serverSeed, seats }: Table) => ({
  serverSeed,
  entropies: seats.map((seat) => (isPerson(seat) ? seat.entropy : undefined)),
  wishes: wishesOf(seats),
});

export const wishesOf = (seats: readonly Seat[]): Wishes =>
  seats.map((seat) => (isPerson(seat) ? seat.wish : undefined));

export const dealt = (table: Table, at: number): Play => {
  const events: Event[] = [];
  const engine = engineFor(table.rules);
  const sheet = sheetOf(engine, table.settings, { seed: seedOf(fairnessOf(table)), wishes: wishesOf(table.seats) });
  const game = engine.setUp(sheet as Sheet, (event) => events.push(event));
  if (!isGame(game)) throw new Error('a game was begun on terms that had not been checked');
  game.listen(undefined);
  const hasPeople = table.seats.some(isPerson);
  return {
    game,
    events: new Growing(events),
    commands: new Growing(),
    locks: new Map(),
    started: at,
    since: at,
    hasPeople,
  };
};

const sheetOf = (
  engine: RulesEngine,
  { edition, mode, players, composition, options, talk }: Settings,
  { seed, wishes }: { readonly seed: string; readonly wishes: Wishes },
) =>
  engine.newSheet({
    edition,
    mode,
    players,
    seed,
    wishes,
    ...(composition !== undefined && { composition }),
    // TEAM-PLAYERS: the table says beforehand whether teammates may talk.
    options: { ...options, ...(mode === 'team' && { 'team-channel': talk === 'team' ? 'on' : 'off' }) },
  });
