/** A game played on to its end by the policy, for everybody. */
import { type Command, VERB, VERBS, type Verb, verbOf, whoOf } from '@room25/engine';
import { aOf, awaited, bOf, KIND, makeAside, SIGNALS, type Table, type Tile, take } from '@room25/engine/inside';
import { COLOUR_OF } from '../policy/kinds.ts';
import type { Memory } from '../policy/memory.ts';
import type { Rumours } from '../policy/outlook.ts';
import { answerOf, type Noise } from '../policy/policy.ts';
import { signalOf } from '../policy/signals.ts';

const SEES: readonly Verb[] = ['look', 'clue', 'chooseCell', 'chooseCells'];
const CAN_SEE = VERBS.map((verb) => SEES.includes(verb));

/** Plays the table to its end, or until that turn begins. What is seen of others on the way is added to the rumours. */
export const playOn = (
  table: Table,
  noise: Noise,
  {
    rumours = { suspects: 0 },
    until = Number.POSITIVE_INFINITY,
    memory,
  }: { rumours?: Rumours; until?: number; memory?: Memory | undefined } = {},
): void => {
  for (let played = 0; !table.isOver && table.turn < until && played < MOST; played++)
    playOnce(table, noise, rumours, memory);
};

/** The next answer that the table waits for. */
export const playOnce = (table: Table, noise: Noise, rumours: Rumours, memory?: Memory): void => {
  const isDoubtful = table.terms.pool !== undefined;
  const party = awaited(table);
  const who = 31 - Math.clz32(party & -party);
  const code = answerOf(table, who, noise, rumours, memory);
  const tile = isDoubtful ? enteredBy(table, code) : undefined;
  const claims = tile === undefined ? 0 : table.s[SIGNALS + tile]!;
  if (isDoubtful && verbOf(code) === VERB.push) gossip(table, code, rumours);
  take(table, code);
  if (tile !== undefined && claims !== 0) convict(table, tile, { claims, rumours });
  if (CAN_SEE[verbOf(code)] && !table.isOver) sayAll(table, who, rumours);
};

/** No game takes that long. */
const MOST = 3000;

/** A character who pushes others out of Room 25, or into a red room, becomes a suspect. */
const gossip = (table: Table, code: Command, rumours: Rumours): void => {
  const who = whoOf(code);
  const isOut = table.roomOf(who).code === '25';
  const tile = table.tileAt(aOf(code));
  const isInto = table.isVisible(tile) && table.room(tile).colour === 'red';
  const victim = 1 << bOf(code);
  if ((isOut || isInto) && !(rumours.suspects & victim) && !(table.isShown(bOf(code)) && table.isGuard(bOf(code))))
    rumours.suspects |= 1 << who;
};

/** The hidden room that somebody is about to enter, if there is one. */
const enteredBy = (table: Table, code: Command): Tile | undefined => {
  const verb = verbOf(code);
  if (verb !== VERB.move && verb !== VERB.push) return undefined;
  const tile = table.tileAt(aOf(code));
  return table.isVisible(tile) ? undefined : tile;
};

/** A claim that turns out wrong was a lie. */
const convict = (table: Table, tile: Tile, { claims, rumours }: { claims: number; rumours: Rumours }): void => {
  const colour = COLOUR_OF[table.s[KIND + tile]!]!;
  for (let seat = 0, rest = claims; rest !== 0; seat++, rest >>>= 3)
    if ((rest & 7) !== 0 && (rest & 7) - 1 !== colour) rumours.suspects |= table.terms.seats[seat]!;
};

const sayAll = (table: Table, who: number, rumours: Rumours): void => {
  if (table.isJammed) return;
  for (let code = signalOf(table, who, rumours); code !== undefined; code = signalOf(table, who, rumours, aOf(code)))
    makeAside(table, code);
};

/** A fast source of chance for playouts. */
export const noiseFrom = (seed: number): Noise => {
  let x = seed | 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 0x1_0000_0000;
  };
};
