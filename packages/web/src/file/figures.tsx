/** The few large numbers. */
import type { Statistics } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import './figures.css';
import { fileWords } from './words.ts';

export const Figures: FunctionComponent<{ readonly statistics: Statistics }> = ({ statistics }) => {
  const { figures, percent } = fileWords.value;
  const { games, won, streak, streakNow } = statistics;
  const share = games > 0 ? percent(won / games) : undefined;
  return (
    <dl class="figures">
      <Figure name={figures.games} value={games} />
      <Figure name={figures.won} value={won} more={share} />
      <Figure name={figures.streak} value={streak} />
      <Figure name={figures.streakNow} value={streakNow} />
    </dl>
  );
};

interface FigureProps {
  readonly name: string;
  readonly value: number;
  readonly more?: string | undefined;
}

const Figure: FunctionComponent<FigureProps> = ({ name, value, more }) => (
  <div class="figures-one">
    <dt>{name}</dt>
    <dd>
      <b class="display">{value}</b>
      {more !== undefined && <span> {more}</span>}
    </dd>
  </div>
);
