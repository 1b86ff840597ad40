/** The saved games: continue one, see how it ended, take it away as a file, bring one in. */
import { useSignal } from '@preact/signals';
import { isKnownVersion } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { BackKey } from '../app/back-key.tsx';
import { FileKey } from '../app/file-key.tsx';
import { labelled, text, words } from '../app/language.ts';
import { randomText } from '../app/random-text.ts';
import { hrefOf } from '../app/routes.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { downloadTable } from './download.ts';
import type { ImportRefusal } from './import.ts';
import { KeptGame } from './kept-game.tsx';
import { RefusalWords } from './refusal-words.tsx';
import { LARGEST_FILE, type SavedTable } from './saved-table.ts';
import { isLasting, keep, list, remove } from './saves.ts';
import './saves.css';

export const Saves: FunctionComponent = () => {
  const { saves } = words.value;
  const tables = useSignal<readonly SavedTable[] | undefined>(undefined);
  const removed = useSignal<SavedTable | undefined>(undefined);
  const refusal = useSignal<ImportRefusal | undefined>(undefined);
  const lasts = useSignal(true);

  const refresh = async (): Promise<void> => {
    tables.value = await list();
  };
  useEffect(() => {
    void refresh();
    void isLasting().then((isSo) => {
      lasts.value = isSo;
    });
  }, []);

  const nameOf = ({ sheet, title }: SavedTable): string =>
    title ?? `${text.value.modes[sheet.mode].name}, ${text.value.editions[sheet.edition].name}`;

  const drop = async (table: SavedTable): Promise<void> => {
    await remove(table.id);
    removed.value = table;
    announce(saves.removed(nameOf(table)));
    await refresh();
  };

  const bringBack = async (table: SavedTable): Promise<void> => {
    await keep(table);
    removed.value = undefined;
    await refresh();
  };

  const bring = async (file: File): Promise<void> => {
    const content = file.size > LARGEST_FILE ? ' '.repeat(LARGEST_FILE + 1) : await file.text();
    // Few people ever bring one in: the code that reads it is fetched on demand.
    const { importText, isRefusal } = await import('./import.ts');
    const table = await importText(content, { id: randomText(), time: Date.now() });
    refusal.value = isRefusal(table) ? table : undefined;
    if (isRefusal(table)) return;
    await keep(table);
    announce(saves.brought(nameOf(table)));
    await refresh();
  };

  const groups = [
    [saves.unfinished, tables.value?.filter(({ outcome }) => !outcome) ?? []],
    [saves.finished, tables.value?.filter(({ outcome }) => outcome) ?? []],
  ] as const;
  return (
    <main class="saves">
      <header class="saves-head">
        <BackKey />
        <a href={hrefOf('home')} aria-label={labelled(words.value.app.title, saves.back)}>
          <Wordmark />
        </a>
        <h1 class="display">{saves.title}</h1>
      </header>
      {!lasts.value && <p class="saves-note">{saves.notLasting}</p>}
      {removed.value && (
        <div class="saves-removed">
          <span>{saves.removed(nameOf(removed.value))}</span>
          <button type="button" class="key" onClick={() => removed.value && void bringBack(removed.value)}>
            {saves.undo}
          </button>
        </div>
      )}
      {tables.value?.length === 0 && <p class="saves-note">{saves.none}</p>}
      {groups.map(
        ([heading, kept]) =>
          kept.length > 0 && (
            <section key={heading} aria-label={heading}>
              <h2 class="display">{heading}</h2>
              <ul>
                {kept.map((table) => (
                  <KeptGame
                    key={table.id}
                    table={table}
                    name={nameOf(table)}
                    isPlayable={isKnownVersion(table.rules)}
                    onExport={() => void downloadTable(table)}
                    onRemove={() => void drop(table)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      <section class="saves-bring">
        <FileKey name={saves.bring} accept=".r25,text/plain" onFile={(file) => void bring(file)} />
        <p>{saves.bringSentence}</p>
        {refusal.value && <RefusalWords refusal={refusal.value} />}
      </section>
    </main>
  );
};
