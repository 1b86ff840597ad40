/**
 * The leak law: two games that differ only in what a viewer may not know, played on with the same public commands,
 * give that viewer byte-identical views, events and legal commands.
 *
 * The second world is dealt anew around everything that the viewer knows at the *end* of the stretch that is compared,
 * so that nothing in it comes to light on the way; programs that have not been played by then are programmed otherwise.
 */

import { anyCommand, playOut, sampled } from '@room25/test-kit';
import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  type Command,
  describeState,
  type Event,
  type Game,
  hasAdrenaline,
  NONE,
  type Random,
  SPECTATOR,
  seatViewer,
  shuffle,
  told,
  VERB,
  type Viewer,
  verbOf,
  whoOf,
} from '../src/index.ts';
import { aOf, bOf, cOf, tableOf } from '../src/inside.ts';
import { knowledgeOf, redealRoles, redealRooms } from '../src/knowledge/redeal.ts';
import { isParanoid } from '../src/table/paranoia.ts';
import { pileOf, tokensOf } from '../src/table/pile.ts';
import { answersOf } from '../src/table/questions.ts';
import {
  ADRENALINE,
  COMMITTED,
  DECK,
  DECK_COUNT,
  DECK_DRAWS,
  EXTRAS,
  FIRST,
  HAS_PLAYED,
  IN_HAND,
  LIMIT,
  LOST,
  ORDER,
  ORDER_LENGTH,
  PARANOIA_DRAWS,
  PENDING,
  PHASE,
  PILE,
  PROGRAMMING,
  ROUND,
  SECOND,
  SLOT,
  STATUS,
} from '../src/table/state.ts';
import type { Table } from '../src/table/table.ts';
import { gameAt, nameOf, PLACES, type Place, randomAt } from './tables.ts';

const PAIRS = Number(process.env.LEAK_PAIRS ?? 4);

describe('the leak law', () => {
  it.each(sampled(PLACES).map((place) => ({ place, name: nameOf(place) })))('$name', ({ place, name }) => {
    let differing = 0;
    for (let pair = 0; pair < PAIRS; pair++) differing += comparePair(place, `${name} ${pair}`) ? 1 : 0;
    // Two worlds that are the same would show nothing.
    if (PAIRS >= 4) expect(differing).toBeGreaterThan(0);
  });

  it.each(sampled(PLACES).map((place) => ({ place, name: nameOf(place) })))(
    'redeals what looks the same: $name',
    ({ place, name }) => {
      for (let pair = 0; pair < PAIRS; pair++) {
        const random = randomAt(`${name} redeal ${pair}`);
        const game = gameAt(place, `${name} ${pair}`);
        const steps = random.below(60);
        for (let step = 0; step < steps && !game.outcome; step++) game.apply(anyCommand(game, random));
        if (game.outcome) continue;
        for (const viewer of viewersOf(game)) {
          const other = game.imagine(viewer, random);
          expect(seen(other, viewer)).toBe(seen(game, viewer));
          // What is imagined can be played to its end like the real game.
          playOut(other, random);
        }
      }
    },
  );
});

const viewersOf = (game: Game): Viewer[] => [SPECTATOR, ...game.seats.map((_, seat) => seatViewer(seat))];

const legalOf = (game: Game, viewer: Viewer): Command[] => (viewer.kind === 'seat' ? game.legal(viewer.seat) : []);

