import type { Character } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { Icon } from './icon.tsx';
import './pawn.css';

/** The head of a character: a shape of its own in a colour of its own. As large as the text, unless CSS says otherwise. */
export const Pawn: FunctionComponent<{ who: Character; class?: string }> = ({ who, class: more = '' }) => (
  <span class={`pawn pawn-of-${who} ${more}`}>
    <Icon name={`pawn-${who}`} />
  </span>
);
