/** Which keys do what. */

import type { FunctionComponent } from 'preact';
import { Cap } from '../app/cap.tsx';
import { Dialog } from '../app/dialog.tsx';
import type { KEY_USES } from '../words/keys.ts';
import './keys-panel.css';
import { keysWords, loadKeysWords } from './keys-panel-words.ts';

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
  ['talk', '/'],
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

const KeysPanel: FunctionComponent<{ onClose(): void }> = ({ onClose }) => {
  const { value: keys } = keysWords;
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <div class="keys-panel">
        <Group name={keys.anywhere} keys={ANYWHERE} />
        <Group name={keys.programming} keys={PROGRAMMING} />
        <Group name={keys.onBoard} keys={ON_BOARD} />
      </div>
    </Dialog>
  );
};

/** With its words, which nothing else needs. */
export const openKeysPanel = async () => {
  await loadKeysWords();
  return KeysPanel;
};

const Group: FunctionComponent<{ name: string; keys: Keys }> = ({ name, keys }) => (
  <section>
    <h3 class="display">{name}</h3>
    <dl>
      {keys.map(([use, ...caps]) => (
        <div key={use}>
          <dt>
            {caps.map((cap) => (
              <Cap key={cap} of={cap} />
            ))}
          </dt>
          <dd>{keysWords.value.does[use]}</dd>
        </div>
      ))}
    </dl>
  </section>
);
