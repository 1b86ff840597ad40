/** A rating, and how certain it is. */
import type { ShownRating } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import './rating-value.css';
import { ratingWords } from './words.ts';

type Props = Pick<ShownRating, 'points' | 'deviation' | 'settled'>;

export const RatingValue: FunctionComponent<Props> = ({ points, deviation, settled }) => {
  const { value, spoken, settling, settlingHint } = ratingWords.value;
  return (
    <span class="rating-value">
      <span class="mono" aria-hidden="true">
        {value(points, deviation)}
      </span>
      <span class="unseen">{spoken(points, deviation)}</span>
      {!settled && <small title={settlingHint}> {settling}</small>}
    </span>
  );
};
