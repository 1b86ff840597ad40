/** Above the desk: a lost connection, a bot in one's seat, the clock. One at a time, the most serious first. */
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { LinkNotice } from '../lobby/link-notice.tsx';
import { linkTo } from '../lobby/links.ts';
import { QrCode } from '../lobby/qr-code.tsx';
import type { OnlineGame } from '../online/online-game.ts';
import type { OnlineTable } from '../online/online-table.ts';
import type { ScreenPart } from '../online/places.ts';
import { onlineWords } from '../online/words.ts';
import { Clock } from './clock.tsx';
import './table-bar.css';

interface Props {
  readonly online: OnlineTable;
  readonly game: OnlineGame;
  readonly part: ScreenPart;
}

/** Long enough to be read. */
const REFUSAL_LASTS = 6000;

export const TableBar: FunctionComponent<Props> = ({ online, game, part }) => {
  const { linkState: said, troubles, invite, television } = onlineWords.value;
  const { value: table } = online.table;
  const { kind } = online.linkState.value;
  const mine = table.you === undefined ? undefined : table.seats[table.you];
  const away = mine?.kind === 'person' ? mine.away : undefined;
  const refused = online.refused.value;
  // Beside a hand there is a television, which is no spectator.
  const watching = Math.max(0, (table.watching ?? 0) - (part === 'hand' ? 1 : 0));
  useEffect(() => {
    const timer = setTimeout(() => {
      online.refused.value = undefined;
    }, REFUSAL_LASTS);
    return () => clearTimeout(timer);
  }, [refused]);
  const back = (words: string, key: string) => (
    <p class="link-notice" role="status">
      <b>{words}</b>
      <button type="button" class="key ivory" onClick={() => void online.do({ do: 'back' })}>
        {key}
      </button>
    </p>
  );
  if (kind === 'lost' || kind === 'closed') return <LinkNotice online={online} />;
  if (table.state === 'paused' && mine) return back(said.paused, said.goOn);
  if (away && table.state === 'playing') return back(said.botSits[away], said.takeBack);
  const paused = table.state === 'paused' && (
    <p class="link-notice brief" role="status">
      <b>{said.paused}</b>
    </p>
  );
  // At a hand those who play find their seats again, and others look on.
  if (part === 'television')
    return (
      <div class="table-bar-code">
        {paused}
        <QrCode link={linkTo('hand', table.code)} label={invite.qr} />
        <p>
          <b class="mono">{table.code}</b>
          <span>{television.look}</span>
        </p>
        <Clock online={online} game={game} />
      </div>
    );
  return (
    <>
      {paused}
      {refused && !refused.rule && (
        <p class="link-notice brief" role="alert">
          {troubles[refused.code]}
        </p>
      )}
      <div class="table-bar">
        {(table.you === undefined || watching > 0) && (
          <p class="table-bar-watching" role="status">
            {table.you === undefined && <b>{said.spectator}</b>}{' '}
            {watching > 0 && <span>{said.watching(watching)}</span>}
          </p>
        )}
        <Clock online={online} game={game} />
      </div>
    </>
  );
};
