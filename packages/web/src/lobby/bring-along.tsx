/** For somebody who used their key on a device that is another guest: the two may become one, and keep everything. */
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
