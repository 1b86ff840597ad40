import type { Colour } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import './chip.css';
import { Icon } from './icon.tsx';

/** A danger: road-sign shape, colour, and the letters on it (a room's, or the letter of the colour). */
export const Chip: FunctionComponent<{ colour: Colour; letters: string }> = ({ colour, letters }) => (
  <span class={`chip ${colour}`} aria-hidden="true">
    <Icon name={`mark-shape-${colour}`} />
    <b>{letters}</b>
  </span>
);
