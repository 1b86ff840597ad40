/** How often a piece of work can be done in a second, for `npm run bench`. */

/**
 * The best rates of many short stretches; `work` says how much of what it has done. Machines are noisy: the seconds are those that this
 * process had a core for.
 */
export function bestRates(work, seconds) {
  const rates = { calibration: 0 };
  const begin = process.cpuUsage();
  // The first stretches also warm the code up.
  while (process.cpuUsage(begin).user < seconds * 1e6) {
    rates.calibration = Math.max(rates.calibration, calibrate());
    const start = performance.now();
    const done = work();
    const elapsed = (performance.now() - start) / 1000;
    for (const [name, count] of Object.entries(done)) rates[name] = Math.max(rates[name] ?? 0, count / elapsed);
  }
  return rates;
}

/** Integer work on an array, in millions of steps a second: figures of two machines can be compared after dividing by it. */
function calibrate() {
  const cells = new Int32Array(4096);
  const steps = 2_000_000;
  let x = 1;
  const start = performance.now();
  for (let step = 0; step < steps; step++) {
    x = (Math.imul(x, 1_103_515_245) + 12_345) | 0;
    cells[(x >>> 8) & 4095] += x & 7;
  }
  return steps / (performance.now() - start) / 1000;
}

export const whole = (value) => Math.round(value).toLocaleString('en').padStart(12);
