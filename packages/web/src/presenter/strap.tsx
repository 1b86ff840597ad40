/** A lower third: who speaks, and what is said. */
import type { FunctionComponent } from 'preact';
import './strap.css';

interface StrapProps {
  readonly name: string;
  readonly line: string;
  /** From which edge it comes. */
  readonly side?: 'left' | 'right';
}

export const Strap: FunctionComponent<StrapProps> = ({ name, line, side = 'left' }) => (
  <div class={`strap from-${side}`}>
    <span class="strap-name">{name}</span>
    <p class="strap-line">{line}</p>
  </div>
);
