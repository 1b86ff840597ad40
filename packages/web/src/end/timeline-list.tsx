import type { Edition } from '@room25/engine';
import { sentenceOf } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { text, words } from '../app/language.ts';
import type { Point } from './timeline.ts';

export const TimelineList: FunctionComponent<{ points: readonly Point[]; edition: Edition }> = ({
  points,
  edition,
}) => {
  const { end } = words.value;
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" class="end-heading display">
        {end.timeline}
      </h2>
      <ol class="timeline">
        {points.map(({ happening: { event, turn }, isTurningPoint }, place) => (
          <li key={`${turn} ${place}`} class={`${event.kind} ${isTurningPoint ? 'turning' : ''}`}>
            <span class="timeline-turn mono">{end.turn(turn)}</span>
            <span>
              {isTurningPoint && <b>{end.turningPoint}. </b>}
              {sentenceOf(text.value, event, { edition })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
