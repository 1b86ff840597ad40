/** How the share of games won has gone up and down: a line for the eye, a sentence for everybody. */
import { formOf, inTime, type PlayedResult } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { locale } from '../app/settings.ts';
import './form-plot.css';
import { Section } from './file-section.tsx';
import { fileWords } from './words.ts';

/** Over how many games the share is taken, and how many points are drawn at most. */
const SPAN = 10;
const MOST_POINTS = 100;
const [WIDTH, HEIGHT, EDGE] = [600, 150, 8];

export const FormPlot: FunctionComponent<{ readonly results: readonly PlayedResult[] }> = ({ results }) => {
  const { form, percent } = fileWords.value;
  // One game makes no line.
  if (results.length < 2) return null;
  const shares = formOf(results, SPAN).slice(-MOST_POINTS);
  const games = inTime(results).slice(-MOST_POINTS);
  const x = (at: number): number => EDGE + (at / (shares.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (share: number): number => HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE);
  const points = shares.map((share, at) => `${x(at).toFixed(1)},${y(share).toFixed(1)}`).join(' ');
  const dateOf = (time: number): string => new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' }).format(time);
  const told = {
    first: shares[0]!,
    now: shares.at(-1)!,
    best: Math.max(...shares),
    span: Math.min(SPAN, results.length),
  };
  return (
    <Section title={form.title} class="form-plot">
      <figure>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {[0, 0.5, 1].map((share) => (
            <line key={share} class="form-plot-rule" x1={EDGE} x2={WIDTH - EDGE} y1={y(share)} y2={y(share)} />
          ))}
          <polyline class="form-plot-line" points={points} />
          {games.map(({ won, ended }, at) => (
            <circle
              key={`${ended} ${at}`}
              class={won ? 'form-plot-won' : 'form-plot-lost'}
              cx={x(at)}
              cy={y(shares[at]!)}
              r={games.length > 40 ? 2.5 : 5}
            />
          ))}
        </svg>
        <div class="form-plot-scale mono" aria-hidden="true">
          <span>{percent(1)}</span>
          <span>{percent(0.5)}</span>
          <span>{percent(0)}</span>
        </div>
        <div class="form-plot-days mono" aria-hidden="true">
          <span>{dateOf(games[0]!.ended)}</span>
          <span>{dateOf(games.at(-1)!.ended)}</span>
        </div>
        <figcaption>{form.caption(told)}</figcaption>
      </figure>
    </Section>
  );
};
