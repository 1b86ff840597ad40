/** Another name for the person who sits here. */
import type { FunctionComponent } from 'preact';
import { nameDraft } from '../lobby/me.ts';
import { NameField } from '../lobby/name-field.tsx';
import { onlineWords } from '../online/words.ts';

interface Props {
  /** As the table knows it. */
  readonly name: string;
  onRename(): void;
}

export const RenameForm: FunctionComponent<Props> = ({ name, onRename }) => {
  const isOther = nameDraft.value.trim() !== name && nameDraft.value.trim() !== '';
  return (
    <form
      class="seat-card-keys"
      onSubmit={(event) => {
        event.preventDefault();
        if (isOther) onRename();
      }}
    >
      <NameField name={nameDraft} />
      {isOther && (
        <button type="submit" class="key">
          {onlineWords.value.name.keep}
        </button>
      )}
    </form>
  );
};
