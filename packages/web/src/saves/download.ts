import type { SavedTable } from './saved-table.ts';

/** A saved game. The code that writes it is fetched on demand. */
export const downloadTable = async (table: SavedTable): Promise<void> => {
  const { fileNameOf, fileText } = await import('./export.ts');
  download(fileNameOf(table), fileText(table));
};

/** Hands a text to the browser as a file. */
export const download = (name: string, content: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
