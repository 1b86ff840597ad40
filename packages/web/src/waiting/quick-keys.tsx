/** Before a quick game: when bots fill in, and a key for people who do not want to wait so long. */
import { useSignal } from '@preact/signals';
import type { Act, TableView } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { serverTime } from '../online/api.ts';
import { onlineWords } from '../online/words.ts';

const SECOND = 1000;
/** Announced to screen readers. */
const SPOKEN = [30, 10];

interface Props {
  readonly table: TableView;
  onAct(act: Act): Promise<void>;
}

export const QuickKeys: FunctionComponent<Props> = ({ table: { seats, you, quick }, onAct }) => {
  const { quick: said, room } = onlineWords.value;
  const now = useSignal(serverTime());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = serverTime();
    }, SECOND / 4);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil(((quick?.fills ?? 0) - now.value) / SECOND));
  useEffect(() => {
    if (SPOKEN.includes(seconds)) announce(said.fills(seconds));
  }, [seconds]);
  const mine = you === undefined ? undefined : seats[you];
  const isReady = mine?.kind === 'person' && mine.ready === true;
  const isAlone = seats.filter(({ kind }) => kind === 'person').length === 1;
  return (
    <>
      <p class="waiting-hint waiting-fills" role="timer">
        {isReady && !isAlone ? room.waitForReady : seconds > 0 ? said.fills(seconds) : said.begins}
      </p>
      <button
        type="button"
        class={`key ${isReady ? '' : 'live'}`}
        onClick={() => void onAct({ do: 'ready', ready: !isReady })}
      >
        {isReady ? room.notReady : said.now}
      </button>
    </>
  );
};
