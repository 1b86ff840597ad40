import type { FunctionComponent } from 'preact';
import { words } from '../app/language.ts';
import type { ImportRefusal } from './import.ts';
import './refusal-words.css';

/** Why a file cannot be saved as a game, and where in it. */
export const RefusalWords: FunctionComponent<{ refusal: ImportRefusal }> = ({ refusal: { fault, line, text } }) => {
  const { saves } = words.value;
  return (
    <div class="refusal-words" role="alert">
      <p>{saves.faults[fault]}</p>
      {line !== undefined && <p class="mono">{saves.line(line, text)}</p>}
      <p>{saves.nothingChanged}</p>
    </div>
  );
};
