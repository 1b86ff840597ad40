/** A finished game of the server: its record, who played it, what was said, what its bots thought. */
import type { Explanation } from '@room25/bots';
import type { Refused, ResultAnswer } from '@room25/protocol';
import { loadOnlineWords } from '../online/words.ts';
import type { Seat } from '../play/played-game.ts';
import { importText, isRefusal } from '../saves/import.ts';
import { RULES_TROUBLES } from '../saves/rules.ts';
import type { Thought } from '../saves/saved-table.ts';
import { withThoughts } from '../saves/thought-lines.ts';
import type { RecordingTrouble } from './find-recording.ts';
import type { ChatAt, Recording } from './recording.ts';

export const fetchRecording = async (name: string): Promise<Recording | RecordingTrouble> => {
  const [record, result, talk, thoughts] = await Promise.all([
    ask(name, 'record', (answer) => answer.text()),
    ask<ResultAnswer>(name, 'result'),
    ask<{ chat: readonly ChatAt[] }>(name, 'chat'),
    ask<{ thoughts: readonly ServerThought[] }>(name, 'thoughts'),
  ]);
  if (typeof record !== 'string') return record.trouble;
  const table = await importText(record, { id: name, time: Date.now() });
  if (isRefusal(table)) return RULES_TROUBLES.find((trouble) => trouble === table.fault) ?? 'broken';
  const seats = 'trouble' in result ? table.seats : result.seats.map(seatOf);
  // Ready phrases are read in the reader's language.
  await loadOnlineWords();
  const told = 'trouble' in thoughts ? [] : thoughts.thoughts.map(thoughtOf);
  return {
    // Its code is the same in every language.
    table: { ...table, seats, thoughts: told, title: (table.title ?? name).replace(/^Table /, '') },
    text: withThoughts(record, told),
    address: name,
    chat: 'trouble' in talk ? [] : talk.chat,
  };
};

/** As the server tells it: `at` is the place of the command in the record. */
export interface ServerThought {
  readonly at: number;
  readonly seat: number;
  readonly explanation: Explanation;
}

const seatOf = ({ player, bot }: ResultAnswer['seats'][number]): Seat =>
  bot ? { player: bot } : { player: 'away', name: player };

const thoughtOf = ({ at, seat, explanation }: ServerThought): Thought => ({ command: at, seat, explanation });

const TROUBLES: Partial<Record<Refused['code'], RecordingTrouble>> = {
  'not-now': 'notOver',
  'rules-version': 'otherRules',
  'broken-log': 'broken',
};

const ask = async <T>(
  name: string,
  what: string,
  read: (answer: Response) => Promise<T> = (answer) => answer.json(),
): Promise<T | { readonly trouble: RecordingTrouble }> => {
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(name)}/${what}`);
    if (answer.ok) return await read(answer);
    // The page may be served without a game server: then nothing is found by this name.
    const { code } = (await answer.json().catch(() => ({}))) as Partial<Refused>;
    return { trouble: (code && TROUBLES[code]) ?? 'missing' };
  } catch {
    return { trouble: 'unreachable' };
  }
};
