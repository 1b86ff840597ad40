/** What keeps this page from the table, and the key that helps. */
import type { FunctionComponent } from 'preact';
import { loadNew } from '../offline/service.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { onlineWords } from '../online/words.ts';
import './link-notice.css';

export const LinkNotice: FunctionComponent<{ online: OnlineTable }> = ({ online }) => {
  const { linkState: said, troubles } = onlineWords.value;
  const { value: state } = online.linkState;
  if (state.kind === 'open' || state.kind === 'connecting') return null;
  if (state.kind === 'lost')
    return (
      <p class="link-notice lost" role="alert">
        <b>{said.lost}</b> {said.lostHint}
      </p>
    );
  const isElsewhere = state.why === 'replaced';
  if (state.why === 'protocol')
    return (
      <p class="link-notice" role="alert">
        <b>{troubles.protocol}</b>
        <button type="button" class="key" onClick={loadNew}>
          {said.loadNew}
        </button>
      </p>
    );
  return (
    <p class="link-notice" role="alert">
      <b>{isElsewhere ? said.replaced : troubles[state.why]}</b>
      <button type="button" class="key" onClick={() => online.reconnect()}>
        {isElsewhere ? said.useHere : onlineWords.value.again}
      </button>
    </p>
  );
};
