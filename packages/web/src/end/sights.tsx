import { type Edition, ROOMS } from '@room25/engine';
import { lettersOf, roomWords } from '@room25/text';
import type { FunctionComponent } from 'preact';
import { text } from '../app/language.ts';
import { Chip } from '../art/chip.tsx';
import './sights.css';
import type { Sight } from './stories.ts';
import { endWords } from './words.ts';

/** The hidden rooms that somebody was shown. */
export const Sights: FunctionComponent<{ saw: readonly Sight[]; edition: Edition }> = ({ saw, edition }) => {
  const { value: end } = endWords;
  if (saw.length === 0) return <p>{end.sawNothing}</p>;
  return (
    <ul class="sights">
      {saw.map(({ room, cell, turn }) => (
        <li key={`${turn} ${cell} ${room}`}>
          <Chip colour={ROOMS[room].colour} letters={lettersOf(text.value, room, edition)} />
          {roomWords(text.value, room, edition).name}, {cell}, {end.turn(turn).toLowerCase()}
        </li>
      ))}
    </ul>
  );
};
