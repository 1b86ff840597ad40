/**
 * Who plays whom and who begins. Most people leave it to chance, so it is behind one key and fetched when that is first pressed.
 */
import { useSignal } from '@preact/signals';
import type { Character, Edition } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { useId } from 'preact/hooks';
import { words } from '../app/language.ts';
import './choosing.css';

export interface ChoosingProps {
  /** What the key says. */
  readonly label: string;
  readonly edition: Edition;
  /** Changes with the game: then nothing is chosen any more. */
  readonly game: string;
  /** How many characters each has. */
  readonly each: number;
  /** Absent where nobody sits. */
  readonly seats: readonly (ChoosingSeat | undefined)[];
  readonly begins: number | undefined;
  onWish(seat: number, names: readonly Character[]): void;
  /** Absent for those who have no say in it. */
  onBegin?: ((seat: number | undefined) => void) | undefined;
}

interface ChoosingSeat {
  readonly name: string;
  readonly wish: readonly Character[];
  /** Whether it can be chosen for this seat here. */
  readonly isOpen: boolean;
}

type Panel = FunctionComponent<ChoosingProps>;

export const Choosing: Panel = (props) => {
  const { home } = words.value;
  const id = useId();
  const isOpen = useSignal(false);
  const panel = useSignal<{ readonly Panel: Panel } | 'failed' | undefined>(undefined);
  const toggle = async (): Promise<void> => {
    isOpen.value = !isOpen.value;
    if (!isOpen.value || typeof panel.value === 'object') return;
    panel.value = await fetchPanel().catch(() => 'failed' as const);
  };
  const { value: fetched } = panel;
  return (
    <div class="choosing">
      <button type="button" class="choosing-key" id={id} aria-expanded={isOpen.value} onClick={() => void toggle()}>
        {props.label}
      </button>
      {isOpen.value && fetched === 'failed' && <p role="alert">{home.failed}</p>}
      {typeof fetched === 'object' && (
        // biome-ignore lint/a11y/useSemanticElements: its name is the key's, which a legend cannot be.
        <div role="group" class="choosing-panel" aria-labelledby={id} hidden={!isOpen.value}>
          <fetched.Panel {...props} />
        </div>
      )}
    </div>
  );
};

const fetchPanel = async (): Promise<{ readonly Panel: Panel }> => {
  const [{ ChoosingPanel }, { loadChoosingWords }] = await Promise.all([
    import('./choosing-panel.tsx'),
    import('./words.ts'),
  ]);
  await loadChoosingWords();
  return { Panel: ChoosingPanel };
};
