/** Which keys do what. */
import type { FunctionComponent } from 'preact';
import { Dialog } from '../app/dialog.tsx';
import { words } from '../app/language.ts';
import type { KEY_USES } from '../words/table.ts';
import './keys-sheet.css';

type Use = (typeof KEY_USES)[number];
type Keys = readonly (readonly [use: Use, ...keys: string[]])[];

const ANYWHERE: Keys = [
  ['help', '?'],
  ['regions', 'F6'],
  ['sound', 'm'],
  ['skip', 'Space'],
  ['pause', 'k'],
  ['next', '.'],
  ['role', 'h'],
];
const PROGRAMMING: Keys = [
  ['actions', '1', '…', '5'],
  ['adrenaline', '0'],
  ['takeBack', '⌫'],
  ['lockIn', 'Enter'],
];
const ON_BOARD: Keys = [
  ['arrows', '←', '↑', '→', '↓'],
  ['jump', 'b', '4'],
  ['targets', 'n', 'p'],
  ['choose', 'Enter'],
  ['back', 'Esc'],
  ['reminder', 'r'],
  ['signal', 's'],
  ['closeUp', '?'],
];

export const KeysSheet: FunctionComponent<{ onClose(): void }> = ({ onClose }) => {
  const { keys } = words.value.table;
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <div class="keys-sheet">
        <Group name={keys.anywhere} keys={ANYWHERE} />
        <Group name={keys.programming} keys={PROGRAMMING} />
        <Group name={keys.onBoard} keys={ON_BOARD} />
      </div>
    </Dialog>
  );
};

const Group: FunctionComponent<{ name: string; keys: Keys }> = ({ name, keys }) => (
  <section>
    <h3 class="display">{name}</h3>
    <dl>
      {keys.map(([use, ...caps]) => (
        <div key={use}>
          <dt>
            {caps.map((cap) => (
              <kbd key={cap} class="cap">
                {cap}
              </kbd>
            ))}
          </dt>
          <dd>{words.value.table.keys.does[use]}</dd>
        </div>
      ))}
    </dl>
  </section>
);
