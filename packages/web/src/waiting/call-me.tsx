/** A key for people who sit at a table: to be told that it is their move while the page is closed, and to stop that. */
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { findTold, isDaily, isTold, tellMe, tellMeDaily, tellMeNoMore } from '../online/push.ts';
import { onlineWords } from '../online/words.ts';
import './call-me.css';

/** `byPost`: would one message a day do? */
export const CallMe: FunctionComponent<{ readonly byPost: boolean }> = ({ byPost }) => {
  const { menu, troubles } = onlineWords.value;
  const failure = useSignal<string | undefined>(undefined);
  useEffect(() => void findTold(), []);
  const attempt = async (work: Promise<boolean>, otherwise: string): Promise<void> => {
    failure.value = undefined;
    failure.value = (await work) ? undefined : otherwise;
  };
  if (isTold.value === undefined) return null;
  return (
    <>
      {isTold.value ? (
        <>
          <p role="status">{menu.notifyingClosed}</p>
          {byPost && (
            <label class="call-me-daily">
              <input
                type="checkbox"
                checked={isDaily.value}
                onChange={({ currentTarget }) => void attempt(tellMeDaily(currentTarget.checked), troubles['not-now'])}
              />
              <span>{menu.notifyDaily}</span>
            </label>
          )}
          <button type="button" class="key" onClick={() => void tellMeNoMore()}>
            {menu.notifyOff}
          </button>
        </>
      ) : (
        <button type="button" class="key" onClick={() => void attempt(tellMe(), menu.notifyRefused)}>
          {menu.notify}
        </button>
      )}
      {failure.value !== undefined && <p role="alert">{failure.value}</p>}
    </>
  );
};