/** Plays a stretch of a game in two worlds for one viewer; true if the worlds differed at all. */
const comparePair = (place: Place, seed: string): boolean => {
  const random = randomAt(`leak ${seed}`);
  const whole = gameAt(place, seed);
  const states = [whole.clone()];
  const commands: Command[] = [];
  while (!whole.outcome && commands.length < 400) {
    const command = anyCommand(whole, random);
    whole.apply(command);
    commands.push(command);
    states.push(whole.clone());
  }
  // The end shows everything, so a stretch stops before it.
  const last = whole.outcome ? commands.length - 1 : commands.length;
  const from = random.below(last);
  const to = Math.min(last, from + 1 + random.below(60));
  const viewers = viewersOf(whole);
  const viewer = viewers[random.below(viewers.length)] as Viewer;
  const real = (states[from] as Game).clone();
  const end = tableOf(states[to] as Game);
  const other = real.clone();
  const knowledge = knowledgeOf(end, viewer);
  redealRooms(tableOf(other), knowledge, random);
  redealRoles(tableOf(other), knowledge, random);
  const stretch = commands.slice(from, to);
  const worlds: Worlds = { real, other, end, viewer, random, moments: states.slice(from, to) };
  redealStanding(worlds);
  redealChanceAfter(worlds);
  const otherStretch = redealPrograms(stretch, worlds);
  const wasDifferent = String(tableOf(real).s) !== String(tableOf(other).s) || String(stretch) !== String(otherStretch);
  expect(seen(other, viewer)).toBe(seen(real, viewer));
  for (const [index, command] of stretch.entries()) {
    const [here, there] = [real, other].map((game, world) => {
      const heard = listenTo(game, viewer, world === 0 ? command : (otherStretch[index] as Command));
      return [heard, seen(game, viewer), imagined(game, viewer, seed)].join('\n');
    });
    expect(there).toBe(here);
  }
  return wasDifferent;
};

const seen = (game: Game, viewer: Viewer): string => JSON.stringify([game.view(viewer), legalOf(game, viewer)]);

/** What the viewer imagines is the same in both worlds, to the last number. */
const imagined = (game: Game, viewer: Viewer, seed: string): string =>
  JSON.stringify(describeState(tableOf(game.imagine(viewer, randomAt(`imagine ${seed}`))).s));

const listenTo = (game: Game, viewer: Viewer, command: Command): string => {
  const events: Event[] = [];
  game.listen((event) => events.push(told(event, viewer)));
  const refusal = game.apply(command);
  if (refusal) throw new Error(`one of two worlds refuses a command: ${refusal.rule}`);
  game.listen(undefined);
  return JSON.stringify(events);
};

interface Worlds {
  readonly real: Game;
  readonly other: Game;
  /** The real game when the stretch has ended. */
  readonly end: Table;
  readonly viewer: Viewer;
  readonly random: Random;
  /** The real game before each command of the stretch. */
  readonly moments: readonly Game[];
}

const isOwn = (table: Table, viewer: Viewer, who: number): boolean =>
  viewer.kind === 'seat' && table.terms.seatOf[who] === viewer.seat;

/** What of the program of `who` nobody else has seen when the stretch ends. */
const secretPart = (end: Table, who: number): 'whole' | 'second' | 'nothing' => {
  const { s } = end;
  const place = s.subarray(ORDER, ORDER + s[ORDER_LENGTH]).indexOf(who);
  // ROOM-PARANOIA: whether adrenaline is committed.
  if (end.isAlive(who) && isParanoid(end, who) && s[PHASE] === PROGRAMMING)
    return s[PENDING] & (1 << who) || !end.hasAdrenaline(who) ? 'nothing' : 'whole';
  if (!end.isAlive(who) || s[FIRST + who] === 0 || end.terms.mode.isAnyOrder) return 'nothing';
  if (s[PHASE] === PROGRAMMING) return s[PENDING] & (1 << who) ? 'nothing' : 'whole';
  if (s[ROUND] === 0 && place > s[SLOT]) return 'whole';
  const isBeforeSecond = s[ROUND] === 0 || (s[ROUND] === 1 && place > s[SLOT]);
  return isBeforeSecond && s[STATUS + who] & HAS_PLAYED && s[LIMIT + who] > 1 ? 'second' : 'nothing';
};

/** Once the programming phase is over all see how many actions there are, and whether adrenaline lies beside them. */
interface Seen {
  readonly isSingle: boolean;
  readonly hasAdrenaline: boolean;
}

/** Every program that looks the same until the stretch ends. */
const programsLike = (end: Table, who: number, { isSingle, ...seen }: Seen): Command[] =>
  possiblePrograms(end, who).filter(
    (code) =>
      end.s[PHASE] === PROGRAMMING || ((bOf(code) === NONE) === isSingle && hasAdrenaline(code) === seen.hasAdrenaline),
  );

