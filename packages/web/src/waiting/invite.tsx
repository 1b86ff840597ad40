/** How others come to a table: a link, a code to type, a code to scan; on a ticket. */
import type { FunctionComponent } from 'preact';
import { CopyKey } from '../lobby/copy-key.tsx';
import { onlineWords } from '../online/words.ts';
import './invite.css';
import { linkTo } from '../lobby/links.ts';
import { QrCode } from '../lobby/qr-code.tsx';

export const Invite: FunctionComponent<{ code: string }> = ({ code }) => {
  const { invite } = onlineWords.value;
  const link = linkTo('room', code);
  return (
    <section class="invite" aria-labelledby="invite">
      <div class="invite-ways">
        <QrCode link={link} label={invite.qr} />
        <div class="invite-words">
          <h2 id="invite" class="display">
            {invite.title}
          </h2>
          <b class="mono invite-code">{code}</b>
          <span>{invite.code}</span>
        </div>
      </div>
      <div class="invite-link">
        <input
          class="mono"
          readOnly
          value={link}
          aria-label={invite.title}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyKey link={link} />
      </div>
    </section>
  );
};
