/** Whole games at random, told in every language to everyone who may look at them. */

import {
  CHARACTERS,
  type Edition,
  EVERYONE,
  type Event,
  Game,
  type Mode,
  type Options,
  SPECTATOR,
  seatViewer,
  told,
  type Viewer,
} from '@room25/engine';
import { sampled } from '@room25/test-kit';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, loadLanguage, sentenceOf } from '../src/index.ts';

const languages = await Promise.all(LANGUAGES.map(loadLanguage));

const TABLES: readonly (readonly [Edition, Mode, number, Options])[] = [
  ['first', 'suspicion', 5, {}],
  ['second', 'suspicion', 6, {}],
  ['second', 'cooperation', 4, {}],
  ['first', 'competition', 6, {}],
  ['second', 'team', 4, {}],
  ['first', 'solo', 4, {}],
  ['prototype', 'suspicion', 6, {}],
  ['prototype', 'cooperation', 4, {}],
  ['prototype', 'solo', 4, {}],
  ['ultimate', 'suspicion', 8, {}],
  ['ultimate', 'suspicion', 5, { level: 'quick-start', guards: '1' }],
  ['ultimate', 'cooperation', 4, { mac: 'all' }],
  ['ultimate', 'cooperation', 6, { madness: 'on' }],
  ['ultimate', 'competition', 6, { mac: 'all' }],
  ['ultimate', 'team', 4, {}],
  ['ultimate', 'solo', 4, { mac: 'all' }],
];
const GAMES_EACH = 4;

describe.each(sampled(TABLES))('%s edition, %s, %i characters %j', (edition, mode, characters, options) => {
  it('has words for all that happens', () => {
    for (let game = 0; game < GAMES_EACH; game++) {
      const { events, seats } = playAtRandom({ edition, mode, characters, options, seed: game });
      const viewers: Viewer[] = [SPECTATOR, EVERYONE, ...seats.map(seatViewer)];
      const sentences = languages.flatMap((language) =>
        viewers.flatMap((viewer) =>
          events.flatMap((event) =>
            [false, true].map((mine) => sentenceOf(language, told(event, viewer), { edition, mine })),
          ),
        ),
      );
      for (const sentence of new Set(sentences)) expect(sentence).toMatch(/^(?!.*undefined).*\p{L}.*\.$/u);
    }
  });
});

interface RandomTable {
  readonly edition: Edition;
  readonly mode: Mode;
  readonly characters: number;
  readonly options: Options;
  readonly seed: number;
}

function playAtRandom({ edition, mode, characters, options, seed }: RandomTable): { events: Event[]; seats: number[] } {
  const events: Event[] = [];
  const order = CHARACTERS.slice(0, characters);
  const game = Game.setUp({ edition, mode, order, options, seed: String(seed) }, (event) => events.push(event));
  if (!(game instanceof Game)) throw new Error(JSON.stringify(game));
  const seats = order.map((name) => game.seatOf(CHARACTERS.indexOf(name)));
  let chance = seed + 1;
  const pick = <T>(list: readonly T[]): T => {
    chance = (chance * 48271) % 0x7fffffff;
    return list[chance % list.length] as T;
  };
  while (!game.outcome) {
    const who = pick(game.awaited);
    const asides = game.asides(who);
    if (asides.length > 0 && pick([true, false, false, false])) game.apply(pick(asides));
    else game.apply(pick(game.answers(who)));
  }
  return { events, seats: [...new Set(seats)] };
}
