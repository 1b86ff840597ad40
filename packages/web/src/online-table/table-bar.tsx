/** Above the desk: a lost connection, a bot in one's seat, the clock. One thing at a time, the gravest first. */
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { LineNotice } from '../lobby/line-notice.tsx';
import { linkTo } from '../lobby/links.ts';
import { QrCode } from '../lobby/qr-code.tsx';
import type { OnlineGame } from '../online/online-game.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { onlineWords } from '../online/words.ts';
import { Clock } from './clock.tsx';
import type { Part } from './room-screen.tsx';
import './table-bar.css';

interface Props {
  readonly online: OnlineTable;
  readonly game: OnlineGame;
  readonly part: Part;
}

/** Long enough to be read. */
const REFUSAL_LASTS = 6000;

export const TableBar: FunctionComponent<Props> = ({ online, game, part }) => {
  const { line: said, troubles, invite, television } = onlineWords.value;
  const { value: table } = online.table;
  const { kind } = online.line.value;
  const mine = table.you === undefined ? undefined : table.seats[table.you];
  const away = mine?.kind === 'person' ? mine.away : undefined;
  const refused = online.refused.value;
  useEffect(() => {
    const timer = setTimeout(() => {
      online.refused.value = undefined;
    }, REFUSAL_LASTS);
    return () => clearTimeout(timer);
  }, [refused]);
  const back = (words: string, key: string) => (
    <p class="line-notice" role="status">
      <b>{words}</b>
      <button type="button" class="key ivory" onClick={() => void online.do({ do: 'back' })}>
        {key}
      </button>
    </p>
  );
  if (kind === 'lost' || kind === 'closed') return <LineNotice online={online} />;
  if (table.state === 'paused' && mine) return back(said.paused, said.goOn);
  if (away && table.state === 'playing') return back(said.botSits[away], said.takeBack);
  if (part === 'television')
    return (
      <div class="table-bar-code">
        <QrCode link={linkTo('watch', table.code)} label={invite.qr} />
        <p>
          <b class="mono">{table.code}</b>
          <span>{television.look}</span>
        </p>
        <Clock online={online} game={game} />
      </div>
    );
  return (
    <>
      {refused && !refused.rule && (
        <p class="line-notice brief" role="alert">
          {troubles[refused.code]}
        </p>
      )}
      <Clock online={online} game={game} />
    </>
  );
};
