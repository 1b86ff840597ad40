/** How much of what others said has not been shown on this device. */
import { useState } from 'preact/hooks';
import { recall, store } from '../app/storage.ts';
import type { OnlineTable } from '../online/online-table.ts';

/** Everything that has been said is on the screen. */
export const markRead = ({ table, chat, read }: OnlineTable): void => {
  read.value = chat.value.length;
  const { id, you } = table.value;
  if (you !== undefined) store(nameOf(id), String(read.value));
};

/** For onlookers it begins with what is said from then on. */
export const useUnread = ({ table, chat, read }: OnlineTable): number => {
  const { id, you } = table.value;
  const [before] = useState(() => (you === undefined ? chat.value.length : Number(recall(nameOf(id)) ?? 0)));
  return chat.value.slice(Math.max(before, read.value)).filter(({ seat }) => seat !== you).length;
};

const nameOf = (table: string): string => `read.${table}`;
