/** Finds what an address names: a kept game of this device, a record that the address itself holds, or a table of the server. */
import { exportText, fileText } from '../saves/export.ts';
import { importText, isRefusal } from '../saves/import.ts';
import { LARGEST_FILE, type SavedTable } from '../saves/saved-table.ts';
import { load } from '../saves/saves.ts';
import { isPacked, pack, unpack } from './packed.ts';
import type { Recording } from './recording.ts';
import { fetchRecording } from './server-recording.ts';

const TROUBLES = ['missing', 'notOver', 'broken', 'otherRules', 'unreachable'] as const;
export type Trouble = (typeof TROUBLES)[number];

export const findRecording = async (id: string): Promise<Recording | Trouble> => {
  if (isPacked(id)) return unpacked(id);
  const kept = await load(id);
  if (!kept) return fetchRecording(id);
  // Its server also knows what was said and what bots thought.
  const fetched = isFromServer(kept) ? await fetchRecording(id) : 'missing';
  if (typeof fetched === 'string') return keptRecording(kept);
  return { ...fetched, table: { ...fetched.table, seats: kept.seats } };
};

const isFromServer = ({ proof }: SavedTable): boolean => proof !== undefined;

const unpacked = async (id: string): Promise<Recording | Trouble> => {
  const text = await unpack(id, LARGEST_FILE);
  return (text !== undefined && recordingOf(text, id)) || 'broken';
};

/** Of a finished game; a link must not show more of an unfinished one than the table itself does. */
const recordingOf = (text: string, address: string): Recording | undefined => {
  const table = importText(text, { id: address, time: Date.now() });
  return isRefusal(table) || !table.outcome ? undefined : { table, text, address, chat: [] };
};

const keptRecording = async (table: SavedTable): Promise<Recording> => {
  if (!table.outcome) return { table, chat: [] };
  // A link is as short as it can be.
  return { table, text: fileText(table), address: await pack(exportText(table)), chat: [] };
};
