/** Beside the board, the presenter as a teacher: what to do now, and help on request. */
import { useSignal } from '@preact/signals';
import type { Action } from '@room25/engine';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../app/dialog.tsx';
import { useKeys } from '../app/keys.ts';
import { words } from '../app/language.ts';
import { cellsIn, pointedOut, pointedOutActions } from '../board/pointed-out.ts';
import odette from '../presenter/odette.svg';
import './coach.css';

interface Props {
  readonly title: string;
  readonly goal?: ComponentChildren;
  /** What she says. */
  readonly line: string;
  /** What one has to know besides. */
  readonly more?: ComponentChildren;
  /** Help whose rooms are pointed out on the board. */
  readonly points?: string | undefined;
  /** The actions it names: from then on their keys are lit. */
  readonly actions?: readonly Action[] | undefined;
  /** The word on the key. */
  readonly hint: string;
  /** What is behind it. */
  readonly children: ComponentChildren;
  /** Where to go from there. */
  readonly keys: ComponentChildren;
}

export const Coach: FunctionComponent<Props> = ({
  title,
  goal,
  line,
  more,
  points = '',
  actions,
  hint,
  children,
  keys,
}) => {
  const isOpen = useSignal(false);
  const open = (): void => {
    isOpen.value = true;
  };
  useKeys({ h: open });
  useEffect(() => {
    if (isOpen.value) pointedOut.value = cellsIn(points);
    return () => {
      pointedOut.value = [];
    };
  }, [isOpen.value, points]);
  useEffect(() => {
    if (isOpen.value && actions) pointedOutActions.value = actions;
  }, [isOpen.value, actions]);
  useEffect(
    () => () => {
      pointedOutActions.value = [];
    },
    [actions],
  );
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
          kind="beside"
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
