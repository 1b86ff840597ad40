/** A log that people have filled with signals, as long as one likes, of a game that is over. */
import { randomUUID } from 'node:crypto';
import { type Command, RULES_VERSION, VERB, verbOf } from '@room25/engine';
import type { Settings } from '@room25/protocol';
import { missing } from '../src/table/awaited.ts';
import type { Body, KeptAct } from '../src/table/entry.ts';
import { fold } from '../src/table/fold.ts';
import type { TableState } from '../src/table/table-state.ts';

const SETTINGS: Settings = {
  edition: 'ultimate',
  mode: 'suspicion',
  players: 4,
  listed: true,
  clock: { kind: 'none' },
  talk: 'signals',
};

export interface StuffedLog {
  readonly bodies: readonly Body[];
  readonly table: TableState;
}

export const stuffedLog = (entries: number, code = 'STUFFD'): StuffedLog => {
  const people = [0, 1, 2, 3];
  const bodies: Body[] = [];
  let table: TableState | undefined;
  let at = 1_800_000_000_000;
  const write = (body: Body): void => {
    table = fold(table, JSON.parse(JSON.stringify(body)));
    bodies.push(body);
  };
  const act = (by: number, done: KeptAct): void => {
    at += 10;
    write({ kind: 'act', at, by, id: randomUUID(), act: done });
  };
  write({
    kind: 'opened',
    at,
    rules: RULES_VERSION,
    id: randomUUID(),
    code,
    by: people[0]!,
    request: 'open',
    settings: SETTINGS,
    serverSeed: '00'.repeat(32),
    seats: people,
  });
  for (const person of people) act(person, { do: 'ready', ready: true });
  act(people[0]!, { do: 'start' });
  const game = () => table!.play!.game;
  const answer = (): void => {
    const who = missing(table!)[0]!;
    act(people[game().seatOf(who)]!, { do: 'play', command: game().answers(who)[0]! });
  };
  const signals = (): Command[] =>
    game()
      .asides(game().cast[0]!)
      .filter((code) => verbOf(code) === VERB.signal);
  while (signals().length === 0) answer();
  // What it may signal does not change while nothing else happens.
  const sayable = signals();
  const speaker = people[game().seatOf(game().cast[0]!)]!;
  for (let n = 0; bodies.length < entries - 300; n++)
    act(speaker, { do: 'play', command: sayable[n % sayable.length]! });
  while (!game().outcome) answer();
  return { bodies, table: table! };
};
