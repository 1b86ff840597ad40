/** What is needed now and then: panels, settings, the way out. */
import { LANGUAGES } from '@room25/text';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useId } from 'preact/hooks';
import { Dialog } from '../app/dialog.tsx';
import { words } from '../app/language.ts';
import { LANGUAGE_NAMES } from '../app/language-names.ts';
import { hrefOf } from '../app/routes.ts';
import { languageCode, sound, THEMES, theme } from '../app/settings.ts';
import './menu.css';
import { Unread } from './side/unread.tsx';

export type Panel = 'keys' | 'side' | 'talk' | 'rules';

interface Props {
  onOpen(panel: Panel): void;
  onClose(): void;
  /** Only where the whole record may be seen. */
  onExport?(): void;
  /** Can one come back to it? */
  readonly isKept: boolean;
  /** Where people talk out of sight: how many lines were not shown yet. */
  readonly unread?: number;
  /** Keys that are there only at times. */
  readonly children?: ComponentChildren;
  /** Ways out other than to the first screen. */
  readonly exits?: ComponentChildren;
}

export const Menu: FunctionComponent<Props> = ({ onOpen, onClose, onExport, isKept, unread, exits, children }) => {
  const { menu, header, side } = words.value.table;
  return (
    <Dialog title={menu.title} kind="side" onClose={onClose}>
      <nav class="menu">
        <Group name={menu.groups.table}>
          {children}
          {unread !== undefined && (
            <button type="button" class="key" onClick={() => onOpen('talk')}>
              {side.talk}
              <Unread count={unread} />
            </button>
          )}
          <button type="button" class="key" data-panel="side" onClick={() => onOpen('side')}>
            {menu.rundown}
          </button>
          {onExport && (
            <button type="button" class="key" onClick={onExport}>
              {menu.export}
            </button>
          )}
        </Group>
        <Group name={menu.groups.help}>
          <button type="button" class="key" data-panel="rules" onClick={() => onOpen('rules')}>
            {menu.rules}
          </button>
          <button type="button" class="key menu-keys" data-panel="keys" onClick={() => onOpen('keys')}>
            {menu.keys}
          </button>
        </Group>
        <Group name={menu.groups.device}>
          <button
            type="button"
            class="key"
            onClick={() => {
              sound.value = sound.value === 'on' ? 'off' : 'on';
            }}
          >
            {sound.value === 'on' ? header.soundOff : header.soundOn}
          </button>
          <button
            type="button"
            class="key"
            onClick={() => {
              const shown = document.documentElement.dataset['theme'];
              theme.value = THEMES.find((each) => each !== 'system' && each !== shown) ?? 'dark';
            }}
          >
            {menu.theme}
          </button>
          <fieldset>
            <legend>{menu.language}</legend>
            {LANGUAGES.map((code) => (
              <button
                key={code}
                type="button"
                class="key"
                lang={code}
                aria-pressed={languageCode.value === code}
                onClick={() => {
                  languageCode.value = code;
                }}
              >
                {LANGUAGE_NAMES[code]}
              </button>
            ))}
          </fieldset>
          <a class="key" href={hrefOf('settings')}>
            {menu.settings}
          </a>
        </Group>
        <Group name={menu.groups.leave}>
          {exits}
          <a class="key" href={hrefOf('home')}>
            {menu.leave}
          </a>
          {isKept && <p>{menu.leaveHint}</p>}
        </Group>
      </nav>
    </Dialog>
  );
};

const Group: FunctionComponent<{ name: string }> = ({ name, children }) => {
  const id = useId();
  return (
    <section class="menu-group" aria-labelledby={id}>
      <h3 id={id} class="display">
        {name}
      </h3>
      {children}
    </section>
  );
};
