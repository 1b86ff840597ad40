/** Says that a newer page is waiting, and lets it take over. */
import type { FunctionComponent } from 'preact';
import { words } from '../app/language.ts';
import { takeUpdate, waiting } from './service.ts';
import './update.css';

export const Update: FunctionComponent = () => {
  if (!waiting.value) return null;
  const { update, updateNow } = words.value.home;
  return (
    <div class="update" role="status">
      <span>{update}</span>
      <button type="button" class="key" onClick={takeUpdate}>
        {updateNow}
      </button>
    </div>
  );
};
