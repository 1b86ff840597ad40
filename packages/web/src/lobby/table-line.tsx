/** A table in the list: whether it is on air, what is played there, with whom, how fast, and the way in. */
import { EDITIONS, MODES, RESULTS } from '@room25/engine';
import type { FunctionComponent } from 'preact';
import '../app/lamp.css';
import { labelled, text } from '../app/language.ts';
import { hrefOf, type ScreenName } from '../app/routes.ts';
import { locale } from '../app/settings.ts';
import { Icon } from '../art/icon.tsx';
import type { ListedTable } from '../online/api.ts';
import { namedPeople } from '../online/somebody.ts';
import { onlineWords } from '../online/words.ts';
import { ratingWords } from '../ratings/words.ts';
import { agoOf } from '../saves/when.ts';
import { privacyWords } from './privacy-words.ts';
import './table-line.css';

interface Props {
  readonly table: ListedTable;
  readonly isMine: boolean;
}

export const TableLine: FunctionComponent<Props> = ({ table, isMine }) => {
  const { lobby, terms } = onlineWords.value;
  const { terms: doors } = privacyWords.value;
  const { code, state, seats, taken, people, clock, awaited, updated, password, unwatched, rated } = table;
  const edition = EDITIONS.find((each) => each === table.edition)!;
  const mode = MODES.find((each) => each === table.mode)!;
  const result = RESULTS.find((each) => each === table.result);
  const door = isMine ? (state === 'over' ? 'end' : 'back') : state === 'open' && taken < seats ? 'sit' : 'watch';
  const screen: ScreenName = door === 'watch' ? 'watch' : 'room';
  const { name: modeName } = text.value.modes[mode];
  const { name: editionName } = text.value.editions[edition];
  const cast = [
    result ? text.value.results[result].headline : state === 'open' && lobby.taken(taken, seats),
    people.length > (isMine ? 1 : 0) && lobby.by(namedPeople(people).join(', ')),
    unwatched === true && doors.answers.unwatched,
    rated === true && ratingWords.value.rated.fact,
  ];
  const times = [terms.clockOf(clock), isMine && agoOf(updated)];
  return (
    <li class={`table-line ${awaited ? 'awaited' : ''}`}>
      <Standing table={table} />
      <div class="table-line-show">
        <h3 class="display">
          {password && <Lock label={doors.answers.password} />}
          {modeName} <span class="table-line-plate">{editionName}</span>
        </h3>
        <p>
          <Seats table={table} />
          {joined(cast)}
        </p>
        <p>{joined(times)}</p>
      </div>
      {!(door === 'watch' && unwatched) && (
        <a
          class="key"
          href={hrefOf(screen, code)}
          aria-label={labelled(lobby.doors[door], `${modeName} · ${editionName}`)}
        >
          {lobby.doors[door]}
        </a>
      )}
    </li>
  );
};

/** It asks for a password. */
const Lock: FunctionComponent<{ label: string }> = ({ label }) => (
  <svg class="icon table-line-lock" viewBox="0 0 24 24" role="img" aria-label={label}>
    <path d="M7 11V8a5 5 0 0 1 10 0v3M5 11h14v10H5z" fill="none" stroke="currentColor" stroke-width="2" />
  </svg>
);

/** Its state, in a column of its own. */
const Standing: FunctionComponent<{ table: ListedTable }> = ({ table: { state, awaited, deadline, seats, taken } }) => {
  const { lobby } = onlineWords.value;
  if (awaited)
    return (
      <p class="table-line-standing">
        <b>{lobby.yourMove}</b>
        {deadline !== undefined && <small>{lobby.until(momentOf(deadline))}</small>}
      </p>
    );
  return (
    <p class="table-line-standing">
      {state === 'playing' ? (
        <span class="lamp">{lobby.states.playing}</span>
      ) : state === 'open' ? (
        <span class="mono" aria-hidden="true">
          {taken}/{seats}
        </span>
      ) : (
        lobby.states[state]
      )}
    </p>
  );
};

/** People, bots, free places; the words beside it say as much. */
const Seats: FunctionComponent<{ table: ListedTable }> = ({ table: { seats, taken, people } }) => (
  <span class="table-line-seats" aria-hidden="true">
    {Array.from({ length: seats }, (_, place) =>
      place < taken ? (
        <Icon key={place} name={place < people.length ? 'mark-prisoner' : 'mark-robot'} />
      ) : (
        <i key={place} />
      ),
    )}
  </span>
);

const joined = (facts: readonly (string | false)[]): string => facts.filter(Boolean).join(' · ');

/** "14:05", or with its day if that is not today. */
const momentOf = (time: number): string => {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(locale.value, {
    hour: '2-digit',
    minute: '2-digit',
    ...(!isToday && { weekday: 'short', day: 'numeric', month: 'short' }),
  }).format(time);
};
