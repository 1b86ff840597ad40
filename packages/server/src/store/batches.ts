/** Many values in one question. Each batch is of the same length, so that it is the same statement for any number of them. */

const AT_ONCE = 50;

/** `$3, $4 …`, where that is the first. */
export const placesFrom = (first: number): string =>
  Array.from({ length: AT_ONCE }, (_, n) => `$${first + n}`).join(', ');

/** The last one is filled up with what is in it. */
export const batchesOf = (values: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(values.length / AT_ONCE) }, (_, batch) => {
    const some = values.slice(batch * AT_ONCE, (batch + 1) * AT_ONCE);
    return Array.from({ length: AT_ONCE }, (__, n) => some[n] ?? some[0]!);
  });
