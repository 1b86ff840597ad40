/** From a table's settings to a game, or to why there is none. */
import { type Event, isComplaints, type NewGame, type RulesEngine, type Sheet } from '@room25/engine';
import { type Settings, seedOf } from '@room25/protocol';
import { Growing } from './growing.ts';
import { ratedBar } from './rating.ts';
import { type Refusal, refuse } from './refusal.ts';
import { engineFor } from './rules-version.ts';
import { isPerson, isTaken, type Play, type Seat, type TableState } from './table-state.ts';

type Chosen = Pick<NewGame, 'wishes' | 'begins'>;

/** Everything that these rules find wrong with the settings, or with what was chosen. */
export const settingsBar = (settings: Settings, rules: number, chosen: Chosen = {}): Refusal | undefined => {
  if (settings.talk === 'team' && settings.mode !== 'team')
    return refuse('terms', 'a channel for teammates is for the mode team');
  const bar = ratedBar(settings);
  if (bar) return bar;
  const sheet = sheetOf(engineFor(rules), settings, { seed: '0', ...chosen });
  if (isComplaints(sheet))
    return {
      ...refuse('terms', sheet.map(({ message }) => message).join('; ')),
      ...(sheet[0] && { rule: sheet[0].rule }),
    };
  return undefined;
};

export const fairnessOf = ({ serverSeed, seats }: TableState) => ({
  serverSeed,
  entropies: seats.map((seat) => (isPerson(seat) ? seat.entropy?.number : undefined)),
});

export const chosenOf = (seats: readonly Seat[]): Chosen => {
  const begins = seats.findIndex((seat) => isTaken(seat) && seat.begins);
  return {
    wishes: seats.map((seat) => (isTaken(seat) ? (seat.wish ?? []) : [])),
    ...(begins >= 0 && { begins }),
  };
};

export const dealt = (table: TableState, at: number): Play => {
  const events: Event[] = [];
  const engine = engineFor(table.rules);
  const sheet = sheetOf(engine, table.settings, { seed: seedOf(fairnessOf(table)), ...chosenOf(table.seats) });
  const game = engine.setUp(sheet as Sheet, (event) => events.push(event));
  if (isComplaints(game)) throw new Error('a game was begun on terms that had not been checked');
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
  drawn: Chosen & Pick<NewGame, 'seed'>,
) =>
  engine.newSheet({
    edition,
    mode,
    players,
    ...drawn,
    ...(composition !== undefined && { composition }),
    // TEAM-PLAYERS: whether teammates may talk is settled before the game.
    options: { ...options, ...(mode === 'team' && { 'team-channel': talk === 'team' ? 'on' : 'off' }) },
  });
