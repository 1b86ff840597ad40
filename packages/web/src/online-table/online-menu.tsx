/** What the menu of a table on a server has in addition: other devices, notifications, what to do about others, the way out. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { HoldKey } from '../app/hold-key.tsx';
import { hrefOf } from '../app/routes.ts';
import { CopyKey } from '../lobby/copy-key.tsx';
import { personalToken, type ServerTrouble } from '../online/api.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { askToNotify, isTold, permission } from '../online/push.ts';
import { onlineWords } from '../online/words.ts';
import '../waiting/invite.css';
import { carryId, linkTo } from '../lobby/links.ts';
import { QrCode } from '../lobby/qr-code.tsx';
import { CallMe } from '../waiting/call-me.tsx';
import './online-menu.css';
import type { ScreenPart } from '../online/places.ts';
import { Others } from './others.tsx';

interface Props {
  readonly online: OnlineTable;
  readonly part: ScreenPart;
}

export const OnlineMenu: FunctionComponent<Props> = ({ online, part }) => {
  const { menu, troubles, invite } = onlineWords.value;
  const { code, you, settings } = online.table.value;
  const shown = useSignal<{ readonly link: string; readonly hint: 'deviceHint' | 'televisionHint' } | undefined>(
    undefined,
  );
  const trouble = useSignal<ServerTrouble | undefined>(undefined);

  const moveToDevice = async (): Promise<void> => {
    const answer = await personalToken();
    trouble.value = 'trouble' in answer ? answer.trouble : undefined;
    if ('value' in answer)
      shown.value = { link: linkTo('carry', carryId(code, answer.value.token)), hint: 'deviceHint' };
  };
  return (
    <section class="online-menu">
      {shown.value && (
        <div class="online-menu-link">
          <QrCode link={shown.value.link} label={invite.qr} />
          <p>{menu[shown.value.hint]}</p>
          <CopyKey link={shown.value.link} />
        </div>
      )}
      {trouble.value && <p role="alert">{troubles[trouble.value]}</p>}
      {you !== undefined && (
        <>
          <button type="button" class="key" onClick={() => void moveToDevice()}>
            {menu.device}
          </button>
          <a class="key" href={hrefOf(part === 'hand' ? 'room' : 'hand', code)}>
            {part === 'hand' ? menu.whole : menu.hand}
          </a>
        </>
      )}
      <button
        type="button"
        class="key"
        onClick={() => {
          shown.value = { link: linkTo('television', code), hint: 'televisionHint' };
        }}
      >
        {menu.television}
      </button>
      {you !== undefined && <CallMe byPost={settings.clock.kind === 'correspondence'} />}
      {isTold.value === undefined && permission.value === 'default' && you !== undefined && (
        <button type="button" class="key" onClick={() => void askToNotify()}>
          {menu.notify}
        </button>
      )}
      {isTold.value === undefined && permission.value === 'granted' && you !== undefined && <p>{menu.notifying}</p>}
      <Others online={online} />
    </section>
  );
};

/** Other ways out: a bot takes one's seat, or one looks for another table meanwhile. */
export const OnlineExits: FunctionComponent<Pick<Props, 'online'>> = ({ online }) => {
  const { menu } = onlineWords.value;
  const { you, seats, state } = online.table.value;
  const mine = you === undefined ? undefined : seats[you];
  const isThere = mine?.kind === 'person' && mine.away === undefined;
  return (
    <div class="online-menu">
      {isThere && state === 'playing' && (
        <>
          <HoldKey ms={700} label={menu.getUp} again={menu.getUpHint} onHeld={() => void online.do({ do: 'leave' })}>
            {menu.getUp}
          </HoldKey>
          <p>{menu.getUpHint}</p>
        </>
      )}
      <a class="key" href={hrefOf('lobby')}>
        {menu.lobby}
      </a>
    </div>
  );
};
