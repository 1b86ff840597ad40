/** Finds guards as a newcomer would, who learns only from what all could see: logistic regression, tried on games kept apart. */

/** What was seen of somebody, number by number, and what they were. */
export interface Sighting {
  readonly game: number;
  readonly isGuard: boolean;
  readonly signs: readonly number[];
}

const ROUNDS = 300;
const RATE = 1;
/** Keeps the weight of what is hardly ever seen small. */
const RIDGE = 0.003;

/** The first weight is for everybody; by gradient descent on numbers brought to one scale. */
export function regress(rows: readonly Sighting[]): (signs: readonly number[]) => number {
  const width = rows[0]?.signs.length ?? 0;
  const places = Array.from({ length: width }, (_, place) => place);
  const means = places.map((place) => rows.reduce((sum, { signs }) => sum + signs[place]!, 0) / rows.length);
  const scales = places.map((place) =>
    Math.sqrt(rows.reduce((sum, { signs }) => sum + (signs[place]! - means[place]!) ** 2, 0) / rows.length + 1e-6),
  );
  const scaled = (signs: readonly number[]): number[] =>
    places.map((place) => (signs[place]! - means[place]!) / scales[place]!);
  const inputs = rows.map(({ signs }) => scaled(signs));
  const weights = places.map(() => 0);
  let base = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight) => RIDGE * weight);
    let lift = 0;
    for (const [row, { isGuard }] of rows.entries()) {
      const input = inputs[row]!;
      const gap = (chanceOf(base + dot(weights, input)) - (isGuard ? 1 : 0)) / rows.length;
      lift += gap;
      for (let place = 0; place < width; place++) slope[place]! += gap * input[place]!;
    }
    base -= RATE * lift;
    for (let place = 0; place < width; place++) weights[place]! -= RATE * slope[place]!;
  }
  return (signs) => chanceOf(base + dot(weights, scaled(signs)));
}

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

const dot = (some: readonly number[], others: readonly number[]): number =>
  some.reduce((sum, one, place) => sum + one * others[place]!, 0);

/** How likely somebody was called a guard, and whether they were. */
export interface Guess {
  readonly chance: number;
  readonly isGuard: boolean;
}

/** What it says of each game after learning from the others; `folds` times. */
export function guessesOf(rows: readonly Sighting[], folds = 5): readonly Guess[] {
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const apart = rows.filter(({ game }) => game % folds === fold);
    const learnt = rows.filter(({ game }) => game % folds !== fold);
    if (apart.length === 0 || learnt.length === 0) return [];
    const guess = regress(learnt);
    return apart.map(({ signs, isGuard }) => ({ chance: guess(signs), isGuard }));
  });
}

/** How often a guard is called likelier a guard than a prisoner is: 0.5 by chance, 1 if they are never mistaken (the area under the curve). */
export function areaOf(guesses: readonly Guess[]): number {
  const sorted = guesses.toSorted((one, other) => one.chance - other.chance);
  let ranks = 0;
  let guards = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]!.chance === sorted[from]!.chance) to++;
    const same = sorted.slice(from, to).filter(({ isGuard }) => isGuard).length;
    ranks += same * ((from + to + 1) / 2);
    guards += same;
    from = to;
  }
  const others = sorted.length - guards;
  return guards === 0 || others === 0 ? 0.5 : (ranks - (guards * (guards + 1)) / 2) / (guards * others);
}

/** The mean squared error, and that of one who only knows how many guards there are. */
export function errorsOf(said: readonly Guess[]): { error: number; baseline: number } {
  const base = said.filter(({ isGuard }) => isGuard).length / said.length;
  const error = (guess: (each: Guess) => number): number =>
    said.reduce((sum, each) => sum + (guess(each) - (each.isGuard ? 1 : 0)) ** 2, 0) / said.length;
  return { error: error(({ chance }) => chance), baseline: error(() => base) };
}
