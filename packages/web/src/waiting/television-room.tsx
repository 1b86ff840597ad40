/** The big screen before the show: a code for everybody's phone, and who has come. */
import { useSignal } from '@preact/signals';
import type { Act } from '@room25/protocol';
import type { FunctionComponent } from 'preact';
import { labelled, words } from '../app/language.ts';
import { hrefOf } from '../app/routes.ts';
import { recall } from '../app/storage.ts';
import { Wordmark } from '../app/wordmark.tsx';
import type { ServerTrouble } from '../online/api.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { onlineWords } from '../online/words.ts';
import '../lobby/lobby.css';
import { LinkNotice } from '../lobby/link-notice.tsx';
import { linkTo } from '../lobby/links.ts';
import { QrCode } from '../lobby/qr-code.tsx';
import { TermsCard } from '../lobby/terms-card.tsx';
import { SeatCards } from './seat-cards.tsx';
import { StartKeys } from './start-keys.tsx';
import { TableChoosing } from './table-choosing.tsx';
import './waiting-room.css';
import './television-room.css';

export const TelevisionRoom: FunctionComponent<{ online: OnlineTable }> = ({ online }) => {
  const { television, troubles, invite } = onlineWords.value;
  const { value: table } = online.table;
  const { id, code, seats, settings } = table;
  const trouble = useSignal<ServerTrouble | undefined>(undefined);
  // This screen opened the table and then left its seat to others.
  const isHost = recall(`hosts.${id}`) !== undefined && !seats.some((seat) => seat.kind === 'person' && seat.host);
  const send = async (what: Act): Promise<void> => {
    trouble.value = (await online.do(what))?.code;
  };
  return (
    <main class="waiting television-room">
      <header class="waiting-head">
        <a href={hrefOf('home')} aria-label={labelled(words.value.app.title, onlineWords.value.home)}>
          <Wordmark />
        </a>
        <span class="waiting-stand-by">{words.value.table.curtain.standBy}</span>
      </header>
      <div class="waiting-main">
        <h1 class="display">{television.waiting}</h1>
        <p class="waiting-standing">
          {onlineWords.value.lobby.taken(seats.filter(({ kind }) => kind !== 'free').length, seats.length)}
        </p>
        {isHost && <TableChoosing table={table} isHost onAct={(what) => void send(what)} />}
        <SeatCards
          seats={seats}
          of={() => ({
            isMine: false,
            canSit: false,
            isHost,
            onSit: () => undefined,
            onAct: (what) => void send(what),
          })}
        />
      </div>
      <div class="waiting-side">
        <section class="television-join" aria-labelledby="television-join">
          <h2 id="television-join" class="display">
            {television.join}
          </h2>
          <QrCode link={linkTo('hand', code)} label={invite.qr} />
          <p class="mono invite-code">{code}</p>
          <p>{television.hint}</p>
        </section>
        <TermsCard settings={settings} />
      </div>
      <footer class="waiting-foot">
        <LinkNotice online={online} />
        {trouble.value && (
          <p class="waiting-trouble" role="alert">
            {troubles[trouble.value]}
          </p>
        )}
        {isHost && (
          <div class="waiting-sit">
            <StartKeys table={table} onAct={send} />
          </div>
        )}
      </footer>
    </main>
  );
};
