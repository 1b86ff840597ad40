/** The names of lines at the board's edge, and the bolted plates of the central ones. */
import { LINES } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { isCentral, isRow, SIZE } from './geometry.ts';
import './labels.css';

export const Labels: FunctionComponent = () => (
  <div class="labels" aria-hidden="true">
    {LINES.map((line, place) => (
      <span
        key={line}
        class="label"
        data-axis={isRow(line) ? 'row' : 'column'}
        data-central={isCentral(line) ? '' : undefined}
        style={{ '--place': place % SIZE }}
      >
        {line}
      </span>
    ))}
    {LINES.filter(isCentral).flatMap((line) =>
      ['first', 'last'].map((end) => (
        <span key={`${line} ${end}`} class="label-bolt" data-axis={isRow(line) ? 'row' : 'column'} data-end={end} />
      )),
    )}
  </div>
);
