/** Shares of many games, in words. */
import type { Share } from '@room25/bots';

export const formatShare = ({ count, share, low, high }: Share): string =>
  `${String(count).padStart(8)}  ${formatPercent(share).padStart(8)}  (${formatInterval({ low, high })})`;

export const formatInterval = ({ low, high }: Pick<Share, 'low' | 'high'>): string =>
  `${percent(low)}–${formatPercent(high)}`;

export const formatPercent = (share: number): string => `${percent(share)} %`;

const percent = (share: number): string => (100 * share).toFixed(1);
