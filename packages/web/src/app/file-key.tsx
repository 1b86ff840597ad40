import type { FunctionComponent } from 'preact';
import './file-key.css';

interface Props {
  readonly name: string;
  readonly accept: string;
  onFile(file: File): void;
}

/** A key that asks for a file. The same one can be chosen again. */
export const FileKey: FunctionComponent<Props> = ({ name, accept, onFile }) => (
  <label class="key file-key">
    {name}
    <input
      type="file"
      accept={accept}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        currentTarget.value = '';
        if (file) onFile(file);
      }}
    />
  </label>
);
