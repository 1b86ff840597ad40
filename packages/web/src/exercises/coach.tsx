/** Beside the board, the presenter as a teacher: what is to be done now, and help for who asks for it. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { Dialog } from '../app/dialog.tsx';
import { useKeys } from '../app/keys.ts';
import { words } from '../app/language.ts';
import odette from '../presenter/odette.svg';
import './coach.css';

interface Props {
  readonly title: string;
  readonly goal?: ComponentChildren;
  /** What she says. */
  readonly line: string;
  /** What has to be known besides. */
  readonly more?: ComponentChildren;
  /** The word on the key. */
  readonly hint: string;
  /** What is behind it. */
  readonly children: ComponentChildren;
  /** Ways on from there. */
  readonly keys: ComponentChildren;
}

export const Coach: FunctionComponent<Props> = ({ title, goal, line, more, hint, children, keys }) => {
  const isOpen = useSignal(false);
  const open = (): void => {
    isOpen.value = true;
  };
  useKeys({ h: open });
  return (
    <aside class="coach" aria-label={title}>
      <div class="coach-monitor" aria-hidden="true">
        <img src={odette} width="320" height="200" alt="" />
      </div>
      {goal}
      <div class="coach-line">
        <span class="coach-name">{words.value.home.odette.short}</span>
        <p>{line}</p>
      </div>
      {more}
      <button type="button" class="key coach-hint" aria-haspopup="dialog" aria-keyshortcuts="H" onClick={open}>
        {hint}
        <kbd class="cap">H</kbd>
      </button>
      {isOpen.value && (
        <Dialog
          title={hint}
          onClose={() => {
            isOpen.value = false;
          }}
        >
          {children}
          <nav class="coach-keys">{keys}</nav>
        </Dialog>
      )}
    </aside>
  );
};
