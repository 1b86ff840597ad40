/** Six faces, for what needs no words. */
import type { Reaction } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import './face.css';

/** Eyes, and what is below them. */
const FACES: Readonly<Record<Reaction, string>> = {
  laugh: 'M7 10l2-2 2 2M13 10l2-2 2 2M7 13h10a5 5 0 0 1-10 0z',
  gasp: 'M9 8v2M15 8v2M12 14a2.5 2.5 0 1 0 .01 0z',
  doubt: 'M7 8l4 1M13 7.5l4-1M9 10v1M15 9.5v1M8 16l8-1.5',
  sweat: 'M9 9v2M15 9v2M8 16q2-2 4 0t4 0M19 3q2 3 0 4t-1-2z',
  applause:
    'M8 13V7.5a1.2 1.2 0 0 1 2.4 0V12M10.4 11V6a1.2 1.2 0 0 1 2.4 0v5M12.8 11V7a1.2 1.2 0 0 1 2.4 0v7a5 5 0 0 1-9 3l-2-4M18 4l2-2M19 8h3',
  boo: 'M7 8l3 2M17 8l-3 2M8 17q4-5 8 0',
};

/** In the order in which they are offered. */
export const REACTIONS = Object.keys(FACES) as readonly Reaction[];

export const Face: FunctionComponent<{ reaction: Reaction }> = ({ reaction }) => (
  <svg class="face" viewBox="0 0 24 24" aria-hidden="true">
    {reaction !== 'applause' && <circle cx="12" cy="12" r="10" />}
    <path d={FACES[reaction]} />
  </svg>
);
