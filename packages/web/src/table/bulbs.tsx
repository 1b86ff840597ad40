/** The turns of the game as bulbs: spent ones dark, the present one ringed. A beacon stands where the alarm would cut the row. */
import type { FunctionComponent } from 'preact';
import { words } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import './bulbs.css';

interface Props {
  readonly left: number;
  readonly all: number;
  readonly hasAlarm: boolean;
  readonly isAlarm: boolean;
}

/** ALERT-1 */
export const LEFT_BY_ALARM = 5;

export const Bulbs: FunctionComponent<Props> = ({ left, all, hasAlarm, isAlarm }) => {
  const { header } = words.value.table;
  const spent = Math.max(0, all - left);
  const isCut = hasAlarm && all > LEFT_BY_ALARM;
  return (
    <div class="bulbs" role="img" aria-label={header.bulbs(left, all)} title={isCut ? header.beacon : undefined}>
      {Array.from({ length: all }, (_, turn) => (
        <>
          {isCut && turn === all - LEFT_BY_ALARM && (
            <span class={`bulbs-beacon ${isAlarm ? 'on' : ''}`}>
              <Icon name="mark-alarm" />
            </span>
          )}
          <i class={`bulb ${turn < spent ? '' : 'lit'} ${turn === spent ? 'now' : ''} ${left === 1 ? 'last' : ''}`} />
        </>
      ))}
    </div>
  );
};
