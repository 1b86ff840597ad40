/** How often a piece of work can be done in a second, for `npm run bench`. */

/**
 * The best rates of many short stretches; `work` returns how much it has done. Machines are noisy: the seconds are those for
 * which this process had a core.
 */
export function bestRates<T extends Readonly<Record<string, number>>>(work: () => T, seconds: number): Rates<T> {
  const rates: Record<string, number> = { calibration: 0 };
  const begin = process.cpuUsage();
  // The first stretches also warm the code up.
  while (process.cpuUsage(begin).user < seconds * 1e6) {
    rates['calibration'] = Math.max(rates['calibration']!, calibrate());
    const { done, elapsed } = timed(work);
    for (const [name, count] of Object.entries(done)) rates[name] = Math.max(rates[name] ?? 0, count / elapsed);
  }
  return rates as Rates<T>;
}

/** Of what was done, and of the calibration loop. */
type Rates<T> = Readonly<Record<keyof T | 'calibration', number>>;

/**
 * What it did, and the seconds: the thread had a core for no longer than the clock ran, and no longer than its process had cores.
 */
function timed<T>(work: () => T): { done: T; elapsed: number } {
  const before = process.cpuUsage();
  const start = performance.now();
  const done = work();
  const passed = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { done, elapsed: Math.min(passed, (user + system) / 1000) / 1000 };
}

/** Integer work on an array, in millions of steps a second: divide by it to compare figures of two machines. */
function calibrate(): number {
  const cells = new Int32Array(4096);
  const steps = 2_000_000;
  const { elapsed } = timed(() => {
    let x = 1;
    for (let step = 0; step < steps; step++) {
      x = (Math.imul(x, 1_103_515_245) + 12_345) | 0;
      cells[(x >>> 8) & 4095]! += x & 7;
    }
  });
  return steps / elapsed / 1e6;
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en').padStart(12);
