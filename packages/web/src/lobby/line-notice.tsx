/** What stands between this page and the table, and the key that mends it. */
import type { FunctionComponent } from 'preact';
import { loadNew } from '../offline/service.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { onlineWords } from '../online/words.ts';
import './line-notice.css';

export const LineNotice: FunctionComponent<{ online: OnlineTable }> = ({ online }) => {
  const { line: said, troubles } = onlineWords.value;
  const { value: line } = online.line;
  if (line.kind === 'open' || line.kind === 'connecting') return null;
  if (line.kind === 'lost')
    return (
      <p class="line-notice lost" role="alert">
        <b>{said.lost}</b> {said.lostHint}
      </p>
    );
  const isElsewhere = line.why === 'replaced';
  if (line.why === 'protocol')
    return (
      <p class="line-notice" role="alert">
        <b>{troubles.protocol}</b>
        <button type="button" class="key" onClick={loadNew}>
          {said.loadNew}
        </button>
      </p>
    );
  return (
    <p class="line-notice" role="alert">
      <b>{isElsewhere ? said.replaced : troubles[line.why]}</b>
      <button type="button" class="key" onClick={() => online.reconnect()}>
        {isElsewhere ? said.useHere : onlineWords.value.again}
      </button>
    </p>
  );
};
