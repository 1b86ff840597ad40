/** A table in a list: what is played there, with whom, and the way in. */
import { EDITIONS, MODES } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import { text } from '../app/language.ts';
import { hrefOf, type ScreenName } from '../app/routes.ts';
import { languageCode } from '../app/settings.ts';
import type { ListedTable } from '../online/api.ts';
import { onlineWords } from '../online/words.ts';
import { agoOf } from '../saves/when.ts';

interface Props {
  readonly table: ListedTable;
  readonly isMine: boolean;
}

export const TableLine: FunctionComponent<Props> = ({ table, isMine }) => {
  const { lobby, terms } = onlineWords.value;
  const { code, state, seats, taken, people, clock, awaited, deadline, updated } = table;
  const edition = EDITIONS.find((each) => each === table.edition)!;
  const mode = MODES.find((each) => each === table.mode)!;
  const door = isMine ? (state === 'over' ? 'end' : 'back') : state === 'open' && taken < seats ? 'sit' : 'watch';
  const screen: ScreenName = door === 'watch' ? 'watch' : 'room';
  const name = `${text.value.modes[mode].name} · ${text.value.editions[edition].name}`;
  const facts = [
    state === 'open' ? lobby.taken(taken, seats) : lobby.states[state],
    people.length > 0 && lobby.by(people.join(', ')),
    terms.clockOf(clock),
    isMine && agoOf(updated, languageCode.value),
  ].filter((fact) => typeof fact === 'string');
  return (
    <li class={`table-line ${awaited ? 'awaited' : ''}`}>
      <div>
        <h3 class="display">{name}</h3>
        <p>{facts.join(' · ')}</p>
      </div>
      {awaited && (
        <p class="table-line-lamp">
          {lobby.yourMove}
          {deadline !== undefined && ` · ${lobby.until(momentOf(deadline))}`}
        </p>
      )}
      <a
        class={`key ${awaited ? 'ivory' : ''}`}
        href={hrefOf(screen, code)}
        aria-label={`${lobby.doors[door]}: ${name}`}
      >
        {lobby.doors[door]}
      </a>
    </li>
  );
};

/** "14:05", or with its day if that is not today. */
const momentOf = (time: number): string => {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(languageCode.value, {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(time);
};
