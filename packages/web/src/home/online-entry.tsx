/** With others: by invitation; or back to where one is awaited; or why there is none of it. */
import { useSignal } from '@preact/signals';
import type { ListAnswer } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { recall } from '../app/storage.ts';
import { reach } from '../online/served.ts';
import { Entry } from './entry.tsx';

export const OnlineEntry: FunctionComponent = () => {
  const { online, waiting, noServer, offline } = words.value.home;
  const awaited = useSignal(0);
  const isReached = reach.value === 'here';
  useEffect(() => {
    if (!isReached) return;
    void awaitedTables().then((count) => {
      awaited.value = count;
    });
  }, [isReached]);
  const shown = { time: '21:00', icon: 'mark-signal', ...online } as const;
  if (!isReached) return <Entry {...shown} sentence={reach.value === 'none' ? noServer : offline} isAbsent />;
  const sentence = awaited.value > 0 ? waiting(awaited.value) : online.sentence;
  return <Entry {...shown} sentence={sentence} href={hrefOf('lobby')} />;
};

/** At how many tables it is this device's turn; nobody knows a device that has never said a name. */
const awaitedTables = async (): Promise<number> => {
  if (recall('name') === undefined) return 0;
  const response = await fetch('/api/tables/mine?limit=100').catch(() => undefined);
  if (!response?.ok) return 0;
  const { tables } = (await response.json()) as ListAnswer;
  return tables.filter(({ awaited }) => awaited).length;
};
