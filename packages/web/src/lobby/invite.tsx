/** How others come to a table: a link, a code to type, a square to scan. */
import type { FunctionComponent } from 'preact';
import { onlineWords } from '../online/words.ts';
import { CopyKey } from './copy-key.tsx';
import './invite.css';
import { linkTo } from './links.ts';
import { QrCode } from './qr-code.tsx';

export const Invite: FunctionComponent<{ code: string }> = ({ code }) => {
  const { invite } = onlineWords.value;
  const link = linkTo('room', code);
  return (
    <section class="card invite" aria-labelledby="invite">
      <h2 id="invite" class="display">
        {invite.title}
      </h2>
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
      <div class="invite-ways">
        <QrCode link={link} label={invite.qr} />
        <p>
          <b class="mono invite-code">{code}</b>
          <span>{invite.code}</span>
        </p>
      </div>
    </section>
  );
};
