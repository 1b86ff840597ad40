import type { Edition } from '@room25/engine';
import { sentenceOf } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { text } from '../app/language.ts';
import './timeline-list.css';
import type { Point } from './timeline.ts';
import { endWords } from './words.ts';

interface Props {
  readonly points: readonly Point[];
  readonly edition: Edition;
  /** Where a replay shows what happened at a place. */
  hrefAt(at: number): string;
}

export const TimelineList: FunctionComponent<Props> = ({ points, edition, hrefAt }) => {
  const { value: end } = endWords;
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" class="end-heading display">
        {end.timeline}
      </h2>
      <ol class="timeline-list">
        {points.map(({ happening: { event, turn, at }, isTurningPoint }, place) => (
          <li key={`${turn} ${place}`} data-event={event.kind} data-turning={isTurningPoint ? '' : undefined}>
            <span class="timeline-list-turn mono">{end.turn(turn)}</span>
            <span>
              {isTurningPoint && <b>{end.turningPoint}. </b>}
              <a href={hrefAt(at)}>{sentenceOf(text.value, event, { edition })}</a>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
