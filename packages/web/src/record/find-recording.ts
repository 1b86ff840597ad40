/** Finds what an address names: a saved game of this device, a record inside the address itself, or a table of the server. */
import { exportText, fileText } from '../saves/export.ts';
import { importText, isRefusal } from '../saves/import.ts';
import { RULES_TROUBLES, rulesTrouble } from '../saves/rules.ts';
import { LARGEST_FILE, type SavedTable } from '../saves/saved-table.ts';
import { load } from '../saves/saves.ts';
import { isPacked, pack, unpack } from './packed.ts';
import type { Recording } from './recording.ts';
import { fetchRecording } from './server-recording.ts';

const TROUBLES = ['missing', 'notOver', 'broken', ...RULES_TROUBLES, 'unreachable'] as const;
export type RecordingTrouble = (typeof TROUBLES)[number];

export const findRecording = async (id: string): Promise<Recording | RecordingTrouble> => {
  if (isPacked(id)) return unpacked(id);
  const kept = await load(id);
  if (!kept) return fetchRecording(id);
  // The server also knows what was said and what bots thought.
  const fetched = isFromServer(kept) ? await fetchRecording(id) : 'missing';
  if (typeof fetched === 'string') return keptRecording(kept);
  return { ...fetched, table: { ...fetched.table, seats: kept.seats } };
};

const isFromServer = ({ proof }: SavedTable): boolean => proof !== undefined;

const unpacked = async (id: string): Promise<Recording | RecordingTrouble> => {
  const text = await unpack(id, LARGEST_FILE);
  return text === undefined ? 'broken' : recordingOf(text, id);
};

/** Only for a finished game: a link must not show more of an unfinished one than the table itself does. */
const recordingOf = async (text: string, address: string): Promise<Recording | RecordingTrouble> => {
  const table = await importText(text, { id: address, time: Date.now() });
  if (isRefusal(table)) return RULES_TROUBLES.find((trouble) => trouble === table.fault) ?? 'broken';
  return table.outcome ? { table, text, address, chat: [] } : 'broken';
};

const keptRecording = async (table: SavedTable): Promise<Recording | RecordingTrouble> => {
  const trouble = await rulesTrouble(table.rules);
  if (trouble) return trouble;
  if (!table.outcome) return { table, chat: [] };
  // The shortest possible link.
  return { table, text: fileText(table), address: await pack(exportText(table)), chat: [] };
};
