/** Somebody scanned the square of its other device: this one becomes the same person. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { go, hrefOf } from '../app/routes.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { carry } from '../online/api.ts';
import { onlineWords } from '../online/words.ts';
import '../table/table-screen.css';
import { readCarryId } from './links.ts';
import { remember } from './me.ts';

export const CarryScreen: FunctionComponent<{ readonly id?: string }> = ({ id = '' }) => {
  const { carry: said, home } = onlineWords.value;
  const hasFailed = useSignal(false);
  const take = async (): Promise<void> => {
    const read = readCarryId(id);
    const answer = read ? await carry(read.token) : undefined;
    hasFailed.value = !answer || 'trouble' in answer;
    if (!read || !answer || 'trouble' in answer) return;
    remember(answer.value.name);
    // The token has done its work: it must not stay in the history.
    history.replaceState(null, '', hrefOf('home'));
    go('room', read.table);
  };
  return (
    <main class="table-trouble">
      <Wordmark />
      <h1 class="display">{said.title}</h1>
      <p role={hasFailed.value ? 'alert' : undefined}>{hasFailed.value ? said.failed : said.sentence}</p>
      {!hasFailed.value && (
        <button type="button" class="key live" onClick={() => void take()}>
          {said.open}
        </button>
      )}
      <a class="key" href={hrefOf('home')}>
        {home}
      </a>
    </main>
  );
};
