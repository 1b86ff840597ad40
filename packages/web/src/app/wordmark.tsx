import type { FunctionComponent } from 'preact';
import './wordmark.css';

/** ROOM [25], the frame open like a door. */
export const Wordmark: FunctionComponent = () => (
  <span class="wordmark">
    Room <em>25</em>
  </span>
);
