/** Somebody scanned the code on their other device: this one becomes the same person, if they agree. */
import { useSignal } from '@preact/signals';
import type { LinkOwner } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { go, hrefOf } from '../app/routes.ts';
import { Wordmark } from '../app/wordmark.tsx';
import { carry, linkOwner } from '../online/api.ts';
import { onlineWords } from '../online/words.ts';
import '../table/table-screen.css';
import { readCarryId } from './links.ts';
import { become } from './me.ts';
import { BringAlong } from './names-later.ts';
import { privacyWords } from './privacy-words.ts';

export const CarryScreen: FunctionComponent<{ readonly id?: string }> = ({ id = '' }) => {
  const { carry: said, home } = onlineWords.value;
  const { carry: whose } = privacyWords.value;
  const owner = useSignal<LinkOwner | 'failed' | undefined>(undefined);
  const read = readCarryId(id);
  useEffect(() => {
    const asking = read ? linkOwner(read.token) : Promise.resolve(undefined);
    void asking.then((answer) => {
      owner.value = answer && 'value' in answer ? answer.value : 'failed';
    });
  }, [id]);
  const take = async (how: Parameters<typeof carry>[1]): Promise<void> => {
    const answer = read && (await carry(read.token, how));
    if (!read || !answer || 'trouble' in answer) {
      owner.value = 'failed';
      return;
    }
    become(answer.value.name);
    // The token has done its work: it must not stay in the history.
    history.replaceState(null, '', hrefOf('home'));
    if (read.table === '') go('lobby');
    else go('room', read.table);
  };
  const { value: found } = owner;
  if (found === undefined) return <main class="table-screen-trouble" aria-busy="true" />;
  if (found === 'failed')
    return (
      <main class="table-screen-trouble">
        <Wordmark />
        <h1 class="display">{said.title}</h1>
        <p role="alert">{said.failed}</p>
        <a class="key" href={hrefOf('home')}>
          {home}
        </a>
      </main>
    );
  const { name, you, same, along, apart = 0 } = found;
  const isOther = you !== undefined && !same;
  return (
    <main class="table-screen-trouble">
      <Wordmark />
      <h1 class="display">{said.title}</h1>
      {isOther && along !== undefined ? (
        // They used a key of their own, so they know whose it is.
        <BringAlong {...{ you, name, along, apart }} onBring={() => void take({ instead: true, along: true })} />
      ) : (
        <>
          <p>
            {whose.whose(name)} {whose.once}
          </p>
          {isOther && <p role="alert">{whose.other(you, name)}</p>}
        </>
      )}
      <button
        type="button"
        class={`key ${isOther ? '' : 'live'}`}
        onClick={() => void take(isOther ? { instead: true } : {})}
      >
        {whose.take(name)}
      </button>
      <a class={`key ${isOther && !along ? 'live' : ''}`} href={hrefOf('home')}>
        {isOther ? whose.stay(you) : home}
      </a>
    </main>
  );
};
