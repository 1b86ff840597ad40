/**
 * How good the belief about roles is: `npm run calibration`. Plays suspicion games, asks each prisoner at the start of the fifth turn
 * how likely it thinks each other player to be a guard, and compares what it said with what they were.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Level, playOut, type Share, shareOf } from '@room25/bots';
import { type CharacterView, EVERYONE, Game, newSheet, type Sheet } from '@room25/engine';
import { errorsOf, type Guess } from './detector.ts';
import { levelFrom } from './level.ts';
import { Progress } from './progress.ts';

interface Bin extends Share {
  readonly bin: number;
  /** What was said on average. */
  readonly mean: number;
}

const PICTURE = 'docs/images/calibration.svg';
const TURN = 5;
const BINS = 10;

const HELP = `npm run calibration -- [options]

Plays suspicion games (second edition, 6 players) to the fifth turn, and draws how often those whom prisoners call
guards with some chance are guards, to ${PICTURE}. The table for docs/bots.md goes to stdout.

  --games N      how many (default 400)
  --prisoners L  their level (default hard)
  --guards L     their level (default hard)
  --steps N      moments of thought for each decision (default 10)
  --seed S       any text (default calibration); game n is dealt from the seed 'S n'
  --help         this text`;

/** What was said with about the same chance, together; `count` 0 where nothing was. */
export function binsOf(said: readonly Guess[]): readonly Bin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const own = said.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin);
    const guards = own.filter(({ isGuard }) => isGuard).length;
    const mean = own.reduce((sum, { chance }) => sum + chance, 0) / own.length;
    return { bin, ...shareOf(guards, own.length), mean, count: own.length };
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function markdownOf(bins: readonly Bin[]): string {
  const rows = bins.map(({ bin, count, mean, share, low, high }) => {
    const words =
      count > 0 ? [percent(mean), percent(share), `${(100 * low).toFixed(1)}–${percent(high)}`] : ['–', '–', '–'];
    return `| ${bin * 10}–${bin * 10 + 10} % | ${count} | ${words.join(' | ')} |`;
  });
  return [
    '| said | how often | on average | were guards | 95 % |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

const SIZE = 420;
const LEFT = 64;
const TOP = 56;
const BOTTOM = 124;
const WIDTH = LEFT + SIZE + 40;
const HEIGHT = TOP + SIZE + BOTTOM;
/** Of the strip of counts below the axis. */
const STRIP = 34;

/** The plot: what was said across, what was true up, the diagonal for a belief that is right; how often below. */
export function svgOf(bins: readonly Bin[], title: string): string {
  const x = (share: number): number => round(LEFT + share * SIZE);
  const y = (share: number): number => round(TOP + (1 - share) * SIZE);
  const ticks = Array.from({ length: 6 }, (_, tick) => tick / 5);
  const most = Math.max(...bins.map(({ count }) => count));
  const floor = TOP + SIZE + 26 + STRIP;
  const points = bins.filter(({ count }) => count > 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">
<title>${title}</title>
<style>
svg{--ink:#1b2227;--dim:#5c6870;--line:#d5dbdf;--paper:#fff;--mark:#0b6fd6}
@media (prefers-color-scheme:dark){svg{--ink:#eef2f4;--dim:#9fabb3;--line:#38424a;--paper:#12171a;--mark:#6db4ff}}
text{font:13px system-ui,sans-serif;fill:var(--dim)}.t{font-size:14px;font-weight:600;fill:var(--ink)}.m{text-anchor:middle}.e{text-anchor:end}.c{font-size:11px}
.g{stroke:var(--line)}.d{stroke:var(--dim);stroke-dasharray:5 5}.i{stroke:var(--mark);stroke-width:2}.p{fill:var(--mark);stroke:var(--paper);stroke-width:2}.b{fill:var(--mark);fill-opacity:.35}
</style>
<rect width="${WIDTH}" height="${HEIGHT}" rx="8" fill="var(--paper)"/>
<text class="t" x="${LEFT}" y="28">${title}</text>
${ticks.map((tick) => `<path class="g" d="M${x(0)} ${y(tick)}H${x(1)}M${x(tick)} ${y(0)}V${y(1)}"/><text class="e" x="${LEFT - 8}" y="${y(tick) + 4}">${tick * 100} %</text><text class="m" x="${x(tick)}" y="${y(0) + 18}">${tick * 100} %</text>`).join('\n')}
<path class="d" d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}"/>
${points.map(({ mean, share, low, high }) => `<path class="i" d="M${x(mean)} ${y(low)}V${y(high)}"/><circle class="p" cx="${x(mean)}" cy="${y(share)}" r="5"/>`).join('\n')}
${points.map(({ bin, count }) => barOf(x(bin / BINS), floor, { count, most })).join('\n')}
<text x="${LEFT}" y="${HEIGHT - 30}">Across: how likely a player was called a guard; below, how often.</text>
<text x="${LEFT}" y="${HEIGHT - 12}">Up: how many of them were, with 95 % intervals.</text>
</svg>
`;
}

function barOf(left: number, floor: number, { count, most }: { count: number; most: number }): string {
  const height = round((STRIP * count) / most);
  const width = SIZE / BINS;
  return `<rect class="b" x="${left + 3}" y="${round(floor - height)}" width="${width - 6}" height="${height}"/><text class="m c" x="${left + width / 2}" y="${floor + 12}">${count}</text>`;
}

const round = (number: number): number => Math.round(number * 10) / 10;

interface Players {
  readonly prisoners: Level;
  readonly guards: Level;
  readonly steps: number;
}

/** What the prisoners of one game say when the fifth turn begins; none if it is over before. */
function askedIn(sheet: Sheet, { prisoners, guards, steps }: Players): readonly Guess[] {
  const { cast } = (Game.setUp(sheet) as Game).view(EVERYONE);
  const isGuard = (character: CharacterView): boolean => character.role !== 'prisoner';
  const bySeat = cast.toSorted((one, other) => one.seat - other.seat);
  const said: Guess[] = [];
  const heard = new Set<number>();
  playOut(sheet, {
    players: bySeat.map((character) => (isGuard(character) ? guards : prisoners)),
    budgets: { [prisoners]: { steps }, [guards]: { steps } },
    isEnough: (game) => game.turn > TURN,
    watch: ({ game, seat, task, explanation }) => {
      if (game.turn !== TURN || heard.has(seat) || isGuard(bySeat[seat]!) || !explanation) return;
      heard.add(seat);
      for (const { who, chance } of explanation.guards) {
        const character = cast.find(({ name }) => name === who)!;
        // What it has been shown is no belief.
        const isOpen = task.view.cast.some(({ name, role }) => name === who && role !== undefined);
        if (!isOpen) said.push({ chance, isGuard: isGuard(character) });
      }
    },
  });
  return said;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '400' },
      prisoners: { type: 'string', default: 'hard' },
      guards: { type: 'string', default: 'hard' },
      steps: { type: 'string', default: '10' },
      seed: { type: 'string', default: 'calibration' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const games = Number(values.games);
  const players = {
    prisoners: levelFrom(values.prisoners),
    guards: levelFrom(values.guards),
    steps: Number(values.steps),
  };
  const progress = new Progress('games', games);
  const said: Guess[] = [];
  for (let number = 1; number <= games; number++) {
    const sheet = newSheet({ edition: 'second', mode: 'suspicion', players: 6, seed: `${values.seed} ${number}` });
    said.push(...askedIn(sheet as Sheet, players));
    progress.tell(number);
  }
  if (said.length === 0)
    throw new Error('nobody said anything: these prisoners explain nothing, or no game lasts so long');
  const bins = binsOf(said);
  const { error, baseline } = errorsOf(said);
  writeFileSync(PICTURE, svgOf(bins, `Who is a guard? ${values.prisoners} prisoners at turn ${TURN}, ${games} games`));
  const command = `npm run calibration -- ${Object.entries(values)
    .map(([name, value]) => `--${name} ${value}`)
    .join(' ')}`;
  console.log(`${markdownOf(bins)}\n\n\`${command}\`:
${said.length} answers; mean squared error ${error.toFixed(3)}, against ${baseline.toFixed(3)} for somebody who only knows how many guards there are.`);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) main();
