/** Everything as one file, to take along and to bring in elsewhere. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { announce } from '../app/announcer.tsx';
import { FileKey } from '../app/file-key.tsx';
import type { FileGame } from '../results/result.ts';
import { download } from '../saves/download.ts';
import { bringFile, type FileFault, fileText } from './carried.ts';
import './take-along.css';
import { Section } from './file-section.tsx';
import { fileWords } from './words.ts';

interface Props {
  readonly games: readonly FileGame[];
  onBrought(): void;
}

export const TakeAlong: FunctionComponent<Props> = ({ games, onBrought }) => {
  const { carry: said } = fileWords.value;
  const fault = useSignal<FileFault | undefined>(undefined);
  const brought = useSignal<number | undefined>(undefined);
  const bring = async (file: File): Promise<void> => {
    const answer = await bringFile(file);
    fault.value = typeof answer === 'string' ? answer : undefined;
    brought.value = typeof answer === 'number' ? answer : undefined;
    if (typeof answer !== 'number') return;
    announce(said.brought(answer));
    onBrought();
  };
  return (
    <Section title={said.title}>
      <p class="take-along-sentence">{said.sentence}</p>
      <div class="take-along">
        <button
          type="button"
          class="key"
          onClick={() => download(`room25-file-${new Date().toISOString().slice(0, 10)}.json`, fileText(games))}
        >
          {said.take}
        </button>
        <FileKey name={said.bring} accept=".json,application/json" onFile={(file) => void bring(file)} />
      </div>
      {brought.value !== undefined && <p>{said.brought(brought.value)}</p>}
      {fault.value && (
        <p class="take-along-fault" role="alert">
          {said.faults[fault.value]} {said.unchanged}
        </p>
      )}
    </Section>
  );
};
