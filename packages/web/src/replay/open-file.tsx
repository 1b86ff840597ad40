/** Opens a `.r25` file: a finished game is looked back at, an unfinished one is saved and continued. */
import type { FunctionComponent } from 'preact';
import { Dialog } from '../app/dialog.tsx';
import { words } from '../app/language.ts';
import { randomText } from '../app/random-text.ts';
import { go } from '../app/routes.ts';
import { pack } from '../record/packed.ts';
import { loadReplayWords, replayWords } from '../record/words.ts';
import { type ImportRefusal, importText, isRefusal } from '../saves/import.ts';
import { RefusalWords } from '../saves/refusal-words.tsx';
import { LARGEST_FILE } from '../saves/saved-table.ts';
import { keep } from '../saves/saves.ts';

/** Browsers take addresses many times as long; programs that pass links on do not. */
const LONGEST_ADDRESS = 60_000;

/** Nothing if it was opened, else a component that says why not. */
export const openFile = async (file: File, onClose: () => void): Promise<FunctionComponent | undefined> => {
  const text = file.size > LARGEST_FILE ? undefined : await file.text();
  const table =
    text === undefined ? { fault: 'large' as const } : await importText(text, { id: randomText(), time: Date.now() });
  if (isRefusal(table)) {
    await loadReplayWords();
    return () => <Refused refusal={table} onClose={onClose} />;
  }
  const address = table.outcome && (await pack(text!));
  if (address !== undefined && address.length <= LONGEST_ADDRESS) go('replay', address);
  else {
    await keep(table);
    go(table.outcome ? 'replay' : 'table', table.id);
  }
  return undefined;
};

const Refused: FunctionComponent<{ refusal: ImportRefusal; onClose(): void }> = ({ refusal, onClose }) => (
  <Dialog title={replayWords.value.refused} onClose={onClose}>
    <RefusalWords refusal={refusal} />
    <button type="button" class="key ivory" onClick={onClose}>
      {words.value.app.close}
    </button>
  </Dialog>
);
