/** A share of many games, with how sure it is. */
export interface Share {
  readonly count: number;
  readonly share: number;
  /** 95 % confidence interval. */
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval, which holds for rare results too. */
export const shareOf = (count: number, total: number): Share => {
  const share = count / total;
  const z2 = Z95 * Z95;
  const centre = (share + z2 / (2 * total)) / (1 + z2 / total);
  const reach = (Z95 / (1 + z2 / total)) * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total * total));
  return { count, share, low: count === 0 ? 0 : centre - reach, high: count === total ? 1 : centre + reach };
};

const Z95 = 1.959964;
