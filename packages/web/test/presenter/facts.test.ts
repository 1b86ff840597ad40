/** What the presenter says is true of what happened: her occasions, held against many games. */
import { type Character, type Event, ROOMS, type RuleId } from '@room25/engine';
import { describe, expect, it } from 'vitest';
import { type Occasion, occasionOf } from '../../src/presenter/occasions.ts';
import { WISHES, wholeGame } from '../whole-games.ts';

type Judge = (event: Event, before: readonly Event[]) => boolean;

const actorAt = (before: readonly Event[]): Character | undefined =>
  before.findLast((event) => event.kind === 'played')?.who;
const isRuledBy =
  (...rules: readonly RuleId[]): Judge =>
  ({ rule }) =>
    rules.includes(rule);
const isRoom =
  (...colours: readonly string[]): Judge =>
  (event) =>
    event.kind === 'revealed' && event.room !== '25' && colours.includes(ROOMS[event.room].colour);

/** What must be so for a line to be true, wherever that is more than the kind of the event. */
const TRUE_IF: { readonly [O in Occasion]?: Judge } = {
  // "On purpose": whoever moved is the one who acted, by their own feet.
  moved: (event, before) => event.rule === 'MOVE-1' && 'who' in event && event.who === actorAt(before),
  pushed: isRuledBy('PUSH-1', 'ROBOT-PUSH', 'MAC-ROBOT'),
  brought: isRuledBy('GUARD-POWER', 'JENNIFER', 'BRUCE', 'MAX', 'MAC-PANIC'),
  whirled: isRuledBy('ROOM-VORTEX', 'ROOM-ILLUSION', 'MAC-REWIND'),
  tunnelled: isRuledBy('ROOM-TUNNEL', 'MAC-CHAOS'),
  lastTurn: (event) => event.kind === 'turn' && event.turnsLeft === 1,
  turn: (event) => event.kind === 'turn' && event.turnsLeft > 1,
  drowned: isRuledBy('ROOM-FLOODED-1'),
  dissolved: isRuledBy('ROOM-ACID', 'ROBOT-RED'),
  sprung: isRuledBy('ROOM-TRAPPED-1'),
  shredded: isRuledBy('ROOM-SHREDDER-1'),
  burned: isRuledBy('ROOM-FLAMMABLE'),
  unmasked: (event) => event.kind === 'shown' && event.role !== 'prisoner',
  shown: (event) => event.kind === 'shown' && event.role === 'prisoner',
  revealed: isRoom('blue', 'green'),
  hindering: isRoom('yellow'),
  deadly: isRoom('red'),
  exitFound: (event) => event.kind === 'revealed' && event.room === '25',
  // A third action is played only where the token is spent for it.
  adrenaline: (event) => event.kind === 'adrenaline' && !event.has && event.rule === 'ADR-2',
  adrenalineGone: (event) => event.kind === 'adrenaline' && !event.has && event.rule !== 'ADR-2',
  adrenalineBack: (event) => event.kind === 'adrenaline' && event.has,
  slid: (event) => event.kind === 'slid' && event.who !== undefined,
  slidAlone: (event) => event.kind === 'slid' && event.who === undefined,
  out: (event) => event.kind === 'over' && ['prisoners', 'complete', 'partial'].includes(event.outcome.result),
  inside: (event) => event.kind === 'over' && ['guards', 'complex', 'lost'].includes(event.outcome.result),
};

const isUntrue: Judge = (event, before) => {
  const occasion = occasionOf(event);
  return occasion !== undefined && TRUE_IF[occasion]?.(event, before) === false;
};

describe.each(WISHES)('$edition $mode', (wish) => {
  it.each([1, 2, 3, 4, 5, 6])('has no line that is not true, game %i', (game) => {
    const { events } = wholeGame({ ...wish, seed: `${wish.seed} facts ${game}` });
    const untrue = events.filter((event, place) => isUntrue(event, events.slice(0, place)));
    expect(untrue).toEqual([]);
  });
});
