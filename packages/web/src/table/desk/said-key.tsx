/** What I have just said about a room, while I can still change it. */
import type { FunctionComponent } from 'preact';
import { Cap } from '../../app/cap.tsx';
import { useKeys } from '../../app/keys.ts';
import { labelled, text, words } from '../../app/language.ts';
import { spelt } from '../../app/spelt.tsx';
import { Chip } from '../../art/chip.tsx';
import { Icon } from '../../art/icon.tsx';
import { useDesk } from './at-desk.ts';
import { lastWord } from './last-word.ts';
import './said-key.css';
import type { SaidKeyProps } from './telling.ts';

export const SaidKey: FunctionComponent<SaidKeyProps> = ({ isFree = () => true }) => {
  const { game, picking } = useDesk();
  const word = lastWord(game);
  const { board, jammed } = game.view.value;
  const isOpen = board.some(({ cell, room }) => cell === word?.cell && room !== undefined);
  // While something is shown it waits, and keeps its place.
  const canChange = word !== undefined && picking.canSayAbout(word.cell);
  const change = (): boolean => {
    if (canChange) picking.speakAbout(word.cell);
    return canChange;
  };
  // A key that is held down clears the program, and nothing else.
  useKeys({ Backspace: ({ repeat }) => !repeat && isFree() && change() });
  if (!word || isOpen || jammed) return null;
  const { cell, colour } = word;
  const { danger, letter } = text.value.colours[colour];
  const { takeBack } = words.value.table.program;
  return (
    <button
      type="button"
      class="key said-key"
      aria-label={labelled(takeBack, `${cell}, ${danger}`)}
      aria-keyshortcuts="Backspace"
      aria-disabled={!canChange}
      onClick={change}
    >
      <span class="said-key-word">
        <Icon name="mark-signal" />
        {spelt(cell)}
        <Chip colour={colour} letters={letter} />
      </span>
      <span class="said-key-do">
        {takeBack}
        <Cap of="⌫" />
      </span>
    </button>
  );
};
