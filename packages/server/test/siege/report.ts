/** What was tried, what others noticed of it, and whether it held. */
import type { Verdict } from './attack.ts';
import type { Beside } from './beside.ts';

export interface Tried {
  readonly name: string;
  readonly growth?: number | undefined;
  readonly verdicts: readonly Verdict[];
  readonly noticed?: Beside;
}

export interface Bounds {
  /** Milliseconds until others are answered, 99 of 100 times. */
  readonly wait: number;
  /** Megabytes. */
  readonly growth: number;
}

export const isHeld = ({ verdicts, noticed, growth: more = 0 }: Tried, { wait, growth }: Bounds): boolean =>
  verdicts.every((each) => each.isHeld) &&
  (!noticed || (noticed.p99 <= wait && noticed.grown <= growth + more && noticed.lost === 0));

export const reportOf = (all: readonly Tried[], bounds: Bounds): string =>
  [
    '| held | tried | others wait p50 / p99 / longest | refused | memory | measured |',
    '| --- | --- | --- | ---: | ---: | --- |',
    ...all.map((tried) => {
      const { name, verdicts, noticed } = tried;
      const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
      const waits = noticed ? `${[noticed.p50, noticed.p99, noticed.longest].map(ms).join(' / ')} ms` : '';
      const measured = verdicts.map(
        ({ what, isHeld: held, measured: figure }) => `${held ? '' : '**'}${what}: ${figure}${held ? '' : '**'}`,
      );
      const grown = noticed ? `${noticed.grown >= 0 ? '+' : ''}${noticed.grown.toFixed(0)} MB` : '';
      return `| ${isHeld(tried, bounds) ? 'yes' : '**no**'} | ${name} | ${waits} | ${noticed?.lost ?? ''} | ${grown} | ${measured.join('; ')} |`;
    }),
  ].join('\n');
