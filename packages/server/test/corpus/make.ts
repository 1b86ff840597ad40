/**
 * Plays and records the games of the corpus that are missing, by the rules of today: `npm run corpus`. What is there is never played
 * anew, but with `-- --anew`: for a version that nobody has played by yet.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { decide, speakersOf, taskOf } from '@room25/bots';
import {
  type Command,
  EDITION_RULES,
  EDITIONS,
  type Event,
  formatFile,
  Game,
  isComplaints,
  MODES,
  type NewGame,
  newSheet,
  RULES_VERSION,
  recordOf,
} from '@room25/engine';
import { endOf, folderOf } from './record.ts';

type Wish = Omit<NewGame, 'seed'>;

/** Every mode of every edition with the fewest and the most players, and what else can be chosen in Ultimate. */
const WISHES: readonly Wish[] = [
  ...EDITIONS.flatMap((edition) =>
    MODES.flatMap((mode) => {
      const numbers = Object.keys(EDITION_RULES[edition].modes[mode]?.seating ?? {}).map(Number);
      return [...new Set([numbers[0], numbers.at(-1)])].flatMap((players) =>
        players === undefined ? [] : [{ edition, mode, players }],
      );
    }),
  ),
  { edition: 'ultimate', mode: 'suspicion', players: 5, options: { guards: '1' } },
  { edition: 'ultimate', mode: 'suspicion', players: 6, options: { level: 'quick-start' } },
  { edition: 'ultimate', mode: 'cooperation', players: 4, options: { madness: 'on' } },
  { edition: 'ultimate', mode: 'competition', players: 3, options: { mac: 'all' } },
];

const nameOf = ({ edition, mode, players, options = {} }: Wish): string =>
  [edition, mode, players, ...Object.entries(options).flat()].join('-');

const play = (wish: Wish, seed: string): string => {
  const sheet = newSheet({ ...wish, seed });
  const log: Event[] = [];
  const game = 'order' in sheet ? Game.setUp(sheet, (event) => log.push(event)) : undefined;
  if (!game || isComplaints(game)) throw new Error(`no such game: ${seed}`);
  const commands: Command[] = [];
  const ask = (seat: number): boolean => {
    // A bot that plays well goes where it is safe; one that plays at random goes everywhere.
    const { command } = decide(
      taskOf(game, seat, { log, level: seat % 3 === 2 ? 'random' : 'easy', seed: `${seed} ${seat}` }),
      {
        steps: 50,
      },
    );
    if (command === undefined || game.apply(command)) return false;
    commands.push(command);
    return true;
  };
  for (let told = 0; !game.outcome; ) {
    const speakers = speakersOf(log.slice(told)).filter(
      (seat) => !game.awaited.some((who) => game.seatOf(who) === seat),
    );
    told = log.length;
    for (const seat of speakers) while (!game.outcome && ask(seat));
    if (!game.outcome && !ask(game.seatOf(game.awaited[0]!))) throw new Error(`nobody goes on: ${seed}`);
  }
  return formatFile([recordOf(game, commands)]) + endOf(game, log);
};

const FOLDER = folderOf(RULES_VERSION);
if (process.argv.includes('--anew')) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const wish of WISHES) {
  const name = nameOf(wish);
  const file = new URL(`${name}.r25`, FOLDER);
  if (existsSync(file)) continue;
  writeFileSync(file, play(wish, `corpus ${name}`));
  console.log(`${name}.r25: recorded`);
}
