/**
 * A file that is dropped anywhere on the page: a game to look back at, or to go on with. The code that opens it is fetched then.
 */
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';

/** Says why a file was not opened, until somebody has read it. */
export const dropNotice = signal<FunctionComponent | undefined>(undefined);

/** To be called once, when the page starts. */
export const watchDrops = (): void => {
  document.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    void open(file);
  });
};

const open = async (file: File): Promise<void> => {
  const { openFile } = await import('../replay/open-file.tsx');
  dropNotice.value = await openFile(file, () => {
    dropNotice.value = undefined;
  });
};
