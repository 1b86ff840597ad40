/** The host's red key, and why it cannot be pressed yet. */
import type { Act, TableView } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { onlineWords } from '../online/words.ts';

interface Props {
  readonly table: TableView;
  onAct(act: Act): Promise<void>;
}

/** The level that fills a free seat if the host does not wait any longer. */
const STAND_IN = 'normal';

export const StartKeys: FunctionComponent<Props> = ({ table: { seats, you }, onAct }) => {
  const { room } = onlineWords.value;
  const free = seats.flatMap(({ kind }, place) => (kind === 'free' ? [place] : []));
  const isWaiting = seats.some((seat, place) => seat.kind === 'person' && !seat.ready && place !== you);
  const start = async (): Promise<void> => {
    if (isWaiting) return;
    for (const seat of free) await onAct({ do: 'fill', seat, level: STAND_IN });
    await onAct({ do: 'start' });
  };
  return (
    <>
      {isWaiting && <p class="waiting-hint">{room.waitForReady}</p>}
      <button type="button" class="key live" aria-disabled={isWaiting} onClick={() => void start()}>
        {free.length > 0 ? room.startWithBots : room.start}
      </button>
    </>
  );
};
