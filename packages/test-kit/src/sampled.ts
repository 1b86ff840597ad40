/** All of a list; every third of it where `npm run test:quick` wants an answer soon. */
export const sampled = <T>(list: readonly T[]): readonly T[] =>
  process.env['QUICK'] ? list.filter((_, at) => at % 3 === 0) : list;
