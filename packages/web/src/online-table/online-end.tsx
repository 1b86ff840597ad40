/** The end of a game on a server: its record is public now, and shown like any other. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { go } from '../app/routes.ts';
import { EndScreen } from '../end/end-screen.tsx';
import { FarEnd } from '../end/far-end.tsx';
import { loadEndWords } from '../end/words.ts';
import { LazyMark } from '../fairness/lazy-mark.tsx';
import { recordOf } from '../online/api.ts';
import type { OnlineGame } from '../online/online-game.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { placeAfter, type ScreenPart } from '../online/places.ts';
import { onlineWords } from '../online/words.ts';
import { RatingChanges } from '../ratings/changes.tsx';
import { importText, isRefusal } from '../saves/import.ts';
import type { SavedTable } from '../saves/saved-table.ts';
import { keep } from '../saves/saves.ts';
import '../table/table-screen.css';
import { TalkPanel, TalkToast, useHearing } from '../talk/talk-panel.tsx';
import { Others } from './others.tsx';
import { RematchCall } from './rematch-call.tsx';

interface Props {
  readonly online: OnlineTable;
  readonly game: OnlineGame;
  readonly part: ScreenPart;
}

export const OnlineEnd: FunctionComponent<Props> = ({ online, game, part }) => {
  const { end, lobby, troubles, again } = onlineWords.value;
  const { id, you, ended = Date.now(), rematch } = online.table.value;
  const record = useSignal<Fetched | 'missing' | undefined>(undefined);
  const tries = useSignal(0);
  const wantsAgain = useSignal(false);
  useHearing(online);

  useEffect(() => {
    void fetched(id, ended, game).then((found) => {
      record.value = found ?? 'missing';
      // Those who played have it among their saved games.
      if (found && you !== undefined) void keep(found.table);
    });
  }, [tries.value]);
  useEffect(() => {
    // Nobody can press anything on a television: it follows to the next table.
    const goes = wantsAgain.value || part === 'television';
    if (goes && rematch !== undefined) go(placeAfter(part, you !== undefined), rematch);
  }, [rematch, wantsAgain.value]);

  const playAgain = async (): Promise<void> => {
    wantsAgain.value = true;
    if (rematch === undefined) await online.do({ do: 'rematch' });
  };
  if (record.value === undefined)
    return (
      <main class="table-screen-trouble" aria-busy="true">
        <p>{end.fetching}</p>
      </main>
    );
  if (record.value === 'missing')
    return (
      <main class="table-screen-trouble">
        <h1 class="display">{troubles.unavailable}</h1>
        <button
          type="button"
          class="key ivory"
          onClick={() => {
            tries.value++;
          }}
        >
          {again}
        </button>
      </main>
    );
  if (part === 'television') return <FarEnd record={record.value.table} />;
  return (
    <EndScreen
      record={record.value.table}
      talk={<TalkPanel online={online} />}
      call={
        <>
          <TalkToast online={online} />
          {rematch !== undefined && !wantsAgain.value && (
            <RematchCall table={rematch} way={you === undefined ? 'follow' : 'join'} onJoin={() => void playAgain()} />
          )}
        </>
      }
      again={
        you !== undefined
          ? { words: rematch === undefined ? end.rematch : end.joinRematch, play: () => void playAgain() }
          : rematch === undefined
            ? undefined
            : { words: lobby.doors.watch, play: () => void playAgain() }
      }
    >
      <RatingChanges table={id} names={game.seats.map(({ name }) => name)} />
      <LazyMark id={id} address={id} text={record.value.text} />
      {you !== undefined && <Others online={online} />}
    </EndScreen>
  );
};

interface Fetched {
  readonly table: SavedTable;
  /** The record as the server sent it, with its proof. */
  readonly text: string;
}

const fetched = async (id: string, time: number, game: OnlineGame): Promise<Fetched | undefined> => {
  const [text] = await Promise.all([recordOf(id), loadEndWords()]);
  if (text === undefined) return undefined;
  const saved = await importText(text, { id, time });
  return isRefusal(saved) ? undefined : { table: { ...saved, seats: game.seats }, text };
};