const possiblePrograms = (end: Table, who: number): Command[] => {
  const probe = end.clone();
  probe.s[PHASE] = PROGRAMMING;
  probe.s[PENDING] |= 1 << who;
  const offer = answersOf(probe, who);
  const all = offer.commands;
  switch (secretPart(end, who)) {
    case 'whole':
      return all;
    case 'second':
      return all.filter((code) => {
        const isAllowedSingle = bOf(code) !== NONE || end.s[LOST + who] !== end.s[FIRST + who];
        // What Kevin hacks is known once he has done it.
        const isSameHack = aOf(code) !== ACTIONS.indexOf('special') || cOf(code) >> 1 === end.s[EXTRAS + who] >> 1;
        return aOf(code) + 1 === end.s[FIRST + who] && isAllowedSingle && isSameHack;
      });
    default:
      return [];
  }
};

/** The order of the cards and tokens that are not drawn before the stretch ends. */
const redealChanceAfter = ({ real, other, end, random }: Worlds): void => {
  const { s } = tableOf(other);
  const isUnshuffled = tableOf(real).s[DECK_DRAWS] === end.s[DECK_DRAWS];
  if (isUnshuffled) shuffle(s.subarray(DECK, DECK + end.s[DECK_COUNT]), random);
  for (const who of end.terms.cast) {
    const before = tokensOf(s[PILE + who]);
    const after = tokensOf(end.s[PILE + who]);
    const drawn = before.length - after.length;
    const isSamePile = drawn >= 0 && String(before.slice(drawn)) === String(after) && isUnshuffledPile(real, end);
    if (isSamePile) s[PILE + who] = pileOf([...before.slice(0, drawn), ...shuffle(after, random)]);
  }
};

const isUnshuffledPile = (real: Game, end: Table): boolean => tableOf(real).s[PARANOIA_DRAWS] === end.s[PARANOIA_DRAWS];

/** Programs made before the stretch, in the turn in which it ends. */
const redealStanding = ({ real, other, end, viewer, random }: Worlds): void => {
  for (const who of end.terms.cast) {
    const { s } = tableOf(real);
    const isStanding = real.turn === end.turn && s[FIRST + who] !== 0;
    const seen = { isSingle: s[SECOND + who] === 0, hasAdrenaline: s[ADRENALINE + who] === COMMITTED };
    const likely = isStanding && !isOwn(end, viewer, who) ? programsLike(end, who, seen) : [];
    if (likely.length === 0) continue;
    const code = likely[random.below(likely.length)] as Command;
    tableOf(other).s[FIRST + who] = aOf(code) + 1;
    tableOf(other).s[SECOND + who] = bOf(code) === NONE ? 0 : bOf(code) + 1;
    tableOf(other).s[EXTRAS + who] = cOf(code) & ~1;
    if (tableOf(real).s[ADRENALINE + who] !== 0 && end.s[ADRENALINE + who] !== 0)
      tableOf(other).s[ADRENALINE + who] = hasAdrenaline(code) ? COMMITTED : IN_HAND;
  }
};

/** The same stretch with other programs: the last of each character, if it is of the turn in which the stretch ends. */
const redealPrograms = (stretch: readonly Command[], { end, viewer, random, moments }: Worlds): Command[] => {
  const isProgram = (code: Command): boolean => verbOf(code) === VERB.program;
  return stretch.map((code, index) => {
    const who = whoOf(code);
    const isLast =
      isProgram(code) && !stretch.some((later, at) => at > index && isProgram(later) && whoOf(later) === who);
    const isStanding = isLast && (moments[index] as Game).turn === end.turn;
    const isLegal = (other: Command): boolean => (moments[index] as Game).answers(who).includes(other);
    const seen = { isSingle: bOf(code) === NONE, hasAdrenaline: hasAdrenaline(code) };
    const likely = isStanding && !isOwn(end, viewer, who) ? programsLike(end, who, seen).filter(isLegal) : [];
    return likely.length > 0 ? (likely[random.below(likely.length)] as Command) : code;
  });
};
