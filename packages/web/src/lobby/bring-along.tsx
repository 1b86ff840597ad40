/** Whoever used a key of theirs and is somebody else on this device: they may become one with that one, and keep what they have. */
import type { FunctionComponent } from 'preact';
import { nameWords } from './name-words.ts';

interface Props {
  readonly you: string;
  readonly name: string;
  /** Games that come along; tables where both sit. */
  readonly along: number;
  readonly apart: number;
  readonly onBring: () => void;
}

export const BringAlong: FunctionComponent<Props> = ({ you, name, along, apart, onBring }) => {
  const { merge } = nameWords.value;
  return (
    <>
      <p role="alert">{merge.other(you, name)}</p>
      {along > 0 && (
        <>
          <p>
            {merge.bringHint(you, name)} {apart > 0 && merge.apart(you, apart)}
          </p>
          <button type="button" class="key live" onClick={onBring}>
            {merge.bring(you, along)}
          </button>
        </>
      )}
    </>
  );
};
