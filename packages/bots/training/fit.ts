/**
 * How much each sign speaks for a guard: `npm run fit`. Plays suspicion games, notes at each turn what every prisoner has seen the others
 * do, and fits the log odds that tell guards from prisoners (logistic regression). What it prints goes to
 * packages/bots/src/belief/weights.ts.
 */
import { parseArgs } from 'node:util';
import { type Level, playOut } from '@room25/bots';
import { evidenceOf, SIGNS } from '@room25/bots/inside';
import { EVERYONE, Game, newSheet, type Sheet } from '@room25/engine';
import { levelFrom } from './level.ts';
import { Progress } from './progress.ts';

/** What a prisoner has seen somebody do, sign by sign, and what they were. */
interface Sight {
  readonly isGuard: boolean;
  readonly signs: readonly number[];
}

const HELP = `npm run fit -- [options]

Plays suspicion games (second edition, 6 players) and prints what each sign weighs for packages/bots/src/belief/weights.ts.

  --games N   how many (default 400)
  --level L   of everybody (default normal)
  --steps N   moments of thought for each decision (default 8)
  --seed S    any text (default fit); game n is dealt from the seed 'S n'
  --help      this text`;

const FIRST_TURN = 2;
/** No more of one sign counts. */
const MOST = 4;
const ROUNDS = 400;
const RATE = 0.5;
/** Keeps the weight of what is hardly ever seen small. */
const RIDGE = 0.001;

/** What every prisoner of one game could say of every other whose role it did not know, turn by turn. */
function seenIn(sheet: Sheet, { level, steps }: { level: Level; steps: number }): readonly Sight[] {
  const { cast } = (Game.setUp(sheet) as Game).view(EVERYONE);
  const roles = new Map(cast.map(({ name, role, seat }) => [name, { isGuard: role !== 'prisoner', seat }]));
  const seats = cast.toSorted((one, other) => one.seat - other.seat);
  const rows: Sight[] = [];
  const asked = new Set<string>();
  playOut(sheet, {
    players: seats.map(() => level),
    budgets: { [level]: { steps } },
    watch({ game, seat, task }) {
      const { turn } = game;
      if (turn < FIRST_TURN || asked.has(`${seat} ${turn}`) || roles.get(seats[seat]!.name)!.isGuard) return;
      asked.add(`${seat} ${turn}`);
      const evidence = evidenceOf(task.events);
      for (const { name, role } of task.view.cast) {
        if (role !== undefined || roles.get(name)!.seat === seat) continue;
        const counts = evidence.get(name);
        rows.push({
          isGuard: roles.get(name)!.isGuard,
          signs: SIGNS.map((sign) => Math.min(counts?.[sign] ?? 0, MOST)),
        });
      }
    },
  });
  return rows;
}

/** Logistic regression by gradient descent, the first weight for everybody. */
function fit(rows: readonly Sight[]): readonly number[] {
  const weights = [0, ...SIGNS.map(() => 0)];
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, place) => (place === 0 ? 0 : RIDGE * weight));
    for (const { isGuard, signs } of rows) {
      const odds = signs.reduce((sum, count, place) => sum + count * weights[place + 1]!, weights[0]!);
      const gap = (1 / (1 + Math.exp(-odds)) - (isGuard ? 1 : 0)) / rows.length;
      slope[0]! += gap;
      for (const [place, count] of signs.entries()) slope[place + 1]! += gap * count;
    }
    for (const place of weights.keys()) weights[place]! -= RATE * slope[place]! * 4;
  }
  return weights.slice(1);
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    level: { type: 'string', default: 'normal' },
    steps: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'fit' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) console.log(HELP);
else {
  const games = Number(values.games);
  const progress = new Progress('games', games);
  const rows: Sight[] = [];
  for (let number = 1; number <= games; number++) {
    const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: 6, seed: `${values.seed} ${number}` });
    rows.push(...seenIn(sheet as Sheet, { level: levelFrom(values.level), steps: Number(values.steps) }));
    progress.tell(number);
  }
  const weights = fit(rows);
  console.log(`${rows.length} sights of ${games} games`);
  for (const [place, sign] of SIGNS.entries()) {
    const seen = rows.reduce((sum, { signs }) => sum + signs[place]!, 0);
    console.log(`  ${sign}: ${weights[place]!.toFixed(2)}, // seen ${seen} times`);
  }
}
