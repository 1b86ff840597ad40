/** What simulations found, as tables of Markdown. */
import { type Finding, simulate, type Trial } from './simulation.ts';

type Seedless = Omit<Trial, 'seed'>;

/** `seeds`: how many worlds each line is the mean of. `say` is called with one line after the other. */
export const reportSimulations = (seeds: number, say: (line: string) => void): void => {
  const over = (trial: Seedless): readonly Finding[] =>
    Array.from({ length: seeds }, (_, at) => simulate({ ...trial, seed: at + 1 }));
  const columns = (trial: Seedless): string => {
    const found = over(trial);
    const mean = (of: (finding: Finding) => number, digits: number): string => meanOf(found, of).toFixed(digits);
    return [
      mean(({ excess }) => excess, 4),
      mean(({ correlation }) => correlation, 2),
      mean(({ honesty }) => honesty, 2),
      mean(({ slope }) => slope, 2),
      mean(({ offsetError }) => offsetError, 1),
      mean(({ level }) => level, 0),
    ].join(' | ');
  };
  const line = (name: string, trial: Seedless): void => say(`| ${name} | ${columns(trial)} |`);

  say(`**How well people are rated.** 120 people, 10,000 games of suspicion, means of ${seeds} worlds.`);
  say('');
  head(say, 'rated by');
  line('**this**', MAIN);
  line('this, leavers counted as lost', { ...MAIN, leavers: 'lost' });
  line('Elo of means, true offsets given', { ...MAIN, rater: 'elo-offsets' });
  line('Elo of means, no offset', { ...MAIN, rater: 'elo' });

  say('');
  say('**Few people, few games.**');
  say('');
  head(say, 'people and games');
  for (const [people, games] of SMALL) line(`${people} people, ${games} games of suspicion`, { people, games });

  say('');
  say('**Other modes**, 120 people, 5,000 games, set-ups that nobody has measured.');
  say('');
  head(say, 'mode');
  for (const mode of ['cooperation', 'competition', 'team'] as const) line(mode, { mode, people: 120, games: 5_000 });

  say('');
  say('**Leaving.** Twelve of 120 leave whenever they are losing.');
  say('');
  say('| what counts for those who left | their gain over others, in points | everybody is too high by |');
  say('| --- | ---: | ---: |');
  for (const [name, leavers] of LEAVING) {
    const found = over({ ...MAIN, sore: 12, leavers });
    say(`| ${name} | ${meanOf(found, soreGain).toFixed(0)} | ${meanOf(found, ({ level }) => level).toFixed(0)} |`);
  }

  say('');
  say(
    '**Coming and going.** 40,000 games, one of 120 people is replaced every 100; newcomers are 52 points better than assumed.',
  );
  say('');
  say('| | too high by, in points, after each tenth |');
  say('| --- | --- |');
  for (const [name, hasAnchors] of [
    ['bots beside them', true],
    ['no bots', false],
  ] as const) {
    const found = over({ ...COMING, hasAnchors });
    const levels = COMING_TENTHS.map((at) => meanOf(found, (finding) => finding.levels[at]!).toFixed(0));
    say(`| ${name} | ${levels.join(', ')} |`);
  }
};

export const MAIN: Seedless = { people: 120, games: 10_000 };
export const COMING: Seedless = { people: 120, games: 40_000, goesEvery: 100, level: 0.3 };
const COMING_TENTHS = Array.from({ length: 10 }, (_, at) => at);

const SMALL = [
  [6, 100],
  [6, 1_000],
  [12, 300],
  [12, 1_000],
  [30, 1_000],
  [30, 3_000],
  [120, 1_000],
  [120, 3_000],
] as const;

const LEAVING = [
  ["the seat's result, in full", 'seat'],
  ['as much of it as they played', 'share'],
  ['always lost', 'lost'],
] as const;

const head = (say: (line: string) => void, first: string): void => {
  say(`| ${first} | excess log loss | r with true skill | error ÷ claim | slope | set-ups off by | all too high by |`);
  say('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
};

const soreGain = (finding: Finding): number => finding.soreGain;

const meanOf = (found: readonly Finding[], of: (finding: Finding) => number): number =>
  found.reduce((sum, finding) => sum + of(finding), 0) / found.length;
