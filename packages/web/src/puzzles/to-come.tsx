import type { Puzzle } from '@room25/solver';
import type { FunctionComponent } from 'preact';
import { labelled, text } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Pawn } from '../art/pawn.tsx';
import { stillToCome } from './hints.ts';
import { puzzlesWords } from './words.ts';

/** For a guard: what the others have programmed and not played yet. */
export const ToComeLine: FunctionComponent<{ readonly puzzle: Puzzle }> = ({ puzzle }) => (
  <p class="puzzle-to-come">
    <span>{puzzlesWords.words.value.toCome}</span>
    {stillToCome(puzzle).map(({ who, action }) => (
      <span key={who} class="puzzle-slot">
        <Pawn who={who} /> {labelled(text.value.characters[who].name, '')}
        <Icon name={`action-${action}`} /> {text.value.actions[action].name}
      </span>
    ))}
  </p>
);
