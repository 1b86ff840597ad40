/** On every key that leads to the talk: how much was said since it was last open. */
import type { FunctionComponent } from 'preact';
import { words } from '../../app/language.ts';
import './unread.css';

export const Unread: FunctionComponent<{ count: number | undefined }> = ({ count = 0 }) =>
  count === 0 ? null : (
    <>
      {' '}
      <span class="unread mono" aria-hidden="true">
        {count}
      </span>
      <span class="unseen">{words.value.table.side.unread(count)}</span>
    </>
  );
