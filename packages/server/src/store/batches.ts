/** Many values in one question. Every batch has the same length, so that it is the same statement for any number of values. */

const AT_ONCE = 50;

/** `$3, $4 …`, counted from the first. */
export const placesFrom = (first: number): string =>
  Array.from({ length: AT_ONCE }, (_, n) => `$${first + n}`).join(', ');

/** The last batch is filled up with values that are in it already. */
export const batchesOf = (values: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(values.length / AT_ONCE) }, (_, batch) => {
    const some = values.slice(batch * AT_ONCE, (batch + 1) * AT_ONCE);
    return Array.from({ length: AT_ONCE }, (__, n) => some[n] ?? some[0]!);
  });
