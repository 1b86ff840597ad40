/** Where one is signed in, and the way out of each. */

import { useSignal } from '@preact/signals';
import type { Devices } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { announce } from '../app/announcer.tsx';
import { labelled } from '../app/language.ts';
import { myDevices, type ServerTrouble, signOut } from '../online/api.ts';
import { onlineWords } from '../online/words.ts';
import { agoOf } from '../saves/when.ts';
import './devices.css';
import { myName } from './me.ts';
import { privacyWords } from './privacy-words.ts';

export const MyDevices: FunctionComponent = () => {
  const { devices: said } = privacyWords.value;
  const list = useSignal<Devices | undefined>(undefined);
  const isKept = useSignal(false);
  const trouble = useSignal<ServerTrouble | undefined>(undefined);
  /** After the first press: what cannot be undone is asked twice. */
  const isSure = useSignal(false);
  const take = (answer: Awaited<ReturnType<typeof myDevices>>): void => {
    trouble.value = 'trouble' in answer ? answer.trouble : undefined;
    if (!('value' in answer)) return;
    list.value = answer.value.devices;
    isKept.value = answer.value.kept === true;
  };
  const end = async (which: Parameters<typeof signOut>[0]): Promise<void> => {
    take(await signOut(which));
    if (trouble.value !== undefined) return;
    announce(said.done);
    if (list.value?.length === 0) myName.value = undefined;
  };
  return (
    <details
      class="devices"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void myDevices().then(take);
      }}
    >
      <summary>{said.title}</summary>
      <p>{said.sentence}</p>
      {trouble.value && <p role="alert">{onlineWords.value.troubles[trouble.value]}</p>}
      <ul>
        {list.value?.map(({ id, kind, seen, here }) => (
          <li key={id}>
            <span>
              <b>{kind || said.unknown}</b> {here ? said.here : said.seen(agoOf(seen))}
            </span>
            {!here && (
              <button
                type="button"
                class="key"
                aria-label={labelled(said.signOut, kind || said.unknown)}
                onClick={() => void end([id])}
              >
                {said.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      {list.value && (
        <div class="devices-keys">
          <button type="button" class="key" onClick={() => void end('others')}>
            {said.others}
          </button>
          <button
            type="button"
            class="key"
            onClick={() => {
              if (isSure.value) void end('all');
              isSure.value = true;
            }}
          >
            {said.all}
          </button>
          {isSure.value && <p role="alert">{isKept.value ? said.allKept : said.allHint}</p>}
        </div>
      )}
    </details>
  );
};
